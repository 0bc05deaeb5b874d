import type { SentimentTrend } from './shape.ts'

export const sentimentTrend: SentimentTrend = {
  overall_trend: 'improving',
  average_sentiment: 0.15,
  first_half: 0.1,
  second_half: 0.19,
  first_half_messages: 2204,
  second_half_messages: 2512,
  messages: 4865,
}
