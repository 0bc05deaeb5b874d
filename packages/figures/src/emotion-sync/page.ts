import { none, type PageFace } from '#figure.ts'
import type { EmotionSync } from './shape.ts'

export const emotionSync = {
  at: { subject: 'emotion', call: 'sync', path: '/api/emotion/sync', plan: 'pro' },
  isEmpty: ({ pairs }) => pairs.length === 0,
  isTooLittle: none,
} as const satisfies PageFace<EmotionSync>
