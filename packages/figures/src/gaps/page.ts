import { none, type PageFace } from '#figure.ts'
import type { Gaps } from './shape.ts'

export const gaps = {
  at: { subject: 'relationship', call: 'coldStreaks', path: '/api/relationship/cold-streaks', plan: 'pro' },
  isEmpty: ({ cold_streaks }) => cold_streaks.length === 0,
  isTooLittle: none,
} as const satisfies PageFace<Gaps>
