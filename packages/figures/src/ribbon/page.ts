import { none, type PageFace } from '#figure.ts'
import type { Ribbon } from './shape.ts'

export const ribbon = {
  at: { subject: 'charts', call: 'ribbon', path: '/api/charts/ribbon', plan: 'free' },
  isEmpty: ({ messages }) => messages === 0,
  isTooLittle: none,
} as const satisfies PageFace<Ribbon>
