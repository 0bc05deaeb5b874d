import type { PageFace } from '#figure.ts'
import type { SentimentTrend } from './shape.ts'

export const sentimentTrend = {
  at: { subject: 'sentiment', call: 'trend', path: '/api/sentiment/trend', plan: 'free' },
  isEmpty: ({ messages }) => messages === 0,
  // A half of fewer scored messages shows nothing.
  isTooLittle: ({ first_half_messages, second_half_messages }) => Math.min(first_half_messages, second_half_messages) < 5,
} as const satisfies PageFace<SentimentTrend>
