import { none, type PageFace } from '#figure.ts'
import type { Balance } from './shape.ts'

export const balance = {
  at: { subject: 'relationship', call: 'balance', path: '/api/relationship/balance', plan: 'pro' },
  isEmpty: ({ people }) => people.length === 0,
  isTooLittle: none,
} as const satisfies PageFace<Balance>
