/** The emoji of a chat, most first. */
import type { Chat } from '../../chat.ts'
import { everything, type Selection } from '../../selection.ts'
import { top } from '../../stats/top.ts'
import { feature } from '../../words/scanner.ts'
import { words } from '../../words/words.ts'
import { eachRow, tokenCounts } from './counts.ts'
import { EMOJI, lexicon } from './lexicon.ts'
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
  const counts = emojiCounts(chat, selection)
  const ranked = top(counts)
  const shown = Array.from(ranked.subarray(0, most), (token) => dictionary.text(token))
  const found = messagesFinding(chat, selection, shown)
  let messages = 0
  let withEmoji = 0
  eachRow(chat, selection, (row) => {
    messages++
    if ((features[row] & feature.hasEmoji) !== 0) withEmoji++
  })
  return {
    emojis: shown.map((emoji, i) => ({ emoji, count: counts[ranked[i]], messages: found[i].messages })),
    total: ranked.length,
    said: ranked.reduce((sum, token) => sum + counts[token], 0),
    messages,
    withEmoji,
  }
}

/** By token: how often it stands in the rows selected, where it is an emoji; else 0. */
export function emojiCounts(chat: Chat, selection: Selection): Uint32Array {
  const { wordOf } = lexicon(chat)
  const counts = tokenCounts(chat, selection)
  for (let token = 0; token < counts.length; token++) if (wordOf[token] !== EMOJI) counts[token] = 0
  return counts
}
