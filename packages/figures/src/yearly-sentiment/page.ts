import { none, type PageFace } from '#figure.ts'
import type { YearlySentiment } from './shape.ts'

export const yearlySentiment = {
  at: { subject: 'sentiment', call: 'yearly', path: '/api/sentiment/timeline/yearly', plan: 'free' },
  isEmpty: ({ yearly_sentiment }) => yearly_sentiment.every(({ messages }) => messages === 0),
  isTooLittle: none,
} as const satisfies PageFace<YearlySentiment>
