/** Words, emoji and links of single rows, for weekdays and hours, which no selection knows. */
import type { Chat } from '#chat/chat.ts'
import { textColumn } from '#chat/column.ts'
import { everything } from '#chat/selection.ts'
import { top } from '#stats/top.ts'
import { words } from '#words/words.ts'
import { byEmoji, byWord, countRows, totals } from './counts.ts'
import { answerOf } from './find-many.ts'
import { leftOut } from './left-out.ts'
import { EMOJI, LINK, lexicon } from './lexicon.ts'
import { nameTest } from './names-said.ts'
import { spellings } from './spelling.ts'
import { spoken } from './words-by-message.ts'

/** By row, as the overview counts words. */
export const wordsPerRow = (chat: Chat): Uint32Array => words(chat).wordCount
/** By row: every emoji, each time. */
export const emojiPerRow = perRow(EMOJI)
/** By row: every link, each time. */
export const linksPerRow = perRow(LINK)

function perRow(kind: number) {
  return textColumn((chat: Chat): Uint32Array => {
    const { start, tokens } = words(chat)
    const { wordOf } = lexicon(chat)
    const counts = new Uint32Array(chat.count)
    for (let row = 0; row < chat.count; row++)
      for (let i = start[row]; i < start[row + 1]; i++) if (wordOf[tokens[i]] === kind) counts[row]++
    return counts
  })
}

function countsOf(chat: Chat, rows: Uint32Array): Uint32Array {
  const counts = new Uint32Array(spoken(chat).size)
  countRows(chat, rows, counts)
  return counts
}

/** How many different emoji these rows have. */
export const differentEmojiIn = (chat: Chat, rows: Uint32Array): number => totals(byEmoji(chat, countsOf(chat, rows))).total

/** The emoji of these rows, most frequent first. */
export function emojiIn(chat: Chat, rows: Uint32Array, most: number): { emoji: string; count: number }[] {
  const counts = byEmoji(chat, countsOf(chat, rows))
  const { dictionary } = words(chat)
  return Array.from(top(counts, most), (token) => ({ emoji: dictionary.text(token), count: counts[token] }))
}

/** The words of these rows, most frequent first, without stop words and names. */
export function wordsIn(chat: Chat, rows: Uint32Array, most: number): { word: string; count: number }[] {
  const counts = byWord(chat, countsOf(chat, rows))
  const { text } = lexicon(chat)
  const isName = nameTest(chat)
  for (const word of leftOut(chat, {}).words) counts[word] = 0
  for (const [word, count] of counts.entries()) if (count > 0 && isName(text(word))) counts[word] = 0
  const listed = Array.from(top(counts, most))
  const written = answerOf(chat, everything(chat), spellings(chat, everything(chat), listed))
  return listed.map((word, i) => ({ word: written[i], count: counts[word] }))
}
