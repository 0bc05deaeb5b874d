import { none, type PageFace } from '#figure.ts'
import type { Bursts } from './shape.ts'

export const bursts = {
  at: { subject: 'relationship', call: 'bursts', path: '/api/relationship/bursts', plan: 'pro' },
  isEmpty: ({ bursts }) => bursts === 0,
  isTooLittle: none,
} as const satisfies PageFace<Bursts>
