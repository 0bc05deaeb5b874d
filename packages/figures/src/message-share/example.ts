import type { MessageShare } from './shape.ts'

export const messageShare: MessageShare = {
  people: [
    { person: 'Juliet Capulet', messages: 2612 },
    { person: 'Romeo Montague', messages: 2253 },
  ],
  messages: 4865,
  remark: { author: 'Juliet Capulet', messages: 2612, share: 2612 / 4865, is_tied: false },
}
