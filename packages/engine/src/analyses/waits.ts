import { quantiles } from '../stats/quantile.ts'

/** How long some replies took: how many they are, and in seconds, not rounded, median and 90th percentile; null without any. */
export interface Waits {
  replies: number
  median: number | null
  p90: number | null
}

export function waitsOf(seconds: Uint32Array): Waits {
  if (seconds.length === 0) return { replies: 0, median: null, p90: null }
  const [median, p90] = quantiles(seconds, [0.5, 0.9])
  return { replies: seconds.length, median, p90 }
}
