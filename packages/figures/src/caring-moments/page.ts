import { none, type PageFace } from '#figure.ts'
import type { CaringMoments } from './shape.ts'

export const caringMoments = {
  at: { subject: 'relationship', call: 'caringMoments', path: '/api/relationship/caring-moments', plan: 'pro' },
  isEmpty: ({ caring_moments }) => caring_moments.length === 0,
  isTooLittle: none,
} as const satisfies PageFace<CaringMoments>
