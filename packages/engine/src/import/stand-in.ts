/**
 * What replaces the characters of a text in a sample: a letter by one letter of its script, a digit by the nine of its
 * script, any picture by one picture. What a layout is made of stays: punctuation, spaces of every kind, invisible marks,
 * line ends.
 */
import { digitOf } from '#whatsapp/header-shape.ts'

/** One letter per script, so that a sample shows which script was written and in which direction. All others become `x`. */
const letters: readonly [script: RegExp, small: string, capital?: string][] = [
  [/\p{Script=Latin}/u, 'x', 'X'],
  [/\p{Script=Cyrillic}/u, 'х', 'Х'],
  [/\p{Script=Greek}/u, 'χ', 'Χ'],
  [/\p{Script=Armenian}/u, 'խ', 'Խ'],
  [/\p{Script=Arabic}/u, 'س'],
  [/\p{Script=Hebrew}/u, 'ש'],
  [/\p{Script=Han}/u, '字'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'あ'],
  [/\p{Script=Hangul}/u, '가'],
  [/\p{Script=Thai}/u, 'ก'],
  [/\p{Script=Lao}/u, 'ກ'],
  [/\p{Script=Devanagari}/u, 'क'],
  [/\p{Script=Bengali}/u, 'ক'],
  [/\p{Script=Gurmukhi}/u, 'ਕ'],
  [/\p{Script=Gujarati}/u, 'ક'],
  [/\p{Script=Tamil}/u, 'க'],
  [/\p{Script=Telugu}/u, 'క'],
  [/\p{Script=Kannada}/u, 'ಕ'],
  [/\p{Script=Malayalam}/u, 'ക'],
  [/\p{Script=Sinhala}/u, 'ක'],
  [/\p{Script=Georgian}/u, 'ხ'],
  [/\p{Script=Ethiopic}/u, 'ከ'],
  [/\p{Script=Khmer}/u, 'ក'],
  [/\p{Script=Myanmar}/u, 'က'],
]

/** Every character that replaces letters. */
export const standInLetters: ReadonlySet<string> = new Set(letters.flatMap(([, small, capital]) => [small, capital ?? small]))

/** Longer words would tell by their length which word they are. */
const LONGEST_WORD = 12
const PICTURE = '\u263a'
/** What a phone writes in place of something else is no one's picture. */
const REPLACEMENTS = '\ufffc\ufffd'

const pictures =
  /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{So})(?:[\u200d\ufe0e\ufe0f\u20e3\u{1f3fb}-\u{1f3ff}\u{e0020}-\u{e007f}]|\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{So})*/gu
const words = /[\p{L}\p{M}\p{Alphabetic}]+/gu
const numbers = /[\p{N}]/gu
/** Marks without a shape that layouts are known to contain; other characters of their kind can spell hidden words. */
const hidden = /(?![\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff])[\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu

/** The text with nothing left of what it says. */
export function masked(text: string): string {
  return text
    .replace(pictures, (run) => [...run].filter((each) => REPLACEMENTS.includes(each)).join('') || PICTURE)
    .replace(numbers, nine)
    .replace(words, maskedWord)
    .replace(hidden, '')
}

/** The nine of the same digits; of numerals of other kinds a plain one. */
function nine(numeral: string): string {
  const point = numeral.codePointAt(0) as number
  const digit = digitOf(point)
  return digit < 0 ? '9' : String.fromCodePoint(point - digit + 9)
}

function maskedWord(word: string): string {
  let stands = ''
  let count = 0
  for (const letter of word) {
    // Accents and vowel signs of their own belong to the letter before them.
    if (/\p{M}/u.test(letter) || count === LONGEST_WORD) continue
    const [, small, capital = small] = letters.find(([script]) => script.test(letter)) ?? letters[0]
    stands += /\p{Lu}/u.test(letter) ? capital : small
    count++
  }
  return stands
}
