/**
 * How rare a value is among others like it, in bits: −log2 of the probability that one of them is as large.
 *
 * Beyond a threshold that a tenth of them pass, values are taken to fall off as a power (Pareto): the power is estimated by
 * Hill (1975), the probability by Weissman (1978). So a record among days that are much alike is rarer than the same among
 * days that vary, and one that barely passes the next is no rarer than the largest of this many is bound to be.
 */
export function tailBits(value: number, others: Float64Array): number {
  const { length } = others
  if (!isTold(others)) return 0
  const sorted = others.slice().sort().reverse()
  const beyond = Math.max(FEWEST_BEYOND, Math.ceil(length * SHARE_BEYOND))
  const threshold = sorted[beyond]
  if (!(threshold > 0) || value <= threshold) return 0
  let sum = 0
  for (let i = 0; i < beyond; i++) sum += Math.log(sorted[i] / threshold)
  const index = Math.max(LEAST_INDEX, sum / beyond)
  return Math.log2((length + 1) / beyond) + Math.log2(value / threshold) / index
}

/** Whether there are enough of them to tell what is usual. */
export const isTold = ({ length }: ArrayLike<number>): boolean => length >= FEWEST
const FEWEST = 7
const FEWEST_BEYOND = 5
const SHARE_BEYOND = 0.1
/** Values that are all alike would make every other one infinitely rare. */
const LEAST_INDEX = 0.15
