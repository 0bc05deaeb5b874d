import { none, type PageFace } from '#figure.ts'
import type { MessagesOnShow } from './shape.ts'

export const messagesOnShow = {
  at: { subject: 'charts', call: 'messagesOnShow', path: '/api/charts/messages-on-show', plan: 'free' },
  isEmpty: ({ messages }) => messages === 0,
  isTooLittle: none,
} as const satisfies PageFace<MessagesOnShow>
