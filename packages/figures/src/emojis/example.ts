import type { Emojis } from './shape.ts'

export const emojis: Emojis = {
  emojis: [
    { emoji: '❤️', count: 210, messages: 180 },
    { emoji: '😂', count: 154, messages: 120 },
  ],
  total: 61,
  said: 902,
  messages: 4865,
  messages_with_emojis: 731,
}
