import { none, type PageFace } from '#figure.ts'
import type { ResponseMatrix } from './shape.ts'

export const responseMatrix = {
  at: { subject: 'relationship', call: 'responseMatrix', path: '/api/relationship/response-matrix', plan: 'pro' },
  isEmpty: ({ pairs }) => pairs.length === 0,
  isTooLittle: none,
} as const satisfies PageFace<ResponseMatrix>
