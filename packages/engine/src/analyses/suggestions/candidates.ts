/** What a chat says often and people elsewhere do not: words and phrases, the most telling first. */
import type { Chat } from '../../chat.ts'
import { commonestWords, type Everyday } from './everyday.ts'
import { ownWords } from './own-words.ts'
import { type Phrase, phrasesOf } from './phrases.ts'
import type { Sample, SampleWord } from './sample.ts'

/** One word or several, folded, and how telling they are: above 0. */
export interface Candidate {
  words: readonly string[]
  messages: number
  score: number
}

/** A word said this often elsewhere may stand inside a phrase, but neither begin nor end one. */
const COMMON = 2 ** -11
/** A word that a table has is the chat's own where it is said so many times as often. */
const MUCH_MORE = 32
/** Words that are often said follow each other this much more often than chance has it, in any text. */
const ATTRACTION = 30
/** A phrase is likelier somebody's own than a word of the same score. */
const PHRASE_WEIGHT = 3
/** Rather a phrase of which every word is known everywhere than none, but later. */
const EVERYDAY_WEIGHT = 0.3

/** Against what is said elsewhere. */
export function rareElsewhere(chat: Chat, sample: Sample, everyday: Everyday, languages: readonly string[]): Candidate[] {
  const stops = commonestWords(languages)
  const isCommon = (word: string): boolean => {
    if (stops.has(word) || everyday.atMost(word) >= COMMON) return true
    // I've, there's, l'amour: what stands before the apostrophe tells.
    const [before, after] = word.split("'")
    return after !== undefined && (before.length === 1 || stops.has(before) || everyday.atMost(before) >= COMMON)
  }
  const wordScore = ({ text, messages, days }: SampleWord): number => {
    if (isCommon(text)) return 0
    const expected = sample.total * everyday.atMost(text)
    if (everyday.of(text) !== null && messages < MUCH_MORE * expected) return 0
    return surprise(messages, expected) * spread(messages, days)
  }
  const phraseScore = ({ places, messages, days, expected }: Phrase): number => {
    const texts = places.map((place) => sample.words[place].text)
    if (isCommon(texts[0]) || isCommon(texts[texts.length - 1])) return 0
    const elsewhere = texts.reduce((product, text) => product * everyday.atMost(text), 1) * ATTRACTION ** (texts.length - 1)
    const weight = texts.every((text) => everyday.of(text) !== null) ? EVERYDAY_WEIGHT : PHRASE_WEIGHT
    return weight * Math.min(surprise(messages, expected), surprise(messages, sample.total * elsewhere)) * spread(messages, days)
  }
  return candidates(chat, sample, wordScore, phraseScore)
}

/** How many of a chat's commonest words are likely what every sentence needs. */
const FUNCTION_WORDS = 50

/** Between the people of the chat, where nothing tells what is said elsewhere. */
export function betweenPeople(chat: Chat, sample: Sample): Candidate[] {
  const ownership = ownWords(chat, sample)
  const wordScore = ({ messages, days }: SampleWord, place: number): number =>
    place < FUNCTION_WORDS ? 0 : ownership(place) * spread(messages, days)
  const phraseScore = ({ places, messages, days, expected }: Phrase): number =>
    places[0] < FUNCTION_WORDS || places[places.length - 1] < FUNCTION_WORDS
      ? 0
      : PHRASE_WEIGHT * surprise(messages, expected) * spread(messages, days)
  return candidates(chat, sample, wordScore, phraseScore)
}

function candidates(
  chat: Chat,
  sample: Sample,
  wordScore: (word: SampleWord, place: number) => number,
  phraseScore: (phrase: Phrase) => number,
): Candidate[] {
  const found: Candidate[] = sample.words.map((word, place) => ({
    words: [word.text],
    messages: word.messages,
    score: isTelling(word.text) ? wordScore(word, place) : 0,
  }))
  for (const phrase of phrasesOf(chat, sample)) {
    const words = phrase.places.map((place) => sample.words[place].text)
    found.push({ words, messages: phrase.messages, score: words.some(isNoise) ? 0 : phraseScore(phrase) })
  }
  const key = ({ words }: Candidate): string => words.join(' ')
  return found.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score || (key(a) < key(b) ? -1 : 1))
}

/**
 * How far beyond chance so many are: twice the log-likelihood ratio against the expected number, of a Poisson count
 * (Dunning 1993, "Accurate Methods for the Statistics of Surprise and Coincidence"). 0 where chance alone gives as many.
 */
const surprise = (observed: number, expected: number): number =>
  observed > expected ? 2 * (observed * Math.log(observed / expected) - (observed - expected)) : 0

/** What is said on many days is worth more than what one evening was about. */
const spread = (messages: number, days: number): number => Math.sqrt(days / messages)

/** Laughter, sighs and cries: a unit said thrice, a letter held down, Hangul letters alone. */
const noise = /(.{1,3})\1\1|^(?:[hj][aeiouy]){2,}[hj]?$|^(?:х[аеи]){2,}х?$|^[哈呵嘻嘿草笑]+$|^[\u3131-\u318e]+$/u
const isNoise = (word: string): boolean => noise.test(word)

const unspacedOrSyllables =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** A word that stands for something by itself. */
const isTelling = (word: string): boolean => !isNoise(word) && word.length >= (unspacedOrSyllables.test(word) ? 2 : 3)
