/**
 * What each character is to folding, looked up once when a chat first contains it, so that a text which folds character by
 * character need not be decoded to be compared.
 */
import { fold } from '#words/fold.ts'

/** How a character folds, the lowest bits of what `letterOf` gives. */
export const KIND = 7
/** To itself, wherever it is. */
const ITSELF = 1
/** To letters of Latin, Greek or Cyrillic, or an apostrophe, wherever it is. */
export const APART = 2
/** To itself behind what it may stand on: the marks of Thai, Lao and Khmer. */
export const STACKED = 3
/** It takes the text around it to tell: marks, joiners, letters that join to syllables. */
export const TOGETHER = 4
/** To nothing, wherever it is: variation selectors, skin tones, direction marks and what else one cannot see. */
export const DROPPED = 5

/** A letter, digit or apostrophe: what words are made of. */
export const IN_WORDS = 8
/** Nothing but itself folds to it, and what takes its neighbours to tell. */
export const OWN = 16

/** A mark, or what one cannot see: what is on either side of it may come to be side by side. */
export const BETWEEN = 32

/** Above these bits: the character's bucket, or `NO_BUCKET` for those that say little of a text: letters between spaces, digits, marks, blanks. */
export const BUCKET = 6
/** A prime, which gives the signs of ASCII that chats are full of their own buckets. */
const BUCKETS = 29
export const NO_BUCKET = 31

const letters = new Uint16Array(0x110000)

/** The bits of a code point. */
export function letterOf(codePoint: number): number {
  return letters[codePoint] || learn(codePoint)
}

/** The same for ASCII, all of it known. */
export const asciiLetters = new Uint16Array(0x80)

function learn(codePoint: number): number {
  const character = String.fromCodePoint(codePoint)
  const folded = fold(character)
  const kind = kindOf(character, folded)
  const isOwn = kind === STACKED || (kind === ITSELF && !european.test(character))
  const base = folded.normalize('NFD').codePointAt(0)
  const bucket = base === undefined || tellsLittle.test(String.fromCodePoint(base)) ? NO_BUCKET : base % BUCKETS
  const isBetween = folded === '' || /[\p{M}\r]/u.test(character)
  const found = kind | (isBetween ? BETWEEN : 0) | (inWords.test(character) ? IN_WORDS : 0) | (isOwn ? OWN : 0) | (bucket << BUCKET)
  letters[codePoint] = found
  return found
}

function kindOf(character: string, folded: string): number {
  if (folded === '' && character !== JOINER) return DROPPED
  if (/\p{M}/u.test(character)) return /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u.test(character) ? STACKED : TOGETHER
  // A carriage return is not part of a message; Hangul letters join.
  if (/[\r\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff]/.test(character)) return TOGETHER
  if (folded === character) return ITSELF
  return european.test(folded) ? APART : TOGETHER
}

/** It stays between the parts of an emoji. */
const JOINER = '\u200d'
/** What folding makes of other characters wherever they are. */
const european = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}']+$/u
const inWords = /[\p{L}\p{N}']/u
const unspaced =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}'
const tellsLittle = new RegExp(`[\\p{M}\\s]|(?![${unspaced}])[\\p{L}\\p{N}]`, 'u')

for (let codePoint = 0; codePoint < 0x80; codePoint++) asciiLetters[codePoint] = learn(codePoint)

/** Whether a mark of Thai, Lao or Khmer stays as it is behind this character. */
export function isStacked(before: number, mark: number): boolean {
  const key = before * 0x110000 + mark
  let known = stacks.get(key)
  if (known === undefined) {
    const written = String.fromCodePoint(before, mark)
    known = fold(written) === written
    stacks.set(key, known)
  }
  return known
}

const stacks = new Map<number, boolean>()
