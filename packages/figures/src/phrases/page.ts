import { none, type PageFace } from '#figure.ts'
import type { Phrases } from './shape.ts'

export const phrases = {
  at: { subject: 'words', call: 'phrases', path: '/api/words/phrases', plan: 'pro' },
  isEmpty: ({ phrases }) => phrases.length === 0,
  isTooLittle: none,
} as const satisfies PageFace<Phrases>
