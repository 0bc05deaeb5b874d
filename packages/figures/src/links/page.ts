import type { PageFace } from '#figure.ts'
import type { Links } from './shape.ts'

export const links = {
  at: { subject: 'words', call: 'links', path: '/api/words/links', plan: 'pro' },
  isEmpty: ({ links }) => links === 0,
} as const satisfies PageFace<Links>
