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
  return parted(parts)
}

/** The same wherever they stand, for text of which one knows that it holds them: Hangul and other letters may touch, a link may end at an apostrophe. */
export const loosePatternOf = (words: readonly WordTerm[]): RegExp => parted(words.map(({ text }) => escaped(fold(text) || text)))

/** The letters of scripts whose words run on without a space, and which no dictionary parts from a word of another script. */
export const RUN_ON = '\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}'
/** What goes on with a word. Beside those letters another script's word stands by itself: `ไปbangkokนะ`. */
export const LETTER = `(?:(?![${RUN_ON}])[\\p{L}\\p{N}\\p{M}])`

/**
 * Parts one after another, between them anything but words and emoji. Of each the next place is the only one that is
 * tried: with a choice, a message of nothing but emoji would take for ever.
 */
function parted(parts: readonly string[]): RegExp {
  const whole = parts.reduce((all, part) => `${all}(?:(?!${LETTER}|\\p{Emoji_Presentation}|${part})[^])*${part}`)
  return new RegExp(whole, 'gu')
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** Where something stands in a text, in UTF-16 units. */
export type Place = [at: number, size: number]

/**
 * Finds what `patternOf` finds. Nearly all searches are for words by themselves: each would need a pattern of its own,
 * and to compile one takes longer than the search.
 */
export function finderOf(words: readonly WordTerm[]): (text: string) => Place[] {
  const [word] = words
  if (words.length === 1 && !word.isEmoji && word.text !== '') return (text) => placesOfWord(text, word)
  const pattern = patternOf(words)
  return (text) => placesBy(text, pattern)
}

/** The same for `loosePatternOf`. */
export function looseFinderOf(words: readonly WordTerm[]): (text: string) => Place[] {
  const [word] = words
  const wanted = fold(word.text) || word.text
  if (words.length > 1 || wanted === '') return (text) => placesBy(text, loosePatternOf(words))
  return (text) => {
    const found: Place[] = []
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) found.push([at, wanted.length])
    return found
  }
}

const placesBy = (text: string, pattern: RegExp): Place[] => Array.from(text.matchAll(pattern), (match) => [match.index, match[0].length])

function placesOfWord(text: string, { text: wanted, isPrefix }: WordTerm): Place[] {
  const found: Place[] = []
  for (let at = text.indexOf(wanted); at >= 0; ) {
    const last = at + wanted.length
    const end = goesOn(text, last)
    const stands = !hasLetterBefore(text, at) && (isPrefix || end === last)
    if (stands) found.push([at, end - at])
    at = text.indexOf(wanted, stands ? end : at + 1)
  }
  return found
}

/** Where the letters end that go on with a word. */
function goesOn(text: string, from: number): number {
  let end = from
  for (let width = letterWidth(text, end); width > 0; width = letterWidth(text, end)) end += width
  return end
}

/** How many units a letter takes that stands at a place, with an apostrophe before it or without; 0 where there is none. */
function letterWidth(text: string, at: number): number {
  const apostrophe = text[at] === "'" ? 1 : 0
  const codePoint = text.codePointAt(at + apostrophe)
  if (codePoint === undefined || !isLetter(codePoint)) return 0
  return apostrophe + (codePoint > 0xffff ? 2 : 1)
}

function hasLetterBefore(text: string, at: number): boolean {
  const end = text[at - 1] === "'" ? at - 1 : at
  const isPair = isLow(text.charCodeAt(end - 1)) && isHigh(text.charCodeAt(end - 2))
  const codePoint = text.codePointAt(isPair ? end - 2 : end - 1)
  return end > 0 && codePoint !== undefined && isLetter(codePoint)
}

const isHigh = (unit: number): boolean => (unit & 0xfc00) === 0xd800
const isLow = (unit: number): boolean => (unit & 0xfc00) === 0xdc00

const isLetter = (codePoint: number): boolean => {
  if (codePoint >= 0x80) return ONE_LETTER.test(String.fromCodePoint(codePoint))
  const lowered = codePoint | 0x20
  return (lowered >= 0x61 && lowered <= 0x7a) || (codePoint >= 0x30 && codePoint <= 0x39)
}

const ONE_LETTER = new RegExp(`^${LETTER}$`, 'u')
