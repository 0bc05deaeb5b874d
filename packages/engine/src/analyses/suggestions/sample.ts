/** The words that a chat's messages are made of, counted in as many of them as it takes to tell. */
import { type Chat, kinds } from '#chat/chat.ts'
import type { Selection } from '#chat/selection.ts'
import { day } from '#columns/day.ts'
import { fold } from '#words/fold.ts'
import { words } from '#words/words.ts'

/** A word as a search compares it, in how many messages of the sample it is and on how many days. */
export interface SampleWord {
  text: string
  messages: number
  days: number
}

export interface Sample {
  /** The rows looked at, ascending. */
  readonly rows: Uint32Array
  /** Whether they are all. */
  readonly isWhole: boolean
  /** The words, most first; of a large sample those said in several messages. */
  readonly words: readonly SampleWord[]
  /** By token: its word's place in `words`; -1 where it has none. */
  readonly wordOf: Int32Array
  /** How many words, emoji and links the rows contain in all. */
  readonly total: number
  /** What they contain, in order. */
  readonly said: TokenRows
}

/** Row `i` has the tokens `tokens[start[i] .. start[i + 1])`: those of the dictionary, and beyond them words that are `further`. */
export interface TokenRows {
  readonly start: Uint32Array
  readonly tokens: Uint32Array
  readonly further?: readonly string[]
}

/** More words than this tell nothing new about which of them are frequent. */
const MOST_TOKENS = 200_000
/** No more words than this can be in a sequence. */
export const MOST_WORDS = 1 << 14
/** Said in fewer messages, a word is not frequent ... */
export const FEWEST_MESSAGES = 3
/** ... though where there are this few words in all, each of them shows the language. */
const FEW_TOKENS = 30_000

const LETTERS = /^[\p{L}\p{M}'·]+$/u

/** Texts and captions; a poll or a place is in the service's words. */
const written = Uint8Array.from(kinds, (kind) => Number(kind === 'text' || kind === 'media'))

/** Rows at even distances from each other, so that all times have their part; about this many tokens at most. `said`: where it is not the tokens of the search. */
export function sampleOf(chat: Chat, selection: Selection, most = MOST_TOKENS, said: TokenRows = words(chat)): Sample {
  const { dictionary } = words(chat)
  const { start, tokens, further = [] } = said
  const size = dictionary.size + further.length
  const stride = Math.max(1, Math.ceil((start[selection.to] - start[selection.from]) / most))
  const rows = rowsOf(chat, selection, stride)
  const total = rows.reduce((sum, row) => sum + start[row + 1] - start[row], 0)
  const fewest = total < FEW_TOKENS ? 1 : FEWEST_MESSAGES
  const { messages, days } = perToken(rows, start, tokens, day(chat), size)
  const wordOf = new Int32Array(size).fill(-1)
  const byText = new Map<string, SampleWord & { ids: number[] }>()
  for (let id = 0; id < size; id++) {
    const isToken = id < dictionary.size
    if (messages[id] < fewest || (isToken && dictionary.kind(id) !== 'word')) continue
    const text = isToken ? fold(dictionary.text(id)) : further[id - dictionary.size]
    if (!LETTERS.test(text)) continue
    const known = byText.get(text)
    if (known) {
      known.messages += messages[id]
      known.days = Math.max(known.days, days[id])
      known.ids.push(id)
    } else byText.set(text, { text, messages: messages[id], days: days[id], ids: [id] })
  }
  const sorted = [...byText.values()].sort((a, b) => b.messages - a.messages || (a.text < b.text ? -1 : 1)).slice(0, MOST_WORDS)
  for (const [place, { ids }] of sorted.entries()) for (const id of ids) wordOf[id] = place
  return { rows, isWhole: stride === 1, words: sorted, wordOf, total, said }
}

/** Every so-manieth row selected that is written by a person. */
function rowsOf({ author, kind }: Chat, { from, to, authors }: Selection, stride: number): Uint32Array {
  const rows = new Uint32Array(Math.ceil((to - from) / stride))
  let size = 0
  for (let row = from; row < to; row += stride) if (written[kind[row]] === 1 && (!authors || authors[author[row]] === 1)) rows[size++] = row
  return rows.subarray(0, size)
}

/** Each token's messages and days. */
function perToken(rows: Uint32Array, start: Uint32Array, tokens: Uint32Array, dayOfRow: ArrayLike<number>, size: number) {
  const messages = new Uint32Array(size)
  const days = new Uint32Array(size)
  const lastRow = new Int32Array(size).fill(-1)
  for (const row of rows) {
    for (let i = start[row], end = start[row + 1]; i < end; i++) {
      const token = tokens[i]
      const last = lastRow[token]
      if (last === row) continue
      messages[token]++
      if (last < 0 || dayOfRow[last] !== dayOfRow[row]) days[token]++
      lastRow[token] = row
    }
  }
  return { messages, days }
}
