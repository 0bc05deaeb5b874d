import { none, type PageFace } from '#figure.ts'
import type { Words } from './shape.ts'

export const words = {
  at: { subject: 'words', call: 'list', path: '/api/words', plan: 'pro' },
  isEmpty: ({ words }) => words.length === 0,
  isTooLittle: none,
} as const satisfies PageFace<Words>
