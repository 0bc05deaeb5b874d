/**
 * Rounds half away from zero to a number of decimals: 0.25 becomes 0.3, -0.25 becomes -0.3.
 *
 * A number counts as what it prints: 1.005 is a half at two decimals, although the double behind it is a little
 * lower. So a quotient that is exactly half way is rounded as one would on paper. Never gives -0.
 */
export function round(value: number, decimals = 0): number {
  // From 2 ** 52 on every double is a whole number.
  if (!(Math.abs(value) < 2 ** 52)) return value
  const size = shifted(Math.round(shifted(Math.abs(value), decimals)), -decimals)
  return value < 0 && size > 0 ? -size : size
}

/** The decimal point moved to the right, on the digits as printed: no multiplication, so no error of its own. */
function shifted(value: number, places: number): number {
  const [digits, exponent = '0'] = String(value).split('e')
  return Number(`${digits}e${Number(exponent) + places}`)
}
