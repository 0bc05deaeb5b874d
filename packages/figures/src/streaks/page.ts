import { none, type PageFace } from '#figure.ts'
import type { Streaks } from './shape.ts'

export const streaks = {
  at: { subject: 'relationship', call: 'streaks', path: '/api/relationship/streaks', plan: 'pro' },
  isEmpty: ({ streaks }) => streaks.length === 0,
  isTooLittle: none,
} as const satisfies PageFace<Streaks>
