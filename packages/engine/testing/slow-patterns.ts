/** The obvious way to find words in folded text: by patterns, which take quadratic time in some texts. For tests and the slow search. */

import { LETTER, type WordTerm } from '#search/words-in.ts'
import { fold } from '#words/fold.ts'

/**
 * Finds the words one after another in folded text, each standing by itself: no letter, digit or mark continues at either
 * end, not even beyond an apostrophe; of a prefix the whole word is found. What parts words from each other may be anything else.
 */
export function patternOf(words: readonly WordTerm[]): RegExp {
  const parts = words.map(({ text, isPrefix, isEmoji }, i) => {
    if (isEmoji) return `(?<!\\u200d)${escaped(fold(text) || text)}(?!\\u200d)`
    const before = i === 0 ? `(?<!${LETTER}'?)` : ''
    return `${before}${escaped(text)}${isPrefix ? `(?:'?${LETTER})*` : `(?!'?${LETTER})`}`
  })
  return parted(parts)
}

/** The same wherever they are, for text of which one knows that it contains them: Hangul and other letters may touch, a link may end at an apostrophe. */
export const loosePatternOf = (words: readonly WordTerm[]): RegExp => parted(words.map(({ text }) => escaped(fold(text) || text)))

/**
 * Parts one after another, between them anything but words and emoji. Of each the next place is the only one that is
 * tried: with a choice, a message of nothing but emoji would take forever.
 */
function parted(parts: readonly string[]): RegExp {
  const whole = parts.reduce((all, part) => `${all}(?:(?!${LETTER}|\\p{Emoji_Presentation}|${part})[^])*${part}`)
  return new RegExp(whole, 'gu')
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
