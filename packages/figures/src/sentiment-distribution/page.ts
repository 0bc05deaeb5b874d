import { none, type PageFace } from '#figure.ts'
import type { SentimentDistribution } from './shape.ts'

export const sentimentDistribution = {
  at: { subject: 'sentiment', call: 'distribution', path: '/api/sentiment/distribution', plan: 'free' },
  isEmpty: ({ positive, neutral, negative }) => positive + neutral + negative === 0,
  isTooLittle: none,
} as const satisfies PageFace<SentimentDistribution>
