import { normalTailBits } from './normal-tail.ts'

/** How many of some cases are of a kind. */
export interface Proportion {
  of: number
  all: number
}

/**
 * The z statistic of two proportions, above 0 where the first is larger, with the variance of the pooled proportion p:
 * z = (p1 − p2) / √(p (1 − p) (1/n1 + 1/n2)). Null where the normal distribution does not fit: fewer than
 * `FEWEST_CASES` on a side, or fewer than `FEWEST_EXPECTED` expected in one of the four cells (Cochran's rule).
 * Fleiss, Levin and Paik, *Statistical Methods for Rates and Proportions* (3rd edition, 2003), chapter 3.
 */
export function twoProportions(one: Proportion, other: Proportion): number | null {
  const [n, m] = [one.all, other.all]
  if (Math.min(n, m) < FEWEST_CASES) return null
  const pooled = (one.of + other.of) / (n + m)
  if (Math.min(n, m) * Math.min(pooled, 1 - pooled) < FEWEST_EXPECTED) return null
  return (one.of / n - other.of / m) / Math.sqrt(pooled * (1 - pooled) * (1 / n + 1 / m))
}

const FEWEST_CASES = 30
const FEWEST_EXPECTED = 5

/**
 * Whether z is further from 0 than chance explains, on either side, where this many are compared at once: beyond the 5 %
 * bound divided by their number (Bonferroni's correction; Fleiss, Levin and Paik, chapter 9).
 */
export const isBeyondChance = (z: number, compared: number): boolean => normalTailBits(Math.abs(z)) > Math.log2((2 * compared) / 0.05)
