/** The one gate for messages that are put on show without being asked for: which must not be, and why. */
import { emotions } from '@convostat/emotion'
import { type Chat, kindIndex, messageText } from '#chat/chat.ts'
import { wordsOfNames } from '#people/words-of-names.ts'
import { CERTAIN, EMOTIONS, type Feelings } from '#sentiment/feelings.ts'
import { largest } from '#stats/extremes.ts'
import { type DelicateKind, delicateKindOf } from './delicate-words.ts'
import { plainText, wordsOf } from './plain-text.ts'
import { type PrivateShape, privateShapeOf } from './private-numbers.ts'
import { saysAtLeast } from './says-at-least.ts'

/** Why a message is not put on show. */
export type WhyNotShown = DelicateKind | PrivateShape | 'hidden' | 'short' | 'long' | 'feeling'

/** What the model reads in a message: its score, and the strongest of anger, sadness and fear, 0 to 1. */
export interface Reading {
  readonly score: number
  readonly grave: number
}

export interface MessageToShow {
  readonly text: string
  /** null where the model has read nothing. */
  readonly reading: Reading | null
  /** Folded words of the names of people who are hidden. */
  readonly hidden?: ReadonlySet<string>
}

const FEWEST_WORDS = 4
/** What sounds worse than this, or is as surely grave, is not shown, regardless of its words. */
const WORST = -0.5
const GRAVE = 0.45
/** What is surely not meant badly; up to there, words that are often said in fun are taken for it. */
const LEAST_BAD = -0.05
const LEAST_GRAVE = 0.15

/** A longer message is a letter: too long for its place, and for reading it all. */
const LONGEST = 2000

/** Why a message must not be put on show; null where it may. */
export function whyNotShown({ text, reading, hidden }: MessageToShow): WhyNotShown | null {
  if (!saysAtLeast(text, FEWEST_WORDS)) return 'short'
  if (text.length > LONGEST) return 'long'
  const plain = plainText(text)
  if (hidden && wordsOf(plain).some((word) => isOfHidden(word, hidden))) return 'hidden'
  const isInFun = reading !== null && reading.score >= LEAST_BAD && reading.grave < LEAST_GRAVE
  return whyNotPlain(plain, isInFun) ?? (reading && isGrave(reading) ? 'feeling' : null)
}

/** "Anna's" and "Annas" are Anna's, too. */
const isOfHidden = (word: string, hidden: ReadonlySet<string>): boolean =>
  [word, word.replace(/['’].*$/, ''), word.replace(/s$/, '')].some((form) => hidden.has(form))

/** The same of words or a phrase alone. */
export const areFitToShow = (words: string): boolean => whyNotPlain(plainText(words)) === null

const whyNotPlain = (plain: string, isInFun = false): WhyNotShown | null => privateShapeOf(plain) ?? delicateKindOf(plain, isInFun)

const isGrave = ({ score, grave }: Reading): boolean => score < WORST || grave >= GRAVE

/** The same for a chat's rows: their text is read, so only candidates should be asked for. */
export function gateOf(chat: Chat, feelings: Feelings | null): (row: number) => WhyNotShown | null {
  const hidden = wordsOfHidden(chat)
  return (row) => whyNotRow(chat, feelings, row, hidden)
}

function whyNotRow(chat: Chat, feelings: Feelings | null, row: number, hidden: ReadonlySet<string>): WhyNotShown | null {
  if (chat.hidden?.[chat.author[row]] === 1) return 'hidden'
  if (!isWritten.has(chat.kind[row])) return 'short'
  return whyNotShown({ text: messageText(chat, row), reading: feelings && readingAt(feelings, row), hidden })
}

/** A bare placeholder, a place, a card or a call says nothing. */
const isWritten = new Set<number>([kindIndex.text, kindIndex.media])

const graves = (['anger', 'sadness', 'fear'] as const).map((emotion) => emotions.indexOf(emotion))

/** What the model reads in a row; null where nothing in it can be scored. */
export function readingAt({ score, emotion }: Feelings, row: number): Reading | null {
  if (Number.isNaN(score[row])) return null
  return { score: score[row], grave: largest(graves.map((place) => emotion[row * EMOTIONS + place])) / CERTAIN }
}

/** A name of one or two letters is a word as well. */
const SHORTEST_NAME = 3

function wordsOfHidden(chat: Chat): ReadonlySet<string> {
  if (!chat.hidden) return new Set()
  const { hidden } = chat
  const words = wordsOfNames(chat, (person) => hidden[person] === 1).map(plainText)
  return new Set(words.filter((word) => word.length >= SHORTEST_NAME))
}
