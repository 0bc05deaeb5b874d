import { largest } from '@convostat/api/extremes'

/**
 * About how wide a text of the display type is in its own size, and its widest word alone: enough to choose a size that fits.
 * `isTall` where its script needs more than a line of Latin capitals.
 */
export function ems(text: string): { ems: number; word: number; isTall: boolean } {
  const words = text.split(' ').map(emsOf)
  const spaces = 0.24 * (words.length - 1)
  return {
    ems: Math.max(
      1,
      words.reduce((sum, word) => sum + word, spaces),
    ),
    word: largest(words, 1),
    isTall: tall.test(text),
  }
}

/** Scripts with marks above and below their letters, and those whose letters hang from a line. */
const tall =
  /[\p{Script=Arabic}\p{Script=Bengali}\p{Script=Devanagari}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Khmer}\p{Script=Lao}\p{Script=Malayalam}\p{Script=Myanmar}\p{Script=Oriya}\p{Script=Sinhala}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Thai}\p{Script=Tibetan}]/u

function emsOf(word: string): number {
  let sum = 0
  for (const { segment } of new Intl.Segmenter('und').segment(word)) sum += widthOf(segment)
  return sum
}

function widthOf(letter: string): number {
  if (/^[\u2066-\u2069]$/.test(letter)) return 0
  if (/\p{Extended_Pictographic}|\p{RI}/u.test(letter)) return 1.25
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(letter)) return 1.02
  if (/[ilj.,:;'’|!]/.test(letter)) return 0.3
  if (/[mwMW\p{Lu}]/u.test(letter)) return 0.84
  if (/\d/.test(letter)) return 0.64
  return /\p{Script=Latin}/u.test(letter) ? 0.56 : 0.7
}
