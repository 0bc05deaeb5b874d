/** Our own word lists: `words/*.tsv`, each with a line that says what its columns are. */
import { type InnerLabel, innerLabels } from '@convostat/emotion/labels'
import carrierLinesText from '../words/carrier-lines.tsv?raw'
import denyingLinesText from '../words/denying-lines.tsv?raw'
import emojiMeaningsText from '../words/emoji-meanings.tsv?raw'
import emoticonsText from '../words/emoticons.tsv?raw'
import everydayFeelingsText from '../words/everyday-feelings.tsv?raw'
import judgingLinesText from '../words/judging-lines.tsv?raw'
import laughterText from '../words/laughter.tsv?raw'
import negatorsText from '../words/negators.tsv?raw'
import neverSoLinesText from '../words/never-so-lines.tsv?raw'
import plainLinesText from '../words/plain-lines.tsv?raw'
import plainWordsText from '../words/plain-words.tsv?raw'
import { cellsOf, listsOf, valuesOf } from './read-table.ts'

/** By language: sentences with `_` for a word. */
export type Lines = Readonly<Record<string, readonly string[]>>

/** They say nothing of feelings; and words that do not either. */
export const carrierLines: Lines = listsOf('carrier-lines.tsv', carrierLinesText)
export const plainWords: Lines = listsOf('plain-words.tsv', plainWordsText)
/** What people type that carries no feeling: a place for a sign of feeling to be behind. */
export const plainLines: Lines = listsOf('plain-lines.tsv', plainLinesText)
/** They judge something, how strongly is said by the word: the commonest way to say what one thinks. */
export const judgingLines: Lines = listsOf('judging-lines.tsv', judgingLinesText)
/** They deny the word: what is not good is said of something, and rarely in two words. */
export const denyingLines: Lines = listsOf('denying-lines.tsv', denyingLinesText)
/** The word was never so true: they deny nothing. */
export const neverSoLines: Lines = listsOf('never-so-lines.tsv', neverSoLinesText)
/** Laughter as it is typed, by language: parted by spaces. */
export const laughter: Readonly<Record<string, string>> = valuesOf('laughter.tsv', laughterText)

const degrees = ['best', 'good', 'bad', 'worst']

/** Very good, good, bad, very bad words of each language, parted by spaces. */
export const everydayFeelings: Readonly<Record<string, readonly string[]>> = everydayFeelingsOf(
  'everyday-feelings.tsv',
  everydayFeelingsText,
)

/** All of a language in one. */
export function everydayWords(language: string): ReadonlySet<string> {
  return new Set((everydayFeelings[language] ?? []).flatMap((words) => words.split(' ')))
}

export function everydayFeelingsOf(file: string, text: string): Record<string, string[]> {
  const feelings: Record<string, string[]> = {}
  for (const [language, degree, words] of cellsOf(file, text, 3)) {
    feelings[language] ??= []
    // The four of a language are in their order.
    if (degrees[feelings[language].length] !== degree) throw new Error(`${file}: "${degree}" of ${language} is not in its place`)
    feelings[language].push(words)
  }
  const unfinished = Object.keys(feelings).find((language) => feelings[language].length < degrees.length)
  if (unfinished !== undefined) throw new Error(`${file}: ${unfinished} has no words for each of ${degrees.join(', ')}`)
  return feelings
}

/** How a language says that something is not so: where the negator is, its forms, and what may be between. */
export interface Negation {
  negators: readonly string[]
  fillers: readonly string[]
  /** Turkish, Japanese, Hindi…: the negator follows the word. */
  isAfter: boolean
  /** What joins the parts: nothing where words are not parted. */
  joint: '' | ' '
}

export const negations: Readonly<Record<string, Negation>> = negationsOf('negators.tsv', negatorsText)

export function negationsOf(file: string, text: string): Record<string, Negation> {
  return Object.fromEntries(
    cellsOf(file, text, 2, 4).map(([language, negators, fillers = '', marks = '']) => {
      const given = marks.split(' ').filter(Boolean)
      const unknown = given.find((mark) => mark !== 'after' && mark !== 'unspaced')
      if (unknown !== undefined) throw new Error(`${file}, ${language}: expected "after" or "unspaced", found "${unknown}"`)
      const joint = given.includes('unspaced') ? '' : ' '
      return [language, { negators: negators.split('|'), fillers: fillers.split('|'), isAfter: given.includes('after'), joint }]
    }),
  )
}

export interface Meaning {
  /** Shares of positive, neutral and negative. */
  sentiment: readonly [positive: number, neutral: number, negative: number]
  emotions: Partial<Record<InnerLabel, number>>
  /** Parted by spaces. */
  emoji: string
}

/** What the commonest emoji of chats say where they stand alone: by use, which often is not what they are called. */
export const meanings: readonly Meaning[] = meaningsOf('emoji-meanings.tsv', emojiMeaningsText)
/** Signs made of marks, and what they say. */
export const emoticons: readonly Meaning[] = meaningsOf('emoticons.tsv', emoticonsText)

export function meaningsOf(file: string, text: string): Meaning[] {
  return cellsOf(file, text, 3).map(([shares, felt, emoji]) => {
    const [positive, neutral, negative, ...more] = shares.split(' ').map(Number)
    const sum = positive + neutral + negative
    if (more.length > 0 || !(Math.abs(sum - 1) < 1e-9)) throw new Error(`${file}: the shares "${shares}" of ${emoji} are not 1 in all`)
    return { sentiment: [positive, neutral, negative], emotions: emotionsOf(file, felt), emoji }
  })
}

/** `joy 0.85, amusement 0.15` */
function emotionsOf(file: string, felt: string): Meaning['emotions'] {
  return Object.fromEntries(
    felt.split(', ').map((each) => {
      const [label, share, ...more] = each.split(' ')
      const isKnown = (innerLabels as readonly string[]).includes(label)
      if (!isKnown || more.length > 0 || !(Number(share) > 0 && Number(share) <= 1))
        throw new Error(`${file}: expected an emotion and how sure it is, found "${each}"`)
      return [label, Number(share)]
    }),
  )
}
