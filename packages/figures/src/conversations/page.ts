import type { PageFace } from '#figure.ts'
import type { Conversations } from './shape.ts'

export const conversations = {
  at: { subject: 'relationship', call: 'conversations', path: '/api/relationship/conversations', plan: 'pro' },
  isEmpty: ({ people }) => people.every(({ opened, closed }) => opened + closed === 0),
} as const satisfies PageFace<Conversations>
