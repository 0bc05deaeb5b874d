/** Words that follow each other, and how often chance alone would have it so. */
import type { Chat } from '../../chat.ts'
import { day } from '../../columns/day.ts'
import { NumberTable } from './number-table.ts'
import { FEWEST_MESSAGES, MOST_WORDS, type Sample } from './sample.ts'
import { type Sequence, SequenceCounts } from './sequence-counts.ts'

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

/** Every phrase of two words, and of up to so many, that is said often enough to matter. */
export function phrasesOf(chat: Chat, sample: Sample, longest = 3): Phrase[] {
  const bySize = [pairs(chat, sample)]
  while (bySize.length < longest - 1) bySize.push(longer(chat, sample, bySize))
  return bySize.flat()
}

function pairs(chat: Chat, sample: Sample): Phrase[] {
  const counts = new SequenceCounts(sample.total, day(chat))
  eachWord(sample, (row, before, word) => {
    if (before >= 0 && word >= 0 && before !== word) counts.add(before * MOST_WORDS + word, row)
  })
  return counts.frequent(FEWEST_MESSAGES).map(({ key, messages, days }) => {
    const places = [Math.floor(key / MOST_WORDS), key % MOST_WORDS]
    const [a, b] = places.map((place) => sample.words[place].messages)
    return { places, messages, days, expected: (a * b) / sample.total }
  })
}

/** Phrases of one word more than the longest so far: they are one only where all but the last word and all but the first are. */
function longer(chat: Chat, sample: Sample, bySize: readonly (readonly Phrase[])[]): Phrase[] {
  const frequent = bySize.map((phrases) => phrases.slice(0, MOST_PHRASES))
  const shorter = frequent[frequent.length - 1]
  const numbers = numbered(frequent)
  const counts = new SequenceCounts(
    shorter.reduce((sum, { messages }) => sum + messages, 0),
    day(chat),
  )
  const last = frequent.length - 1
  // Of each size, which phrase ends at the word before, and which at this one.
  let before = frequent.map(() => -1)
  let here = frequent.map(() => -1)
  eachWord(sample, (row, previous, word) => {
    ;[before, here] = [here, before]
    if (previous < 0) before.fill(-1)
    for (let level = 0; level <= last; level++) {
      const head = level === 0 ? previous : before[level - 1]
      here[level] = head < 0 || word < 0 || (level > 0 && here[level - 1] < 0) ? -1 : numbers[level].get(head * MOST_WORDS + word)
    }
    if (before[last] >= 0 && here[last] >= 0) counts.add(before[last] * MOST_WORDS + word, row)
  })
  const known = new Map(shorter.map((phrase) => [phrase.places.join(' '), phrase]))
  return counts.frequent(FEWEST_MESSAGES).map(({ key, messages, days }: Sequence) => {
    const head = shorter[Math.floor(key / MOST_WORDS)]
    const places = [...head.places, key % MOST_WORDS]
    const tail = known.get(places.slice(1).join(' '))?.messages ?? 0
    // Either may be the phrase already, and the other word what happens to stand beside it.
    const [first, end] = [places[0], places[places.length - 1]].map((place) => sample.words[place].messages)
    return { places, messages, days, expected: Math.max(head.messages * end, first * tail) / sample.total }
  })
}

/** Phrases of each size by what tells them: the number of the phrase before their last word (of a pair, the word), and that word. */
function numbered(bySize: readonly (readonly Phrase[])[]): NumberTable[] {
  const numbers: NumberTable[] = []
  for (const phrases of bySize) {
    const found = new NumberTable(phrases.length)
    for (const [i, { places }] of phrases.entries()) {
      const head = numbers.reduce((number, known, size) => known.get(number * MOST_WORDS + places[size + 1]), places[0])
      found.set(head * MOST_WORDS + places[places.length - 1], i)
    }
    numbers.push(found)
  }
  return numbers
}

/** Every word of the sample's rows with the one before it; -1 where there is none. Emoji, links and numbers part phrases. */
function eachWord({ rows, wordOf, said: { start, tokens } }: Sample, visit: (row: number, before: number, word: number) => void): void {
  for (const row of rows) {
    let before = -1
    for (let i = start[row], end = start[row + 1]; i < end; i++) {
      const word = wordOf[tokens[i]]
      visit(row, before, word)
      before = word
    }
  }
}
