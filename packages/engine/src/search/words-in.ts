/** Words as a query gives them, found in folded text. */
import { fold } from './fold.ts'

/** One word or emoji that must stand in a message. */
export interface WordTerm {
  /** Folded; an emoji with its joiners, as the dictionary has it. */
  text: string
  isPrefix: boolean
  isEmoji: boolean
}

/**
 * Finds the words one after another in folded text, each standing by itself: no letter, digit or mark goes on at either
 * end, not even beyond an apostrophe; of a prefix the whole word is found. What parts words from each other may be anything else.
 */
export function patternOf(words: readonly WordTerm[]): RegExp {
  const parts = words.map(({ text, isPrefix, isEmoji }, i) => {
    if (isEmoji) return `(?<!\\u200d)${escaped(fold(text) || text)}(?!\\u200d)`
    const before = i === 0 ? `(?<!${LETTER}'?)` : ''
    return `${before}${escaped(text)}${isPrefix ? `(?:'?${LETTER})*` : `(?!'?${LETTER})`}`
  })
  return new RegExp(parts.join(BETWEEN), 'gu')
}

/** The same wherever they stand, for text of which one knows that it holds them: Hangul and other letters may touch, a link may end at an apostrophe. */
export const loosePatternOf = (words: readonly WordTerm[]): RegExp =>
  new RegExp(words.map(({ text }) => escaped(fold(text) || text)).join(BETWEEN), 'gu')

const LETTER = '[\\p{L}\\p{N}\\p{M}]'
const BETWEEN = `(?:(?!${LETTER})[^])*?`
const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
