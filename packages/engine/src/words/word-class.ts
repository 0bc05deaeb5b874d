/**
 * What each code point is to a word: the Word_Break classes of Unicode Standard Annex 29 as ICU's word rules use them
 * (Hangul syllables are apart from letters), and whether it can begin an emoji.
 *
 * The classes come from the regular expression properties of the engine that runs us, the same Unicode data its
 * Intl.Segmenter has, and each code point is looked up once, when a chat first contains it: a table of all of them
 * would cost more than a small chat takes to read.
 */

export const OTHER = 1
export const LETTER = 2
export const HEBREW = 3
export const DIGIT = 4
/** `_` and its like, the class ExtendNumLet. */
export const CONNECTOR = 5
export const HANGUL = 6
/** Belongs between two letters, two digits, or either: `:`, `,`, `.`. */
export const MID_LETTER = 8
export const MID_NUMBER = 9
export const MID_BOTH = 10
export const SINGLE_QUOTE = 11
export const DOUBLE_QUOTE = 12
/** Belongs to the character before it: marks. */
export const EXTEND = 13
/** The same, and unseen: direction marks, variation selectors, soft hyphens. No part of a token's text. */
export const INVISIBLE = 14
export const JOINER = 15
/** Han and Hiragana: words are found by dictionary, and never continue in another script. */
export const IDEOGRAPH = 16
/** Katakana, Thai, Lao, Khmer, Burmese and their like: words are found by dictionary, and may run on into letters or `_`. */
export const UNSPACED = 17
/** An emoji on its own. */
export const EMOJI = 18
/** A symbol that is an emoji only with a variation selector, a skin tone or a partner: ❤ ☀ ©. */
export const SYMBOL = 19
/** The same, and a letter where it is none: ℹ Ⓜ 🅰. */
export const LETTER_SYMBOL = 20
/** A pictograph that is never an emoji. */
export const PICTOGRAPH = 21
/** Added to the class of a question mark. */
export const QUESTION = 64

/** The class without the question bit. */
export const CLASS_BITS = 63

const classes = new Uint8Array(0x110000)

/** The class of a code point, with the bit QUESTION where it is a question mark. */
export function classOf(codePoint: number): number {
  const known = classes[codePoint]
  return known === 0 ? learn(codePoint) : known
}

function learn(codePoint: number): number {
  const character = String.fromCodePoint(codePoint)
  const found = wordClass(codePoint, character) | (questionMarks.has(codePoint) ? QUESTION : 0)
  classes[codePoint] = found
  return found
}

// Signs written before the number they belong to, from "ARABIC NUMBER SIGN" on, and what else Unicode counts as digits of a number.
const numberSigns = new Set([0x600, 0x601, 0x602, 0x603, 0x604, 0x605, 0x66b, 0x6dd, 0x890, 0x891, 0x8e2, 0x19da, 0x110bd, 0x110cd])
const midLetters = new Set([0x3a, 0xb7, 0x387, 0x55f, 0x5f4, 0x2027, 0xfe13, 0xfe55, 0xff1a])
const midNumbers = new Set([0x2c, 0x3b, 0x37e, 0x589, 0x60c, 0x60d, 0x66c, 0x7f8, 0x2044, 0xfe50, 0xfe54, 0xff0c, 0xff1b])
const midBoth = new Set([0x2e, 0x2018, 0x2019, 0x2024, 0xfe52, 0xff07, 0xff0e])

const extend = /[\p{Grapheme_Extend}\p{Mc}]/u
const format = /\p{Cf}|[\ufe00-\ufe0f]/u
const ideograph = /[\p{Ideographic}\p{Script=Han}\p{Script=Hiragana}]/u
const katakana = /[\p{Script=Katakana}\u3031-\u3035\u309b\u309c\u30a0\u30fc\uff70]/u
const southEastAsian = new RegExp(
  `[${['Thai', 'Lao', 'Khmer', 'Myanmar', 'Tai_Le', 'New_Tai_Lue', 'Tai_Tham', 'Tai_Viet', 'Ahom'].map((name) => `\\p{Script=${name}}`).join('')}]`,
  'u',
)
// Letters by Word_Break though not alphabetic: modifier signs, Armenian marks inside words, Hebrew geresh.
const letterLike =
  /[\p{Alphabetic}\u00b8\u02c2-\u02c5\u02d2-\u02d7\u02de\u02df\u02e5-\u02eb\u02ed\u02ef-\u02ff\u055a-\u055c\u055e\u058a\u05f3\u070f\ua708-\ua716\ua720\ua721\ua789\ua78a\uab5b]/u

function wordClass(codePoint: number, character: string): number {
  if (codePoint === 0x200d) return JOINER
  if (codePoint === 0x27) return SINGLE_QUOTE
  if (codePoint === 0x22) return DOUBLE_QUOTE
  if (codePoint > 0x7f && /\p{Emoji_Presentation}/u.test(character)) return EMOJI
  if (codePoint > 0x7f && /\p{Extended_Pictographic}/u.test(character)) {
    if (!/\p{Emoji}/u.test(character)) return PICTOGRAPH
    return letterLike.test(character) ? LETTER_SYMBOL : SYMBOL
  }
  if (midLetters.has(codePoint)) return MID_LETTER
  if (midNumbers.has(codePoint)) return MID_NUMBER
  if (midBoth.has(codePoint)) return MID_BOTH
  if (numberSigns.has(codePoint)) return DIGIT
  if (ideograph.test(character)) return IDEOGRAPH
  if (codePoint === 0x200b) return OTHER // zero width space: it is there to part words
  if (codePoint === 0x200c) return EXTEND // zero width non-joiner: Persian spells with it
  if (format.test(character) && codePoint !== 0x70f) return INVISIBLE
  if (extend.test(character)) return EXTEND
  if (katakana.test(character)) return UNSPACED
  if (codePoint >= 0xac00 && codePoint <= 0xd7a3) return HANGUL
  if (/\p{Nd}/u.test(character)) return DIGIT
  if (southEastAsian.test(character)) return UNSPACED
  if (/\p{Pc}/u.test(character) || codePoint === 0x202f) return CONNECTOR
  if (/\p{Script=Hebrew}/u.test(character) && /\p{Lo}/u.test(character)) return HEBREW
  return letterLike.test(character) ? LETTER : OTHER
}

/**
 * Every character Unicode names a question mark or an interrobang, of whatever script, and the two emoji. (Greek
 * writes its question mark as `;` too: the scanner knows it by the letter before.)
 */
const questionMarks = new Set([
  0x3f, 0xbf, 0x37e, 0x55e, 0x61f, 0x1367, 0x1945, 0x203d, 0x2047, 0x2048, 0x2049, 0x2753, 0x2754, 0x2cfa, 0x2cfb, 0x2e18, 0x2e2e, 0x2e54,
  0xa60f, 0xa6f7, 0xfe16, 0xfe56, 0xff1f, 0x11143, 0x1e95f, 0x1f679, 0x1f67a, 0x1f67b,
])

/** No script with capital letters is beyond. */
const CASED = 0x1f000
const lowered = new Uint32Array(CASED)

/** The small letter of a code point, by itself: Σ is σ wherever it is, İ is i. */
export function lowerOf(codePoint: number): number {
  if (codePoint >= CASED) return codePoint
  const known = lowered[codePoint]
  if (known !== 0) return known
  const small = String.fromCodePoint(codePoint).toLowerCase().codePointAt(0) ?? codePoint
  lowered[codePoint] = small
  return small
}
