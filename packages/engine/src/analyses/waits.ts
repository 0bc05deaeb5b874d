import { quantilesBetween, type Ranks, ranked } from '#stats/quantile.ts'

/** How long some replies took: how many they are, and in seconds, not rounded, median and 90th percentile; null without any. */
export interface Waits {
  replies: number
  median: number | null
  p90: number | null
}

export const waitsOf = (seconds: Uint32Array): Waits => waitsBetween(ranked(seconds), 0, seconds.length)

/** Those of the ranks from `from` up to `to` of some replies, the fastest first. */
export function waitsBetween(seconds: Ranks, from: number, to: number): Waits {
  if (from === to) return { replies: 0, median: null, p90: null }
  const [median, p90] = quantilesBetween(seconds.at, from, to, [0.5, 0.9])
  return { replies: to - from, median, p90 }
}
