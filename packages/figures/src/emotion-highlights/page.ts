import { none, type PageFace } from '#figure.ts'
import type { EmotionHighlights } from './shape.ts'

export const emotionHighlights = {
  at: { subject: 'emotion', call: 'highlights', path: '/api/emotion/highlights', plan: 'pro' },
  isEmpty: ({ highlights }) => highlights.length === 0,
  isTooLittle: none,
} as const satisfies PageFace<EmotionHighlights>
