import type { PageFace } from '#figure.ts'
import type { SentimentTrend } from './shape.ts'

export const sentimentTrend = {
  at: { subject: 'sentiment', call: 'trend', path: '/api/sentiment/trend', plan: 'free' },
  isEmpty: ({ messages }) => messages === 0,
} as const satisfies PageFace<SentimentTrend>
