/** Whether texts are written in capitals. */
import type { viewOf } from '#stats/byte-search.ts'
import { HIGH_MASK, LOW_MASK } from './dictionary.ts'
import { codePointAt, widthOf } from './utf8.ts'

/** What a text's letters are, in two bits: it takes a look at the text to tell; too few that have a small and a capital form; small ones among them; capitals alone. */
export const letterCase = { unread: 0, few: 1, someSmall: 2, capitals: 3 } as const

/** This many letters tell: `OK` is not shouting. */
const FEWEST_LETTERS = 4

const SMALL = 1
const CAPITAL = 2
const OTHER = 3

/** The same of `bytes[start .. end)`, by its first eight bytes, where most texts tell; `view` is of the same bytes, readable past the end. */
export function letterCaseAtOnce(view: ReturnType<typeof viewOf>, start: number, end: number): number {
  const size = end - start
  const seen = size < 8 ? size : 8
  const low = view.getInt32(start, true) & LOW_MASK[seen]
  const high = view.getInt32(start + 4, true) & HIGH_MASK[seen]
  const small = marksOf(low, A_SMALL) | (marksOf(high, A_SMALL) >>> 1)
  const capital = marksOf(low, A_CAPITAL) | (marksOf(high, A_CAPITAL) >>> 1)
  const letters = countOf(small | capital)
  if (letters >= FEWEST_LETTERS && small !== 0) return letterCase.someSmall
  if (size > 8 || ((low | high) & HIGH_BITS) !== 0) return letterCase.unread
  return letters < FEWEST_LETTERS ? letterCase.few : letterCase.capitals
}

const ONES = 0x01010101
const HIGH_BITS = 0x80808080 | 0
const A_SMALL = 0x61
const A_CAPITAL = 0x41

/** By its high bit, which of four bytes are one of the 26 letters of ASCII from `first` on: compared side by side in one number (Warren, Hacker's Delight, 6-1). */
function marksOf(four: number, first: number): number {
  const low7 = four & (0x7f * ONES)
  return (low7 + (0x80 - first) * ONES) & ~(low7 + (0x80 - first - 26) * ONES) & ~four & HIGH_BITS
}

/** How many marks there are, which are the two highest bits of each byte: the highest byte of the product contains their sum. */
const countOf = (marks: number): number => Math.imul(((marks >>> 7) & ONES) + ((marks >>> 6) & ONES), ONES) >>> 24

/** What the letters of `bytes[from .. to)` are, read one by one as far as it takes; never `unread`. */
export function letterCaseOf(bytes: Uint8Array, from: number, to: number): number {
  let letters = 0
  let hasSmall = false
  for (let p = from; p < to && !(hasSmall && letters >= FEWEST_LETTERS); ) {
    const byte = bytes[p]
    const codePoint = byte < 0x80 ? byte : codePointAt(bytes, p)
    p += byte < 0x80 ? 1 : widthOf(codePoint)
    const form = forms[codePoint] || learn(codePoint)
    if (form === OTHER) continue
    letters++
    hasSmall ||= form === SMALL
  }
  if (letters < FEWEST_LETTERS) return letterCase.few
  return hasSmall ? letterCase.someSmall : letterCase.capitals
}

/** By code point; 0 where it was not asked for yet. */
const forms = new Uint8Array(0x110000)

function learn(codePoint: number): number {
  const character = String.fromCodePoint(codePoint)
  const isCased = /\p{L}/u.test(character) && character.toLowerCase() !== character.toUpperCase()
  forms[codePoint] = !isCased ? OTHER : character === character.toLowerCase() ? SMALL : CAPITAL
  return forms[codePoint]
}
