/** Words that follow each other, and how often chance alone would have it so. */
import type { Chat } from '#chat/chat.ts'
import { day } from '#columns/day.ts'
import { NumberTable } from './number-table.ts'
import { FEWEST_MESSAGES, MOST_WORDS, type Sample } from './sample.ts'
import { SequenceCounts } from './sequence-counts.ts'

/** Two words in a row, or more. */
export interface Phrase {
  /** Places in the sample's words. */
  readonly places: readonly number[]
  readonly messages: number
  readonly days: number
  /** In how many messages it would stand by chance. */
  readonly expected: number
}

/** The number of a phrase beside a word has to fit into 31 bits. */
const MOST_PHRASES = 1 << 16

/** Every phrase of two words, and of up to this many, that is said often enough to matter. */
export function phrasesOf(chat: Chat, sample: Sample, longest = 3): Phrase[] {
  const line = lineOf(sample)
  const bySize = [pairs(chat, sample, line)]
  // A phrase of one word is the word.
  let ends = line.words
  while (bySize.length < longest - 1) {
    const shorter = bySize[bySize.length - 1].slice(0, MOST_PHRASES)
    ends = endsOf(shorter, line, ends)
    bySize.push(longer(chat, sample, line, shorter, ends))
  }
  return bySize.flat()
}

/** The words of the sample's rows one behind the other, and whose row each is; -1 before each row, and for emoji, links and numbers: they part phrases. */
interface Line {
  words: Int32Array
  rows: Uint32Array
}

function lineOf({ rows, wordOf, total, said: { start, tokens } }: Sample): Line {
  const line = { words: new Int32Array(total + rows.length), rows: new Uint32Array(total + rows.length) }
  let at = 0
  for (const row of rows) {
    line.words[at++] = -1
    for (let i = start[row], end = start[row + 1]; i < end; i++) {
      line.rows[at] = row
      line.words[at++] = wordOf[tokens[i]]
    }
  }
  return line
}

interface Keyed extends Phrase {
  /** All words but the last, which are a word or a phrase with a number, and the last. */
  readonly key: number
}

const keyOf = (head: number, word: number): number => head * MOST_WORDS + word

function pairs(chat: Chat, sample: Sample, { words, rows }: Line): Keyed[] {
  const counts = new SequenceCounts(sample.total, day(chat))
  for (let i = 1; i < words.length; i++) {
    const before = words[i - 1]
    const word = words[i]
    if (before >= 0 && word >= 0 && before !== word) counts.add(keyOf(before, word), rows[i])
  }
  return counts.frequent(FEWEST_MESSAGES).map(({ key, messages, days }) => {
    const places = [Math.floor(key / MOST_WORDS), key % MOST_WORDS]
    const [a, b] = places.map((place) => sample.words[place].messages)
    return { key, places, messages, days, expected: (a * b) / sample.total }
  })
}

/** Which of the phrases of some size ends at each place of the line; -1 where none does. `heads`: the same of those one word shorter. */
function endsOf(phrases: readonly Keyed[], { words }: Line, heads: Int32Array): Int32Array {
  const numbers = new NumberTable(phrases.length)
  for (const [i, { key }] of phrases.entries()) numbers.set(key, i)
  const ends = new Int32Array(words.length).fill(-1)
  for (let i = 1; i < words.length; i++) if (heads[i - 1] >= 0 && heads[i] >= 0) ends[i] = numbers.get(keyOf(heads[i - 1], words[i]))
  return ends
}

/** Phrases of one word more: they are one only where all but the last word and all but the first are. `ends`: where the shorter ones do. */
function longer(chat: Chat, sample: Sample, { words, rows }: Line, shorter: readonly Keyed[], ends: Int32Array): Keyed[] {
  const counts = new SequenceCounts(
    shorter.reduce((sum, { messages }) => sum + messages, 0),
    day(chat),
  )
  for (let i = 1; i < words.length; i++) if (ends[i - 1] >= 0 && ends[i] >= 0) counts.add(keyOf(ends[i - 1], words[i]), rows[i])
  const known = new Map(shorter.map((phrase) => [phrase.places.join(' '), phrase]))
  return counts.frequent(FEWEST_MESSAGES).map(({ key, messages, days }) => {
    const head = shorter[Math.floor(key / MOST_WORDS)]
    const places = [...head.places, key % MOST_WORDS]
    const tail = known.get(places.slice(1).join(' '))?.messages ?? 0
    // Either may be the phrase already, and the other word what happens to be beside it.
    const [first, end] = [places[0], places[places.length - 1]].map((place) => sample.words[place].messages)
    return { key, places, messages, days, expected: Math.max(head.messages * end, first * tail) / sample.total }
  })
}
