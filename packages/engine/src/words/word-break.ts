/**
 * Where a word ends, by the word boundary rules of Unicode Standard Annex 29 as ICU's Segmenter applies them: Hangul
 * syllables stick only to each other, and a few sequences that nobody writes are one segment but no word. Links and
 * emoji are hard boundaries.
 */
import { emojiEnd } from './emoji.ts'
import { linkEnd } from './links.ts'
import { codePointAt, widthOf } from './utf8.ts'
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
  MID_BOTH,
  MID_LETTER,
  MID_NUMBER,
  OTHER,
  PICTOGRAPH,
  SINGLE_QUOTE,
  SYMBOL,
  UNSPACED,
} from './word-class.ts'

/** What `wordEnd` found. */
export interface FoundWord {
  /** The Segmenter calls it word-like. */
  counts: boolean
  /** It contains a letter or a digit. */
  isNamed: boolean
  /** It runs on into a script whose words are found by dictionary: the whole has to be looked at again. */
  isUnspaced: boolean
  /** Its last character that is not a mark. */
  last: number
}

/** Farther back than this a word is not looked at again. */
const LOOK_BACK = 256

const bits = (...kinds: number[]): number => kinds.reduce((mask, kind) => mask | (1 << kind), 0)

/** Which classes a word may begin with (entry 0), and which may follow each directly: rules WB5, 8, 9, 10, 13a and 13b. */
const follows = new Int32Array(32)
const run = bits(LETTER, HEBREW, DIGIT, CONNECTOR)
follows[0] = run | bits(HANGUL)
for (const kind of [LETTER, HEBREW, DIGIT, CONNECTOR]) follows[kind] = run
follows[HANGUL] = bits(HANGUL)

/** Which classes may be between each and the next of `ends`: rules WB6, 7, 7b, 7c, 11 and 12. */
const bridges = new Int32Array(32)
const ends = new Int32Array(32)
bridges[LETTER] = bits(MID_LETTER, MID_BOTH, SINGLE_QUOTE)
bridges[HEBREW] = bridges[LETTER] | bits(DOUBLE_QUOTE)
bridges[DIGIT] = bits(MID_NUMBER, MID_BOTH, SINGLE_QUOTE)
ends[LETTER] = bits(LETTER, HEBREW, UNSPACED)
ends[HEBREW] = ends[LETTER]
ends[DIGIT] = bits(DIGIT)

const MARKS = bits(EXTEND, INVISIBLE, JOINER)

/** Where the word ends that begins at `from`; `from` where none does. Marks belong to what they follow (rule WB4). */
export function wordEnd(bytes: Uint8Array, from: number, end: number, found: FoundWord): number {
  let p = from
  let base = 0 // the class of the last character that is not a mark
  let previous = 0 // the class of the last character
  let length = 0 // in characters that are not marks
  let isBroken = false
  found.isUnspaced = false
  found.isNamed = false
  found.last = 0
  while (p < end) {
    const codePoint = codePointAt(bytes, p)
    const kind = kindAt(bytes, p, from, end, codePoint)
    const next = p + widthOf(codePoint)
    if (goesOn(base, kind, previous, codePoint)) {
      base = kind
      length++
      found.last = codePoint
      found.isNamed ||= kind !== CONNECTOR && kind !== PICTOGRAPH
    } else if ((MARKS & (1 << kind)) === 0) {
      const behind = (bridges[base] & (1 << kind)) === 0 ? 0 : kindBehindMarks(bytes, next, from, end)
      if (behind === 0 || !spans(base, kind, behind)) {
        if (base === HEBREW && kind === SINGLE_QUOTE) {
          // Rule WB7a: a quote after a Hebrew letter is the end of its word. ICU forgets that there was a word where marks follow.
          p = marksEnd(bytes, next, end)
          isBroken = p > next
        } else found.isUnspaced = kind === UNSPACED && (follows[base] & run) !== 0 && p - from < LOOK_BACK
        break
      }
      if (behind === UNSPACED) {
        found.isUnspaced = p - from < LOOK_BACK
        break
      }
    }
    previous = kind
    p = next
  }
  if (base === HANGUL) found.counts = previous === HANGUL
  else if (base === CONNECTOR) found.counts = length > 1 && previous === CONNECTOR
  else found.counts = length > 0 && base !== PICTOGRAPH && !isBroken
  return p
}

/** Whether a character joins the word directly. Hangul syllables do so only side by side. */
function goesOn(base: number, kind: number, previous: number, codePoint: number): boolean {
  if ((follows[base] & (1 << kind)) !== 0) return kind !== HANGUL || previous === 0 || previous === HANGUL
  // Rule WB3c: a pictograph behind a joiner.
  return previous === JOINER && kind !== OTHER && (classOf(codePoint) & CLASS_BITS) >= SYMBOL
}

/** Whether `kind` holds a word together between `base` and the character `behind` it. */
function spans(base: number, kind: number, behind: number): boolean {
  return kind === DOUBLE_QUOTE ? behind === HEBREW : (ends[base] & (1 << behind)) !== 0
}

/** Text without spaces is cut after this many code points: the Segmenter's time grows faster than its text. */
const PIECE = 512

/**
 * Where the text ends that begins at `from` and whose words only a dictionary can tell: at the next character no word
 * goes beyond, or after a piece. Words in Han and Hiragana never continue in letters, digits or Hangul.
 */
export function unspacedEnd(bytes: Uint8Array, from: number, end: number): number {
  let base = 0
  let p = from
  for (let left = PIECE; p < end && left > 0; left--) {
    const codePoint = codePointAt(bytes, p)
    const kind = kindAt(bytes, p, from, end, codePoint)
    if (kind === OTHER || kind === PICTOGRAPH) break
    if ((MARKS & (1 << kind)) === 0) {
      if (base !== 0 && base !== UNSPACED && kind !== UNSPACED && (base === IDEOGRAPH) !== (kind === IDEOGRAPH)) break
      base = kind
    }
    p += widthOf(codePoint)
  }
  return p
}

/** The class of the character at `p`, where what begins an emoji or a link is none of the word's: OTHER. */
function kindAt(bytes: Uint8Array, p: number, from: number, end: number, codePoint: number): number {
  const kind = classOf(codePoint) & CLASS_BITS
  if (codePoint < 0x80) {
    if (kind === DIGIT) return bytes[p + 1] >= 0x80 && emojiEnd(bytes, p, end) > p ? OTHER : DIGIT
    return kind === LETTER && beginsLink(bytes, p, from, end) ? OTHER : kind
  }
  if (kind < EMOJI) return kind
  if (kind === EMOJI) return OTHER
  if (kind === PICTOGRAPH) return PICTOGRAPH
  if (emojiEnd(bytes, p, end) > p) return OTHER
  return kind === LETTER_SYMBOL ? LETTER : PICTOGRAPH
}

/** Whether a link begins with the letter at `p` of a word that begins at `from`: nowhere right behind an ASCII letter or digit. */
export function beginsLink(bytes: Uint8Array, p: number, from: number, end: number): boolean {
  const letter = bytes[p] | 0x20
  if (letter !== 0x68 && letter !== 0x77) return false
  if (p > from && /[0-9A-Za-z]/.test(String.fromCharCode(bytes[p - 1]))) return false
  return linkEnd(bytes, p, end) > p
}

function kindBehindMarks(bytes: Uint8Array, p: number, from: number, end: number): number {
  const q = marksEnd(bytes, p, end)
  return q < end ? kindAt(bytes, q, from, end, codePointAt(bytes, q)) : OTHER
}

function marksEnd(bytes: Uint8Array, p: number, end: number): number {
  let q = p
  while (q < end) {
    const codePoint = codePointAt(bytes, q)
    if ((MARKS & (1 << (classOf(codePoint) & CLASS_BITS))) === 0) break
    q += widthOf(codePoint)
  }
  return q
}
