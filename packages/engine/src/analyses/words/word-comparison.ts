/** What each of several people says more than the others. */
import type { Chat } from '#chat/chat.ts'
import { everything, type Selection } from '#chat/selection.ts'
import { grouped } from '#stats/grouped.ts'
import { top } from '#stats/top.ts'
import { words } from '#words/words.ts'
import { messagesByAuthor } from '../message-share.ts'
import { byEmoji, byWord, countRows, tokenCounts, totals } from './counts.ts'
import { answerOf } from './find-many.ts'
import { leftOut, type WordChoice } from './left-out.ts'
import { lexicon } from './lexicon.ts'
import { leaning } from './log-odds.ts'
import { nameTest } from './names-said.ts'
import { spellings } from './spelling.ts'
import { spoken } from './words-by-message.ts'

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
  /** `isName`: someone's name, or a part of one. */
  words: (Leaning & { word: string; isName: boolean })[]
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
  /** This many words, and this many emoji, of each at most. */
  most?: number
}

/** This many people are compared at most, each with all others. */
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
  const allMessages = messages.reduce((sum, written) => sum + written, 0)
  const wanted = people && new Set(people)
  const compared = Array.from(ranked)
    .filter((person) => !wanted || wanted.has(chat.participants[person]))
    .slice(0, MOST_PEOPLE)
  const { languages, words: out } = leftOut(chat, choice)
  const all = said(chat, tokenCounts(chat, selection), out)
  const rowsOf = rowsByAuthor(chat, selection)
  const { text } = lexicon(chat)
  const isName = nameTest(chat)
  // Of each person in turn in the same memory.
  const counts = new Uint32Array(spoken(chat).size)
  const own: Said = { words: new Uint32Array(all.words.length), emojis: new Uint32Array(all.emojis.length) }
  const told = compared.map((person) => {
    if (ranked.length < 2) return { person, words: [], emojis: [] }
    counts.fill(0)
    countRows(chat, rowsOf(person), counts)
    said(chat, counts, out, own)
    return {
      person,
      words: telling(own.words, all.words, most),
      emojis: telling(own.emojis, all.emojis, most, messages[person] / allMessages).map(({ number, ...rest }) => ({
        emoji: words(chat).dictionary.text(number),
        ...rest,
      })),
    }
  })
  const numbers = [...new Set(told.flatMap(({ words }) => words.map(({ number }) => number)))]
  const written = answerOf(chat, selection, spellings(chat, selection, numbers))
  const spelled = new Map(numbers.map((number, i) => [number, written[i]]))
  const found = told.map(
    ({ person, words, emojis }): PersonWords => ({
      person: chat.participants[person],
      messages: messages[person],
      words: words.map(({ number, ...rest }) => ({ word: spelled.get(number) ?? text(number), ...rest, isName: isName(text(number)) })),
      emojis,
    }),
  )
  return { people: found, totalPeople: ranked.length, languages }
}

/** The rows selected, by who wrote them. */
function rowsByAuthor({ author, participants }: Chat, { from, to }: Selection): (person: number) => Uint32Array {
  const { order, starts } = grouped(author.subarray(from, to), participants.length)
  for (let i = 0; i < order.length; i++) order[i] += from
  return (person) => order.subarray(starts[person], starts[person + 1])
}

interface Said {
  /** By number of the lexicon, without the words that are left out. */
  words: Uint32Array
  /** By token. */
  emojis: Uint32Array
}

/** `own` is written over, where it is given. */
function said(chat: Chat, counts: Uint32Array, out: ReadonlySet<number>, own?: Said): Said {
  const found = byWord(chat, counts, own?.words)
  for (const word of out) found[word] = 0
  return { words: found, emojis: byEmoji(chat, counts, own?.emojis) }
}

/**
 * What stands out of `own` against the rest of `all`, the furthest apart first, of equal ones the one said more, then the one met first.
 * `above`: only what `own` has more than this share of. To someone who sends few emoji each is a large part of them; it is theirs only if
 * the others send it less often in as many messages.
 */
function telling(own: Uint32Array, all: Uint32Array, most: number, above = 0): (Leaning & { number: number })[] {
  const ownTotal = totals(own).said
  const othersTotal = totals(all).said - ownTotal
  const found: (Leaning & { number: number })[] = []
  for (let number = 0; number < own.length; number++) {
    const count = own[number]
    if (count < FEWEST || count <= above * all[number]) continue
    const others = all[number] - count
    const z = leaning(count, ownTotal, others, othersTotal)
    if (z >= LEAST_Z) found.push({ number, count, others, z })
  }
  return found.sort((a, b) => b.z - a.z || b.count - a.count || a.number - b.number).slice(0, most)
}
