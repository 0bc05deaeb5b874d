import { none, type PageFace } from '#figure.ts'
import type { OwnWordMessages } from './shape.ts'

export const ownWordMessages = {
  at: { subject: 'words', call: 'ownMessages', path: '/api/words/own-messages', plan: 'pro' },
  isEmpty: ({ people }) => people.length === 0,
  isTooLittle: none,
} as const satisfies PageFace<OwnWordMessages>
