import { none, type PageFace } from '#figure.ts'
import type { Emojis } from './shape.ts'

export const emojis = {
  at: { subject: 'words', call: 'emojis', path: '/api/emojis', plan: 'pro' },
  isEmpty: ({ emojis }) => emojis.length === 0,
  isTooLittle: none,
} as const satisfies PageFace<Emojis>
