import { none, type PageFace } from '#figure.ts'
import type { Vibe } from './shape.ts'

export const vibe = {
  at: { subject: 'emotion', call: 'vibe', path: '/api/emotion/vibe', plan: 'pro' },
  isEmpty: ({ reasons }) => reasons.length === 0,
  isTooLittle: none,
} as const satisfies PageFace<Vibe>
