import type { SentimentChart } from './shape.ts'

export const sentimentChart: SentimentChart = {
  positive: 957,
  neutral: 3253,
  negative: 655,
  messages: 4865,
  remark: { sentiment: 'neutral', messages: 3253, share: 3253 / 4865, is_tied: false, unscored: 120 },
}
