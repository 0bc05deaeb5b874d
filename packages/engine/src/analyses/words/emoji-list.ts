/** A chat's emoji, most frequent first. */
import type { Chat } from '#chat/chat.ts'
import { everything, type Selection } from '#chat/selection.ts'
import { top } from '#stats/top.ts'
import { feature } from '#words/features.ts'
import { words } from '#words/words.ts'
import { byEmoji, eachRow, tokenCounts, totals } from './counts.ts'
import { answerOf } from './find-many.ts'
import { messagesFindingEach } from './messages-finding.ts'

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
  const listed = Array.from(top(counts, most))
  const emojis = listed.map((token) => dictionary.text(token))
  const found = answerOf(chat, selection, messagesFindingEach(chat, selection, emojis))
  return {
    emojis: listed.map((token, i) => ({ emoji: emojis[i], count: counts[token], messages: found[i] })),
    ...totals(counts),
    messages,
    withEmoji,
  }
}
