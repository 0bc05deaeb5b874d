import { none, type PageFace } from '#figure.ts'
import type { MonthlySentiment } from './shape.ts'

export const monthlySentiment = {
  at: { subject: 'sentiment', call: 'monthly', path: '/api/sentiment/timeline/monthly', plan: 'free' },
  isEmpty: ({ monthly_sentiment }) => monthly_sentiment.every(({ messages }) => messages === 0),
  isTooLittle: none,
} as const satisfies PageFace<MonthlySentiment>
