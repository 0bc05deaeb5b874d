import type { MessageShare } from './shape.ts'

export const messageShare: MessageShare = {
  people: [
    { person: 'Juliet C.', messages: 2612 },
    { person: 'Romeo M.', messages: 2253 },
  ],
  messages: 4865,
  remark: { author: 'Juliet C.', messages: 2612, share: 2612 / 4865, is_tied: false },
}
