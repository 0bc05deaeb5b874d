// In one zone: every character there is, one by one.
import { expect, test } from 'vitest'
import {
  CLASS_BITS,
  CONNECTOR,
  classOf,
  DIGIT,
  DOUBLE_QUOTE,
  EMOJI,
  EXTEND,
  HANGUL,
  HEBREW,
  IDEOGRAPH,
  INVISIBLE,
  JOINER,
  LETTER,
  LETTER_SYMBOL,
  lowerOf,
  MID_BOTH,
  MID_LETTER,
  MID_NUMBER,
  OTHER,
  PICTOGRAPH,
  QUESTION,
  SINGLE_QUOTE,
  SYMBOL,
  UNSPACED,
} from './word-class.ts'

const segmenter = new Intl.Segmenter('und', { granularity: 'word' })

/** How many segments a text has, and whether the first is a word. */
function segments(text: string): { count: number; isWord: boolean } {
  const [first, ...rest] = segmenter.segment(text)
  return { count: rest.length + 1, isWord: first.isWordLike === true }
}
const isOne = (text: string): boolean => segments(text).count === 1

/** The class of a character, asked of the Segmenter by what it does with it among others. */
function behaviour(character: string): string {
  const isWord = segments(character).isWord
  const betweenLetters = isOne(`a${character}a`)
  const betweenDigits = isOne(`1${character}1`)
  const betweenBoth = isOne(`a${character}1`)
  if (isWord) {
    if (!isOne(`${character}a`)) return 'by itself' // Hangul, and what a dictionary parts
    if (isOne(`${character},1`)) return 'digit'
    return isOne(`${character}'`) ? 'hebrew' : 'letter'
  }
  if (betweenLetters && betweenDigits) {
    if (!betweenBoth) return 'mid both'
    return isOne(`${character}a`) ? 'connector' : isOne(`a${character}⌚`) ? 'joiner' : 'mark'
  }
  if (betweenLetters) return 'mid letter'
  if (betweenDigits) return 'mid number'
  return isOne(`א${character}א`) ? 'double quote' : 'other'
}

const behaviours: Record<number, readonly string[]> = {
  [OTHER]: ['other'],
  [LETTER]: ['letter'],
  [HEBREW]: ['hebrew'],
  [DIGIT]: ['digit'],
  [CONNECTOR]: ['connector'],
  [HANGUL]: ['by itself'],
  [MID_LETTER]: ['mid letter'],
  [MID_NUMBER]: ['mid number'],
  [MID_BOTH]: ['mid both'],
  [SINGLE_QUOTE]: ['mid both'],
  [DOUBLE_QUOTE]: ['double quote'],
  [EXTEND]: ['mark'],
  [INVISIBLE]: ['mark'],
  [JOINER]: ['joiner'],
  // The Segmenter itself is asked about text with these.
  [IDEOGRAPH]: ['by itself', 'other', 'mark', 'letter'],
  [UNSPACED]: ['by itself', 'letter', 'other'],
  // Skin tones are marks to the Segmenter; here they part words as all emoji do.
  [EMOJI]: ['other', 'mark'],
  [SYMBOL]: ['other'],
  [LETTER_SYMBOL]: ['letter'],
  [PICTOGRAPH]: ['other'],
}

test('every character is to a word what it is to the Segmenter', () => {
  const wrong: string[] = []
  for (let codePoint = 1; codePoint < 0x110000; codePoint += strideAt(codePoint)) {
    if (codePoint >= 0xd800 && codePoint < 0xe000) continue
    const found = behaviour(String.fromCodePoint(codePoint))
    if (!behaviours[classOf(codePoint) & CLASS_BITS].includes(found)) wrong.push(`U+${codePoint.toString(16)}: ${found}`)
  }
  expect(wrong).toEqual([])
})

/** Long runs of like characters are sampled: Han, Hangul, Tangut, private use, and what is not assigned. */
function strideAt(codePoint: number): number {
  if (codePoint < 0x3400) return 1
  if (codePoint < 0xf900) return codePoint < 0xa000 || codePoint >= 0xac00 ? 61 : 1
  return codePoint < 0x20000
    ? codePoint >= 0x17000 && codePoint < 0x1b000
      ? 61
      : 1
    : codePoint >= 0xe0000 && codePoint < 0xe0200
      ? 1
      : 997
}

test('question marks of all scripts are known, and nothing else is', () => {
  const questions = [...'?¿؟？՞\u037e፧⁇⁈⁉‽⸮꘏❓'].map((character) => classOf(character.codePointAt(0) ?? 0) & QUESTION)
  expect(questions.every((bit) => bit === QUESTION)).toBe(true)
  for (const character of '!.,;:aя。،') expect(classOf(character.codePointAt(0) ?? 0) & QUESTION).toBe(0)
})

test('small letters', () => {
  for (const [large, small] of ['Aa', 'ÄÄ'.toLowerCase(), 'ЖЖ'.toLowerCase(), 'Σσ', 'İi', '𞤀𞤢', '中中', '1 1'.replace(' ', '')].map(
    (pair) => [...pair],
  ))
    expect(String.fromCodePoint(lowerOf(large.codePointAt(0) ?? 0))).toBe(small)
})
