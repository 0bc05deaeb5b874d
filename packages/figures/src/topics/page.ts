import type { PageFace } from '#figure.ts'
import type { Topics } from './shape.ts'

export const topics = {
  at: { subject: 'words', call: 'topics', path: '/api/topics', plan: 'pro' },
  isEmpty: ({ topics }) => topics.length === 0,
} as const satisfies PageFace<Topics>
