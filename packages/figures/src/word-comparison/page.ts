import { none, type PageFace } from '#figure.ts'
import type { WordComparison } from './shape.ts'

export const wordComparison = {
  at: { subject: 'words', call: 'compare', path: '/api/words/compare', plan: 'pro' },
  isEmpty: ({ people }) => people.every(({ words, emojis }) => words.length + emojis.length === 0),
  isTooLittle: none,
} as const satisfies PageFace<WordComparison>
