/**
 * −log2 of the probability that a normal variable is this many standard deviations above its mean, or further. The integral
 * by Abramowitz and Stegun 7.1.26, from three deviations on by its asymptotic series (7.1.23): within 0.02 bits of the truth.
 */
export function normalTailBits(deviations: number): number {
  if (Number.isNaN(deviations)) return 0
  if (deviations < 0) return -Math.log2(1 - tail(-deviations))
  if (deviations < 3) return -Math.log2(tail(deviations))
  const square = deviations * deviations
  const series = 1 - 1 / square + 3 / square ** 2 - 15 / square ** 3
  return (square / 2 + Math.log(deviations * Math.sqrt(2 * Math.PI)) - Math.log(series)) / Math.LN2
}

/** For deviations of 0 and more. */
function tail(deviations: number): number {
  const x = deviations / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * x)
  const polynomial = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  return 0.5 * polynomial * Math.exp(-x * x)
}

const LEAST_DEVIATIONS = -8
const MOST_DEVIATIONS = 40

/** The inverse: how many standard deviations above the mean the tail with this many bits begins, −8 to 40. */
export function deviationsOf(bits: number): number {
  let [low, high] = [LEAST_DEVIATIONS, MOST_DEVIATIONS]
  while (high - low > 1e-9) {
    const middle = (low + high) / 2
    if (normalTailBits(middle) < bits) low = middle
    else high = middle
  }
  return high === MOST_DEVIATIONS ? high : low
}
