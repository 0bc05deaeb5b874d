import { none, type PageFace } from '#figure.ts'
import type { Calendar } from './shape.ts'

export const calendar = {
  at: { subject: 'charts', call: 'calendar', path: '/api/charts/calendar', plan: 'free' },
  isEmpty: ({ messages }) => messages === 0,
  isTooLittle: none,
} as const satisfies PageFace<Calendar>
