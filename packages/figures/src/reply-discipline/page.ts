import { none, type PageFace } from '#figure.ts'
import type { ReplyDiscipline } from './shape.ts'

export const replyDiscipline = {
  at: { subject: 'relationship', call: 'replyDiscipline', path: '/api/relationship/reply-discipline', plan: 'pro' },
  isEmpty: ({ reply_discipline }) => Object.values(reply_discipline).every(({ total_replies }) => total_replies === 0),
  isTooLittle: none,
} as const satisfies PageFace<ReplyDiscipline>
