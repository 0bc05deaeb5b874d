/** The messages in which a topic is best seen, and how people write its words. */
import type { Keyword } from '#analyses/suggestions/keyword.ts'
import { written } from '#analyses/suggestions/written.ts'
import { spoken } from '#analyses/words/words-by-message.ts'
import type { Chat } from '#chat/chat.ts'
import { messageText } from '#chat/chat.ts'
import { gateOf } from '#on-show/why-not-shown.ts'
import type { Feelings } from '#sentiment/feelings.ts'
import type { Windows } from './windows.ts'

/** A message of this many words is as easily read as a shorter one. */
const SHORT = 8
/** So long a message, in bytes, is not an example. */
const LONGEST = 600

/** A row of each window: the one that contains most of these words for its length. Most typical first, of equal ones the earlier. */
export function ranked(
  chat: Chat,
  windows: Windows,
  about: readonly number[],
  { strength, wordOf }: { strength: ReadonlyMap<number, number>; wordOf: Int32Array },
): Uint32Array {
  const { start, tokens } = spoken(chat)
  const best = about.map((w) => {
    let found = { row: -1, score: 0 }
    for (let r = windows.start[w]; r < windows.start[w + 1]; r++) {
      const row = windows.rows[r]
      if (chat.end[row] - chat.start[row] > LONGEST) continue
      const held = new Set<number>()
      for (let i = start[row], end = start[row + 1]; i < end; i++) if (wordOf[tokens[i]] >= 0) held.add(wordOf[tokens[i]])
      let score = 0
      for (const word of held) score += Math.log1p(strength.get(word) ?? 0)
      score /= Math.sqrt(Math.max(SHORT, start[row + 1] - start[row]))
      if (score > found.score) found = { row, score }
    }
    return found
  })
  const there = best.filter(({ row }) => row >= 0).sort((a, b) => b.score - a.score || a.row - b.row)
  return Uint32Array.from(there, ({ row }) => row)
}

/** The first of these rows that may be put on show, no two with the same text; `feelings` is null where the model has not read them. */
export function typicalRows(chat: Chat, rowsRanked: Iterable<number>, feelings: Feelings | null, most: number): number[] {
  const rows: number[] = []
  const texts = new Set<string>()
  const whyNotShown = gateOf(chat, feelings)
  for (const row of rowsRanked) {
    if (rows.length === most) break
    const text = messageText(chat, row)
    if (texts.has(text) || whyNotShown(row) !== null) continue
    texts.add(text)
    rows.push(row)
  }
  return rows
}

/** Each word in its commonest spelling, as the messages of these windows have it. */
export function spelled(
  chat: Chat,
  windows: Windows,
  about: readonly number[],
  wanted: readonly { word: number; text: string }[],
  wordOf: Int32Array,
): string[] {
  const { start, tokens } = spoken(chat)
  const rowsOf = new Map(wanted.map(({ word }) => [word, [] as number[]]))
  for (const w of about) {
    for (let r = windows.start[w]; r < windows.start[w + 1]; r++) {
      const row = windows.rows[r]
      for (let i = start[row], end = start[row + 1]; i < end; i++) rowsOf.get(wordOf[tokens[i]])?.push(row)
    }
  }
  return wanted.map(({ word, text }) => {
    const keyword: Keyword = { text, words: [text], isUnspaced: false }
    return written(chat, Uint32Array.from(rowsOf.get(word) ?? []), keyword)
  })
}
