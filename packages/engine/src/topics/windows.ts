import { HOUR, MINUTE } from '@convostat/format/seconds'
import { isWritten } from '#analyses/words/counts.ts'
import { spoken } from '#analyses/words/words-by-message.ts'
import type { Chat } from '#chat/chat.ts'
import type { Selection } from '#chat/selection.ts'

/** This many meaningful words let a window end at the next gap ... */
const ENOUGH = 25
const LULL = 20 * MINUTE
/** ... this many wherever they are ... */
const FULL = 60
/** ... and however few there are, nobody takes up after this long what was said before. */
const SILENCE = 24 * HOUR

/** Stretches of talk: window `w` is the messages `rows[start[w] .. start[w + 1])`. */
export interface Windows {
  readonly count: number
  readonly start: Uint32Array
  readonly rows: Uint32Array
}

/**
 * The messages selected that people wrote, cut into windows: a message of five words shows no topic, a day has several.
 * `wordOf` is -1 for tokens that tell nothing.
 */
export function windowsOf(chat: Chat, { from, to, authors }: Selection, wordOf: Int32Array): Windows {
  const { author, kind, time } = chat
  const { start: textStart, tokens } = spoken(chat)
  const isTelling = new Uint8Array(wordOf.length)
  for (let token = 0; token < wordOf.length; token++) isTelling[token] = Number(wordOf[token] >= 0)
  const rows = new Uint32Array(to - from)
  const start = [0]
  let size = 0
  let count = 0
  let telling = 0
  for (let row = from; row < to; row++) {
    if (isWritten[kind[row]] === 0 || (authors !== null && authors[author[row]] === 0)) continue
    const pause = size === 0 ? 0 : time[row] - time[rows[size - 1]]
    if (telling >= FULL || (telling >= ENOUGH && pause > LULL) || (size > start[count] && pause > SILENCE)) {
      start[++count] = size
      telling = 0
    }
    // Added whatever it is: no branch to foresee.
    for (let i = textStart[row], end = textStart[row + 1]; i < end; i++) telling += isTelling[tokens[i]]
    rows[size++] = row
  }
  if (size > start[count]) start[++count] = size
  return { count, start: Uint32Array.from(start), rows: rows.subarray(0, size) }
}
