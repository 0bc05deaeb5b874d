/** The emoji of a chat, most first. */
import type { Chat } from '../../chat.ts'
import { everything, type Selection } from '../../selection.ts'
import { top } from '../../stats/top.ts'
import { feature } from '../../words/scanner.ts'
import { words } from '../../words/words.ts'
import { byEmoji, eachRow, tokenCounts, totals } from './counts.ts'
import { messagesFinding } from './messages-finding.ts'

export interface CountedEmoji {
  /** Without variation selectors and skin tones. */
  emoji: string
  count: number
  /** In how many messages a search for it finds it. */
  messages: number
}

export interface EmojiList {
  /** Most first, of as many the one met first. */
  emojis: CountedEmoji[]
  /** How many different ones there are, and how often any of them was sent. */
  total: number
  said: number
  /** Messages selected, and those of them with an emoji. */
  messages: number
  withEmoji: number
}

export function emojiList(chat: Chat, selection: Selection = everything(chat), { most = 100 } = {}): EmojiList {
  const { dictionary, features } = words(chat)
  const counts = byEmoji(chat, tokenCounts(chat, selection))
  let messages = 0
  let withEmoji = 0
  eachRow(chat, selection, (row) => {
    messages++
    if ((features[row] & feature.hasEmoji) !== 0) withEmoji++
  })
  return {
    emojis: Array.from(top(counts, most), (token) => {
      const emoji = dictionary.text(token)
      return { emoji, count: counts[token], messages: messagesFinding(chat, selection, emoji) }
    }),
    ...totals(counts),
    messages,
    withEmoji,
  }
}
