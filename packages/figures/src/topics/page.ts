import { none, type PageFace } from '#figure.ts'
import type { Topics } from './shape.ts'

export const topics = {
  at: { subject: 'words', call: 'topics', path: '/api/topics', plan: 'pro' },
  isEmpty: ({ topics }) => topics.length === 0,
  isTooLittle: none,
} as const satisfies PageFace<Topics>
