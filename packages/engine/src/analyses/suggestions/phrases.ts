/** Words that follow each other, and how often chance alone would have it so. */
import type { Chat } from '../../chat.ts'
import { day } from '../../columns/day.ts'
import { words } from '../../words/words.ts'
import { FEWEST_MESSAGES, MOST_WORDS, type Sample } from './sample.ts'
import { type Sequence, SequenceCounts } from './sequence-counts.ts'

/** Two or three words in a row. */
export interface Phrase {
  /** Places in the sample's words. */
  readonly places: readonly number[]
  readonly messages: number
  readonly days: number
  /** In how many messages it would stand by chance. */
  readonly expected: number
}

/** A pair beside a word has to fit into 31 bits. */
const MOST_PAIRS = 1 << 16

/** Every phrase of two and of three words that is said often enough to matter. */
export function phrasesOf(chat: Chat, sample: Sample): Phrase[] {
  const found = pairs(chat, sample)
  return [...found, ...triples(chat, sample, found)]
}

function pairs(chat: Chat, sample: Sample): Phrase[] {
  const counts = new SequenceCounts(sample.total, day(chat))
  eachWord(chat, sample, (row, _, before, word) => {
    if (before >= 0 && before !== word) counts.add(before * MOST_WORDS + word, row)
  })
  return counts.frequent(FEWEST_MESSAGES).map(({ key, messages, days }) => {
    const places = [Math.floor(key / MOST_WORDS), key % MOST_WORDS]
    const [a, b] = places.map((place) => sample.words[place].messages)
    return { places, messages, days, expected: (a * b) / sample.total }
  })
}

/** Three words are a phrase only where both of its pairs are. */
function triples(chat: Chat, sample: Sample, found: readonly Phrase[]): Phrase[] {
  const frequent = found.slice(0, MOST_PAIRS)
  const pairOf = new Map(frequent.map(({ places: [a, b] }, i) => [a * MOST_WORDS + b, i]))
  const counts = new SequenceCounts(
    frequent.reduce((sum, { messages }) => sum + messages, 0),
    day(chat),
  )
  eachWord(chat, sample, (row, first, before, word) => {
    if (first < 0 || before < 0 || !pairOf.has(before * MOST_WORDS + word)) return
    const pair = pairOf.get(first * MOST_WORDS + before)
    if (pair !== undefined) counts.add(pair * MOST_WORDS + word, row)
  })
  return counts.frequent(FEWEST_MESSAGES).map(({ key, messages, days }: Sequence) => {
    const pair = frequent[Math.floor(key / MOST_WORDS)]
    const [a, b] = pair.places
    const c = key % MOST_WORDS
    const rest = frequent[pairOf.get(b * MOST_WORDS + c) ?? 0]
    // Either pair may be the phrase already, and the third word what happens to follow it.
    const expected = Math.max(pair.messages * sample.words[c].messages, sample.words[a].messages * rest.messages) / sample.total
    return { places: [a, b, c], messages, days, expected }
  })
}

/** Every word of the sample's rows with the two before it; -1 where there is none. Emoji, links and numbers part phrases. */
function eachWord(chat: Chat, { rows, wordOf }: Sample, visit: (row: number, first: number, before: number, word: number) => void): void {
  const { start, tokens } = words(chat)
  for (const row of rows) {
    let first = -1
    let before = -1
    for (let i = start[row], end = start[row + 1]; i < end; i++) {
      const word = wordOf[tokens[i]]
      if (word >= 0) visit(row, first, before, word)
      first = before
      before = word
    }
  }
}
