import { none, type PageFace } from '#figure.ts'
import type { Heatmap } from './shape.ts'

export const heatmap = {
  at: { subject: 'charts', call: 'heatmap', path: '/api/charts/heatmap', plan: 'free' },
  isEmpty: ({ messages }) => messages === 0,
  isTooLittle: none,
} as const satisfies PageFace<Heatmap>
