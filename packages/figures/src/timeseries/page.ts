import { none, type PageFace } from '#figure.ts'
import type { Timeseries } from './shape.ts'

export const timeseries = {
  at: { subject: 'charts', call: 'timeseries', path: '/api/charts/timeseries', plan: 'free' },
  isEmpty: ({ messages }) => messages === 0,
  isTooLittle: none,
} as const satisfies PageFace<Timeseries>
