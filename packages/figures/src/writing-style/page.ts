import { none, type PageFace } from '#figure.ts'
import type { WritingStyle } from './shape.ts'

export const writingStyle = {
  at: { subject: 'words', call: 'style', path: '/api/words/style', plan: 'pro' },
  isEmpty: ({ everyone }) => everyone.texts === 0,
  isTooLittle: none,
} as const satisfies PageFace<WritingStyle>
