/** What each of several people says more than the others. */
import type { Chat } from '../../chat.ts'
import { everything, type Selection } from '../../selection.ts'
import { grouped } from '../../stats/grouped.ts'
import { top } from '../../stats/top.ts'
import { words } from '../../words/words.ts'
import { messagesByAuthor } from '../message-share.ts'
import { isWritten } from './counts.ts'
import { leftOut, type WordChoice } from './left-out.ts'
import { EMOJI, lexicon, SEVERAL } from './lexicon.ts'
import { leaning } from './log-odds.ts'
import { spelled } from './word-list.ts'

export interface Leaning {
  /** How often this person said it, and how often the others did. */
  count: number
  others: number
  /** Standard deviations between the two (`leaning`); at least 1.96. */
  z: number
}

export interface PersonWords {
  person: string
  messages: number
  words: (Leaning & { word: string })[]
  emojis: (Leaning & { emoji: string })[]
}

export interface WordComparison {
  people: PersonWords[]
  /** How many wrote at all. */
  totalPeople: number
  languages: readonly string[]
}

export interface ComparisonAsked extends WordChoice {
  /** Whose words; those who wrote most, where it is left out. */
  people?: readonly string[]
  /** So many words, and so many emoji, of each at most. */
  most?: number
}

/** So many people are compared at most, each with all others. */
const MOST_PEOPLE = 20
/** Nearer to the others than this, or said less often, chance alone may have it so. */
const LEAST_Z = 1.96
const FEWEST = 3

/** Of each person the words and emoji that tell them from the others, the furthest apart first; none of one who is alone. */
export function wordComparison(
  chat: Chat,
  selection: Selection = everything(chat),
  { people, most = 20, ...choice }: ComparisonAsked = {},
): WordComparison {
  const messages = messagesByAuthor(chat, selection)
  const ranked = top(messages)
  const wanted = people && new Set(people)
  const compared = Array.from(ranked)
    .filter((person) => !wanted || wanted.has(chat.participants[person]))
    .slice(0, MOST_PEOPLE)
  const { languages, words: out } = leftOut(chat, choice)
  const count = rowCounter(chat, out)
  const { size } = lexicon(chat)
  const all = new Uint32Array(size)
  const rowsOf = rowsByAuthor(chat, selection)
  for (const person of ranked) count(rowsOf(person), all)
  const allTotals = totalsOf(chat, all)
  const own = new Uint32Array(size)
  const found = compared.map((person): PersonWords => {
    const name = { person: chat.participants[person], messages: messages[person] }
    if (ranked.length < 2) return { ...name, words: [], emojis: [] }
    own.fill(0)
    count(rowsOf(person), own)
    return { ...name, ...telling(chat, selection, own, all, allTotals, most) }
  })
  return { people: found, totalPeople: ranked.length, languages }
}

/** The rows selected, by who wrote them. */
function rowsByAuthor({ author, participants }: Chat, { from, to }: Selection): (person: number) => Uint32Array {
  const { order, starts } = grouped(author.subarray(from, to), participants.length)
  return (person) => order.subarray(starts[person], starts[person + 1]).map((place) => place + from)
}

/** Adds the words and emoji of rows to counts: words by their numbers in the lexicon, emoji by their tokens, which are no words'. */
function rowCounter(chat: Chat, out: ReadonlySet<number>): (rows: Uint32Array, counts: Uint32Array) => void {
  const { start, tokens } = words(chat)
  const { wordOf, parts, size } = lexicon(chat)
  const { kind } = chat
  const counted = new Uint8Array(size).fill(1)
  for (const word of out) counted[word] = 0
  return (rows, counts) => {
    for (const row of rows) {
      const areWords = isWritten[kind[row]] === 1
      for (let i = start[row], end = start[row + 1]; i < end; i++) {
        const token = tokens[i]
        const word = wordOf[token]
        if (word === EMOJI) counts[token]++
        else if (!areWords) continue
        else if (word >= 0) counts[word] += counted[word]
        else if (word === SEVERAL) for (const part of parts.get(token) ?? []) counts[part] += counted[part]
      }
    }
  }
}

interface Totals {
  words: number
  emojis: number
}

function totalsOf(chat: Chat, counts: Uint32Array): Totals {
  const { wordOf } = lexicon(chat)
  const totals = { words: 0, emojis: 0 }
  for (let number = 0; number < counts.length; number++) totals[wordOf[number] === EMOJI ? 'emojis' : 'words'] += counts[number]
  return totals
}

function telling(
  chat: Chat,
  selection: Selection,
  own: Uint32Array,
  all: Uint32Array,
  allTotals: Totals,
  most: number,
): Pick<PersonWords, 'words' | 'emojis'> {
  const { wordOf } = lexicon(chat)
  const { dictionary } = words(chat)
  const totals = totalsOf(chat, own)
  const found: Record<keyof Totals, (Leaning & { number: number })[]> = { words: [], emojis: [] }
  for (let number = 0; number < own.length; number++) {
    const count = own[number]
    if (count < FEWEST) continue
    const others = all[number] - count
    const what = wordOf[number] === EMOJI ? 'emojis' : 'words'
    const z = leaning(count, totals[what], others, allTotals[what] - totals[what])
    if (z >= LEAST_Z) found[what].push({ number, count, others, z })
  }
  const furthest = (leanings: (Leaning & { number: number })[]) =>
    leanings.sort((a, b) => b.z - a.z || b.count - a.count || a.number - b.number).slice(0, most)
  const leaningWords = furthest(found.words)
  const shown = spelled(
    chat,
    selection,
    leaningWords.map(({ number }) => number),
    all,
  )
  return {
    words: leaningWords.map(({ number, ...rest }, i) => ({ word: shown[i].word, ...rest })),
    emojis: furthest(found.emojis).map(({ number, ...rest }) => ({ emoji: dictionary.text(number), ...rest })),
  }
}
