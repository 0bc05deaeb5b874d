import { none, type PageFace } from '#figure.ts'
import type { SentimentLanguages } from './shape.ts'

export const sentimentLanguages = {
  at: { subject: 'sentiment', call: 'languages', path: '/api/sentiment/languages', plan: 'free' },
  isEmpty: ({ messages }) => messages === 0,
  isTooLittle: none,
} as const satisfies PageFace<SentimentLanguages>
