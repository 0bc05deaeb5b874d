/**
 * In which language each message is: that of its author. Of everyone some messages tell, each for the language most of its
 * words speak for; one who writes two languages has each message in that of the two which its own words speak for.
 */

import type { Chat } from '#chat/chat.ts'
import { column } from '#chat/column.ts'
import { words } from '#words/words.ts'
import { type Vote, wordLanguages } from './word-languages.ts'

export interface LanguagesWritten {
  /** BCP 47, without regions; `und` where unknown. */
  readonly codes: readonly string[]
  /** The place in `codes` of the language that a row is in. */
  readonly languageAt: (row: number) => number
}

/** This many messages of each person are looked at, at even distances. */
const LOOKED_AT = 250
/** A language is someone's where this many of their words are among its commonest ... */
const LEAST_KNOWN = 0.12
/** ... and a further one where this many of their messages speak for it ... */
const LEAST_OF_MESSAGES = 0.25
/** ... (fewer where only one of the two is in Latin letters: no word can be of both), and not only a handful. */
const LEAST_IN_OTHER_LETTERS = 0.05
const LEAST_MESSAGES = 10
/** Who has said fewer words writes what the others do. */
const FEW_WORDS = 30

/** The languages of a chat's authors: found once for its feelings, its words and its topics. */
export const languagesWritten = column((chat: Chat): LanguagesWritten => {
  const votes = new Votes(chat)
  const people = looksOf(chat, votes)
  const common = mostSpoken(people)
  const spoken = people.map((person) => {
    if (person.languages.length > 0) return person.languages
    return [person.words < FEW_WORDS ? common : UNKNOWN]
  })
  const { author } = chat
  const main = Int32Array.from(spoken, ([language]) => language)
  const codes = ['und', ...votes.languages]
  const byAuthor = (row: number): number => main[author[row]] + 1
  if (spoken.every((languages) => languages.length === 1)) return { codes, languageAt: byAuthor }
  const several = spoken.map((languages) => (languages.length > 1 ? languages : null))
  const ofRow = new Uint8Array(chat.count)
  for (let row = 0; row < chat.count; row++) {
    const among = several[author[row]]
    const told = among ? votes.leadingOf(row, among) : UNKNOWN
    ofRow[row] = told === UNKNOWN ? byAuthor(row) : told + 1
  }
  return { codes, languageAt: (row) => ofRow[row] }
})

const UNKNOWN = -1
/** Sums of the same weights in another order differ by less. */
const ALIKE = 1e-9

/** What some of a person's messages tell. */
interface Look {
  /** Words with letters. */
  words: number
  /** The languages they write, the main one first; none where unknown. */
  languages: number[]
  /** How many messages speak for the main one. */
  messages: number
}

function looksOf(chat: Chat, votes: Votes): Look[] {
  const counts = chat.participants.map(() => ({
    words: 0,
    known: new Map<number, number>(),
    /** Messages that speak for a language, those that speak for several in parts; and those that speak for it alone. */
    won: new Map<number, number>(),
    alone: new Map<number, number>(),
  }))
  for (const row of rowsLookedAt(chat)) {
    const person = chat.author[row]
    const { won, alone, known } = counts[person]
    const leading = votes.leading(row)
    for (const language of leading) won.set(language, (won.get(language) ?? 0) + 1 / leading.length)
    if (leading.length === 1) alone.set(leading[0], (alone.get(leading[0]) ?? 0) + 1)
    counts[person].words += votes.countWords(row, known)
  }
  const leastOf = (main: number, further: number): number =>
    votes.isLatin(main) === votes.isLatin(further) ? LEAST_OF_MESSAGES : LEAST_IN_OTHER_LETTERS
  return counts.map(({ words, known, won, alone }) => {
    const ranked = [...won].sort(([a, m], [b, n]) => n - m || a - b)
    const isSpoken = ([language]: [number, number]): boolean => (known.get(language) ?? 0) >= LEAST_KNOWN * words
    const [main, ...others] = ranked
    if (!main || !isSpoken(main)) return { words, languages: [], messages: 0 }
    const all = ranked.reduce((sum, [, each]) => sum + each, 0)
    const further = others.filter(([language]) => (alone.get(language) ?? 0) >= Math.max(LEAST_MESSAGES, leastOf(main[0], language) * all))
    return { words, languages: [main, ...further].map(([language]) => language), messages: main[1] }
  })
}

/** The rows of everyone that are looked at: every so-manieth of theirs. */
function rowsLookedAt({ author, count, participants }: Chat): number[] {
  const messages = new Uint32Array(participants.length)
  for (let row = 0; row < count; row++) messages[author[row]]++
  const strides = messages.map((written) => Math.max(1, Math.floor(written / LOOKED_AT)))
  // The first of theirs is one of them.
  const left = new Uint32Array(participants.length).fill(1)
  const rows: number[] = []
  for (let row = 0; row < count; row++) {
    const person = author[row]
    if (--left[person] > 0) continue
    left[person] = strides[person]
    rows.push(row)
  }
  return rows
}

/** The language that most messages speak for; UNKNOWN where none does. */
function mostSpoken(people: readonly Look[]): number {
  const messages = new Map<number, number>()
  for (const { languages, messages: each } of people)
    if (languages.length > 0) messages.set(languages[0], (messages.get(languages[0]) ?? 0) + each)
  const [most] = [...messages].sort(([a, m], [b, n]) => n - m || a - b)
  return most?.[0] ?? UNKNOWN
}

/** For which language the words of a row speak. What a token speaks for is looked up once. */
class Votes {
  readonly languages: readonly string[]
  readonly isLatin: (language: number) => boolean
  private readonly start: Uint32Array
  private readonly tokens: Uint32Array
  /** By token; nothing where it was not asked for yet. */
  private readonly known: (readonly Vote[] | undefined)[]
  private readonly isWord: Uint8Array
  private readonly tally: Float64Array
  private readonly lookUp: (token: number) => readonly Vote[]

  constructor(chat: Chat) {
    const { start, tokens, dictionary } = words(chat)
    const told = wordLanguages()
    this.languages = told.languages
    this.isLatin = (language) => told.isLatin(language)
    this.start = start
    this.tokens = tokens
    this.isWord = new Uint8Array(dictionary.size)
    this.known = new Array(dictionary.size)
    this.tally = new Float64Array(this.languages.length)
    this.lookUp = (token) => {
      if (dictionary.kind(token) !== 'word') return NOTHING
      const text = dictionary.text(token)
      this.isWord[token] = Number(/\p{L}/u.test(text))
      return told.of(text)
    }
  }

  /** The languages that a row's words speak for most: one where they tell, several where they are shared. */
  leading(row: number): number[] {
    const { tally, start, tokens } = this
    const end = start[row + 1]
    let most = 0
    for (let i = start[row]; i < end; i++) {
      const votes = this.of(tokens[i])
      for (let v = 0; v < votes.length; v++) {
        const language = votes[v][0]
        const weight = votes[v][1]
        tally[language] += weight
        if (tally[language] > most) most = tally[language]
      }
    }
    const leading: number[] = []
    for (let i = start[row]; i < end; i++) {
      const votes = this.of(tokens[i])
      for (let v = 0; v < votes.length; v++) {
        const language = votes[v][0]
        if (tally[language] > most - ALIKE) leading.push(language)
        tally[language] = 0
      }
    }
    return most === 0 ? [] : leading
  }

  /** Which of some languages a row's words speak for most; UNKNOWN where they tell none or share several. */
  leadingOf(row: number, among: readonly number[]): number {
    const { tally, start, tokens } = this
    const from = start[row]
    const end = start[row + 1]
    for (let i = from; i < end; i++) {
      const votes = this.of(tokens[i])
      for (let v = 0; v < votes.length; v++) tally[votes[v][0]] += votes[v][1]
    }
    let most = 0
    for (let k = 0; k < among.length; k++) if (tally[among[k]] > most) most = tally[among[k]]
    let leading = UNKNOWN
    let leaders = 0
    for (let k = 0; k < among.length && most > 0; k++) {
      if (tally[among[k]] <= most - ALIKE) continue
      leading = among[k]
      leaders++
    }
    for (let i = from; i < end; i++) {
      const votes = this.of(tokens[i])
      for (let v = 0; v < votes.length; v++) tally[votes[v][0]] = 0
    }
    return leaders === 1 ? leading : UNKNOWN
  }

  /** How many words a row has, and to each language how many of them are known to it. */
  countWords(row: number, known: Map<number, number>): number {
    let count = 0
    for (let i = this.start[row]; i < this.start[row + 1]; i++) {
      for (const [language] of this.of(this.tokens[i])) known.set(language, (known.get(language) ?? 0) + 1)
      count += this.isWord[this.tokens[i]]
    }
    return count
  }

  private of(token: number): readonly Vote[] {
    const known = this.known[token]
    if (known) return known
    const found = this.lookUp(token)
    this.known[token] = found
    return found
  }
}

const NOTHING: readonly Vote[] = []
