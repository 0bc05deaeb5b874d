import type { PageFace } from '#figure.ts'
import type { Heatmap } from './shape.ts'

export const heatmap = {
  at: { subject: 'charts', call: 'heatmap', path: '/api/charts/heatmap', plan: 'free' },
  isEmpty: ({ messages }) => messages === 0,
} as const satisfies PageFace<Heatmap>
