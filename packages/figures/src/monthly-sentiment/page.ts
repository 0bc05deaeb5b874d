import type { PageFace } from '#figure.ts'
import type { MonthlySentiment } from './shape.ts'

export const monthlySentiment = {
  at: { subject: 'sentiment', call: 'monthly', path: '/api/sentiment/timeline/monthly', plan: 'free' },
  isEmpty: ({ monthly_sentiment }) => monthly_sentiment.every(({ messages }) => messages === 0),
} as const satisfies PageFace<MonthlySentiment>
