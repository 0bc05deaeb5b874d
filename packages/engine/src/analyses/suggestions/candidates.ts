/** What a chat says often and people elsewhere do not: words and phrases, the most telling first. */

import type { Chat } from '#chat/chat.ts'
import { surprise } from '#stats/surprise.ts'
import { commonestWords, type Everyday } from './everyday.ts'
import { isNoise, isShort } from './noise.ts'
import { ownWords } from './own-words.ts'
import { type Phrase, phrasesOf } from './phrases.ts'
import { FEWEST_MESSAGES, type Sample } from './sample.ts'
import { areWhole } from './whole-words.ts'

/** One word or several, folded, and how telling they are: above 0. */
export interface Candidate {
  words: readonly string[]
  messages: number
  score: number
}

/** A word said this often elsewhere is one that every sentence needs. */
const COMMON = 2 ** -11
/** A word that a table has is the chat's own where it is said this many times as often. */
const MUCH_MORE = 32
/** Words that are often said follow each other this much more often than chance has it, in any text. */
const ATTRACTION = 30
/** A phrase is likelier someone's own than a word of the same score. */
const PHRASE_WEIGHT = 3
/** One of nothing but everyday words is no likelier. */
const EVERYDAY_WEIGHT = 1

/** What is to know of a word of the sample before phrases with it are looked at. */
interface WordFacts {
  /** What every sentence needs: it may be inside a phrase, but neither begin nor end one. */
  isCommon: boolean
  /** Whether a table has it. */
  isKnown: boolean
  /** How often it is said elsewhere, of all words. */
  elsewhere: number
  isNoise: boolean
}

type Words = ReadonlySet<string>
const NONE: Words = new Set()

/** Against what people say elsewhere. `grammar`: further words that every sentence needs. */
export function rareElsewhere(
  chat: Chat,
  sample: Sample,
  everyday: Everyday,
  languages: readonly string[],
  grammar: Words = NONE,
): Candidate[] {
  const stops = new Set([...commonestWords(languages), ...grammar])
  const isNeeded = (word: string): boolean => stops.has(word) || everyday.atMost(word) >= COMMON
  const facts = sample.words.map(({ text }): WordFacts => {
    // I've, there's, l'amour: the part before the apostrophe decides.
    const [before, after] = text.split("'")
    const isCommon = isNeeded(text) || (after !== undefined && (before.length === 1 || isNeeded(before)))
    return { isCommon, isKnown: everyday.of(text) !== null, elsewhere: everyday.atMost(text), isNoise: isNoise(text) }
  })
  const wordScore = (place: number): number => {
    const { messages, days } = sample.words[place]
    const { isKnown, elsewhere } = facts[place]
    const expected = sample.total * elsewhere
    return isKnown && messages < MUCH_MORE * expected ? 0 : surprise(messages, expected) * spread(messages, days)
  }
  const phraseScore = ({ places, messages, days, expected }: Phrase): number => {
    const those = places.map((place) => facts[place])
    const elsewhere = those.reduce((product, word) => product * word.elsewhere, 1) * ATTRACTION ** (places.length - 1)
    const weight = those.every(({ isKnown }) => isKnown) ? EVERYDAY_WEIGHT : PHRASE_WEIGHT
    return weight * Math.min(surprise(messages, expected), surprise(messages, sample.total * elsewhere)) * spread(messages, days)
  }
  return candidates(chat, sample, facts, wordScore, phraseScore)
}

/** A word this frequent in a chat in a language without a table is likely one that every sentence needs. */
const COMMON_HERE = 2 ** -7

/** Between the people of the chat, where no table has what people say elsewhere. */
export function betweenPeople(chat: Chat, sample: Sample, languages: readonly string[], grammar: Words = NONE): Candidate[] {
  const stops = new Set([...commonestWords(languages), ...grammar])
  const ownership = ownWords(chat, sample)
  const facts = sample.words.map(({ text, messages }) => ({
    isCommon: stops.has(text) || messages >= COMMON_HERE * sample.total,
    isNoise: isNoise(text),
  }))
  const wordScore = (place: number): number => ownership(place) * spread(sample.words[place].messages, sample.words[place].days)
  const phraseScore = ({ messages, days, expected }: Phrase): number =>
    PHRASE_WEIGHT * surprise(messages, expected) * spread(messages, days)
  return candidates(chat, sample, facts, wordScore, phraseScore)
}

/** All that is telling, the most telling first. */
function candidates(
  chat: Chat,
  { words, ...sample }: Sample,
  facts: readonly Pick<WordFacts, 'isCommon' | 'isNoise'>[],
  wordScore: (place: number) => number,
  phraseScore: (phrase: Phrase) => number,
): Candidate[] {
  const found: Candidate[] = []
  const add = (places: readonly number[], messages: number, score: number) => {
    if (score > 0) found.push({ words: places.map((place) => words[place].text), messages, score })
  }
  for (const [place, { text, messages }] of words.entries()) {
    if (messages < FEWEST_MESSAGES || facts[place].isCommon || facts[place].isNoise || isShort(text) || !areWhole([text])) continue
    add([place], messages, wordScore(place))
  }
  for (const phrase of phrasesOf(chat, { words, ...sample })) {
    const those = phrase.places.map((place) => facts[place])
    if (!areWhole(phrase.places.map((place) => words[place].text))) continue
    if (those[0].isCommon || those[those.length - 1].isCommon || those.some(({ isNoise }) => isNoise)) continue
    add(phrase.places, phrase.messages, phraseScore(phrase))
  }
  const key = ({ words }: Candidate): string => words.join(' ')
  return found.sort((a, b) => b.score - a.score || (key(a) < key(b) ? -1 : 1))
}

/** What is said on many days is worth more than what one evening was about. */
const spread = (messages: number, days: number): number => Math.sqrt(days / messages)
