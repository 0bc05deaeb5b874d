/** The one gate for messages that are put on show without being asked for: which must not be, and why. */
import { emotions } from '@convostat/emotion'
import { type Chat, kindIndex, messageText } from '#chat/chat.ts'
import { wordsOfNames } from '#people/words-of-names.ts'
import { CERTAIN, EMOTIONS, type Feelings } from '#sentiment/feelings.ts'
import { largest } from '#stats/extremes.ts'
import { type DelicateKind, delicateKindOf, hasDelicateWords, isWithoutList } from './delicate-words.ts'
import { namesOneOf, wordsThatName } from './hidden-names.ts'
import { plainText } from './plain-text.ts'
import { type PrivateShape, privateShapeOf } from './private-numbers.ts'
import { saysAtLeast } from './says-at-least.ts'
import { unfitness } from './unfitness.ts'

/** Why a message is not put on show. */
export type WhyNotShown = DelicateKind | PrivateShape | 'hidden' | 'short' | 'long' | 'feeling' | 'doubt'

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
  /** The message may be in a language whose delicate words are not listed, so the model alone decides. */
  readonly isUnlisted?: boolean
  /** It is shown beside another one, where a word is enough: "Yes!" */
  readonly isBeside?: boolean
  /** The model may read it as grave: comfort sounds sad. */
  readonly mayBeSad?: boolean
}

const FEWEST_WORDS = 4
/** What is as surely grave, or bad and somewhat grave, or worse than anything, is not shown, regardless of its words. */
const GRAVE = 0.45
const BAD = -0.5
const SOMEWHAT_GRAVE = 0.2
const WORST = -0.7
/** What is surely not meant badly; up to there, words that are often said in fun are taken for it. */
const LEAST_BAD = -0.05
const LEAST_GRAVE = 0.15

/** Log odds of `unfitness`. In a message that is as surely fit a delicate word is meant in fun; what is in doubt is not shown. */
const SURELY_FIT = -2
const DOUBTFUL = -0.8
/** Where no model has read the message, nothing speaks for it but its words. */
const DOUBTFUL_UNREAD = 1

/** A longer message is a letter: too long for its place, and for reading it all. */
const LONGEST = 2000

/** Why a message must not be put on show; null where it may. */
export function whyNotShown({
  text,
  reading,
  hidden,
  isUnlisted = false,
  isBeside = false,
  mayBeSad = false,
}: MessageToShow): WhyNotShown | null {
  if (!isBeside && !saysAtLeast(text, FEWEST_WORDS)) return 'short'
  if (text.length > LONGEST) return 'long'
  const plain = plainText(text)
  if (hidden && namesOneOf(hidden, plain)) return 'hidden'
  if (innuendo.test(text)) return 'sex'
  const isInFun = reading && reading.score >= LEAST_BAD && reading.grave < LEAST_GRAVE
  const shape = privateShapeOf(plain)
  if (shape) return shape
  const unfit = unfitness(plain, reading)
  const isSurelyFit = reading !== null && unfit <= SURELY_FIT
  const kind = isSurelyFit ? null : delicateKindOf(plain, { isInFun })
  if (kind) return kind
  // Where neither a model reads a text nor a list has its words, nothing says that it is fit.
  if (reading ? !mayBeSad && isGrave(reading, isUnlisted) : isWithoutList(plain)) return 'feeling'
  return unfit > (reading ? DOUBTFUL : DOUBTFUL_UNREAD) ? 'doubt' : null
}

/** What these say beside a message is not meant for others. */
const innuendo = /[\u{1F346}\u{1F445}\u{1F51E}\u{1F60F}\u{1F608}]/u

/** The same of words or a phrase alone, where a chat's languages are these: "die" is an everyday word of German, and a grave one of English. */
export const areFitToShow = (words: string, languages: readonly string[]): boolean => {
  const plain = plainText(words)
  return (privateShapeOf(plain) ?? delicateKindOf(plain, { alone: languages })) === null
}

const isGrave = ({ score, grave }: Reading, isUnlisted: boolean): boolean =>
  grave >= GRAVE || score < (isUnlisted ? BAD : WORST) || (score < BAD && grave >= SOMEWHAT_GRAVE)

/** Of a chat's scored messages, as many may be in other languages before it counts as written in them. */
const FEW = 0.02

function isUnlisted({ languages }: Feelings): boolean {
  const countOf = (of: Feelings['languages']) => of.reduce((sum, { messages }) => sum + messages, 0)
  return countOf(languages.filter(({ language }) => !hasDelicateWords(language))) > FEW * countOf(languages)
}

/**
 * The same for a chat's rows: their text is read, so only candidates should be asked for. `isBeside`: they are shown beside others.
 * `mayBeSad`: the model may read them as grave.
 */
export function gateOf(chat: Chat, feelings: Feelings | null, isBeside = false, mayBeSad = false): (row: number) => WhyNotShown | null {
  const ofChat = { hidden: wordsOfHidden(chat), isUnlisted: feelings !== null && isUnlisted(feelings), isBeside, mayBeSad }
  return (row) => {
    if (chat.hidden?.[chat.author[row]] === 1) return 'hidden'
    if (!isWritten.has(chat.kind[row])) return 'short'
    return whyNotShown({ text: messageText(chat, row), reading: feelings && readingAt(feelings, row), ...ofChat })
  }
}

/** A bare placeholder, a place, a card or a call says nothing. */
const isWritten = new Set<number>([kindIndex.text, kindIndex.media])

const graves = (['anger', 'sadness', 'fear'] as const).map((emotion) => emotions.indexOf(emotion))

/** What the model reads in a row; null where nothing in it can be scored. */
export function readingAt({ score, emotion }: Feelings, row: number): Reading | null {
  if (Number.isNaN(score[row])) return null
  return { score: score[row], grave: largest(graves.map((place) => emotion[row * EMOTIONS + place])) / CERTAIN }
}

function wordsOfHidden(chat: Chat): ReadonlySet<string> {
  const { hidden } = chat
  return hidden ? wordsThatName(wordsOfNames(chat, (person) => hidden[person] === 1)) : new Set()
}
