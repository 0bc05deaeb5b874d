import type { Waits } from '@convostat/engine/analyses/waits'

export const waitsShown = ({ replies, median, p90 }: Waits) => ({ replies, median_seconds: median, p90_seconds: p90 })

/** The columns of a table that has them. */
export const waitColumns = (what: string) => ({
  replies: `Replies ${what}`.trim(),
  median_seconds: 'Their median, in seconds',
  p90_seconds: 'Nine of ten were quicker, in seconds',
})
