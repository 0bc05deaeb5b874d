import { none, type PageFace } from '#figure.ts'
import type { Conversations } from './shape.ts'

export const conversations = {
  at: { subject: 'relationship', call: 'conversations', path: '/api/relationship/conversations', plan: 'pro' },
  isEmpty: ({ people }) => people.every(({ opened, closed }) => opened + closed === 0),
  isTooLittle: none,
} as const satisfies PageFace<Conversations>
