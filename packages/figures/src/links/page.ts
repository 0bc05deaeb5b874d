import { none, type PageFace } from '#figure.ts'
import type { Links } from './shape.ts'

export const links = {
  at: { subject: 'words', call: 'links', path: '/api/words/links', plan: 'pro' },
  isEmpty: ({ links }) => links === 0,
  isTooLittle: none,
} as const satisfies PageFace<Links>
