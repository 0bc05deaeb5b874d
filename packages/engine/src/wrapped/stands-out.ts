/**
 * How far a count stands out from what is usual, 0 to 1: the part of it that is more than usual. What chance alone may have
 * added is not counted: two standard deviations of a count (Poisson), so that few messages say little.
 */
export function standsOut(count: number, usual: number): number {
  const sure = count - 2 * Math.sqrt(count)
  return sure > usual ? 1 - usual / sure : 0
}

/** The same of what is not a count: seconds, a share, a score. */
export const exceeds = (value: number, usual: number): number => (value > usual ? 1 - usual / value : 0)
