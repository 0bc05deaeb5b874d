import { none, type PageFace } from '#figure.ts'
import type { SentimentChart } from './shape.ts'

export const sentimentChart = {
  at: { subject: 'charts', call: 'sentiment', path: '/api/charts/sentiment', plan: 'free' },
  isEmpty: ({ messages }) => messages === 0,
  isTooLittle: none,
} as const satisfies PageFace<SentimentChart>
