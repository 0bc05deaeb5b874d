import { none, type PageFace } from '#figure.ts'
import type { MessageShare } from './shape.ts'

export const messageShare = {
  at: { subject: 'charts', call: 'messageShare', path: '/api/charts/message-share', plan: 'free' },
  isEmpty: ({ messages }) => messages === 0,
  isTooLittle: none,
} as const satisfies PageFace<MessageShare>
