import type { Emojis } from './shape.ts'

export const emojis: Emojis = {
  emojis: ['❤', '🌹', '😍', '🌙', '✨', '😭', '🕊', '💋', '🎭', '⭐', '🥀', '😘', '💔', '🌅', '🗡', '💌', '😂', '🙏'].map((emoji, at) => {
    const count = Math.round(620 / (at + 1) ** 0.8)
    return { emoji, count, messages: Math.round(0.8 * count) }
  }),
  total: 64,
  said: 2610,
  messages: 7660,
  messages_with_emojis: 1790,
}
