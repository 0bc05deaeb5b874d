import type { PageFace } from '#figure.ts'
import type { WritingStyle } from './shape.ts'

export const writingStyle = {
  at: { subject: 'words', call: 'style', path: '/api/words/style', plan: 'pro' },
  isEmpty: ({ everyone }) => everyone.texts === 0,
} as const satisfies PageFace<WritingStyle>
