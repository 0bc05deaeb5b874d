/**
 * −log2 of the probability of at least this many successes in a number of trials. Counts may be fractions: the
 * probability is the regularized incomplete beta function, which is the binomial tail at whole numbers.
 */
export function binomialTailBits(successes: number, trials: number, chance: number): number {
  if (successes < FEWEST) return 0
  if (successes > trials || chance <= 0) return Number.POSITIVE_INFINITY
  if (chance >= 1) return 0
  const a = successes
  const b = trials - successes + 1
  const log = logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(chance) + b * Math.log1p(-chance)
  // The fraction converges quickly on one side of the mean; on the other one, the complement is computed.
  if (chance < (a + 1) / (a + b + 2)) return -(log + Math.log(betaFraction(a, b, chance) / a)) / Math.LN2
  return -Math.log1p(-Math.min(1, (Math.exp(log) * betaFraction(b, a, 1 - chance)) / b)) / Math.LN2
}

/** Fewer successes than this are none. */
const FEWEST = 1e-9

/** Lanczos (1964), g = 5: within 2e-10. */
function logGamma(x: number): number {
  const series = [76.18009172947146, -86.50532032941678, 24.01409824083091, -1.231739572450155, 1.208650973866179e-3, -5.395239384953e-6]
  const base = x + 5.5
  const sum = series.reduce((all, factor, i) => all + factor / (x + 1 + i), 1.000000000190015)
  return (x + 0.5) * Math.log(base) - base + Math.log((Math.sqrt(2 * Math.PI) * sum) / x)
}

const STEPS = 500
const CLOSE = 1e-12
/** In place of a denominator of zero. */
const TINY = 1e-300

/** The continued fraction of the incomplete beta function (Abramowitz and Stegun 26.5.8), by Lentz's method. */
function betaFraction(a: number, b: number, x: number): number {
  const away = (value: number): number => (Math.abs(value) < TINY ? TINY : value)
  let c = 1
  let d = 1 / away(1 - ((a + b) * x) / (a + 1))
  let value = d
  for (let m = 1; m <= STEPS; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    let change = 1
    for (const factor of [even, odd]) {
      d = 1 / away(1 + factor * d)
      c = away(1 + factor / c)
      change = c * d
      value *= change
    }
    if (Math.abs(change - 1) < CLOSE) break
  }
  return value
}
