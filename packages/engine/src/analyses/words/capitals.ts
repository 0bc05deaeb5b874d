/** Which messages are written in capitals. */
import { viewOf } from '../../byte-search.ts'
import { textColumn } from '../../column.ts'
import { HIGH_MASK, LOW_MASK } from '../../words/dictionary.ts'
import { codePointAt, widthOf } from '../../words/utf8.ts'
import { isWritten } from './counts.ts'

/** What a message's letters are: too few that have a small and a capital form to tell, small ones among them, capitals alone. */
export const UNTOLD = 0
export const SOME_SMALL = 1
export const CAPITALS = 2

/** So many letters tell: `OK` is no shouting. */
const FEWEST_LETTERS = 4

const SMALL = 1
const CAPITAL = 2
const OTHER = 3

/** By row, of texts and captions; the others are UNTOLD. */
export const capitals = textColumn(({ bytes, count, kind, start, end }) => {
  const view = viewOf(bytes)
  const found = new Uint8Array(count)
  for (let row = 0; row < count; row++) {
    if (isWritten[kind[row]] === 0) continue
    const from = start[row]
    const size = end[row] - from
    // Most texts tell in their first eight bytes.
    const seen = size < 8 ? size : 8
    const low = view.getInt32(from, true) & LOW_MASK[seen]
    const high = view.getInt32(from + 4, true) & HIGH_MASK[seen]
    const small = marksOf(low, A_SMALL) | (marksOf(high, A_SMALL) >>> 1)
    const capital = marksOf(low, A_CAPITAL) | (marksOf(high, A_CAPITAL) >>> 1)
    const letters = countOf(small | capital)
    if (letters >= FEWEST_LETTERS && small !== 0) found[row] = SOME_SMALL
    else if (size <= 8 && ((low | high) & HIGH_BITS) === 0) found[row] = letters < FEWEST_LETTERS ? UNTOLD : CAPITALS
    else found[row] = lettersOf(bytes, from, end[row])
  }
  return found
})

const ONES = 0x01010101
const HIGH_BITS = 0x80808080 | 0
const A_SMALL = 0x61
const A_CAPITAL = 0x41

/** By its high bit, which of four bytes are one of the 26 letters of ASCII from `first` on: compared side by side in one number (Warren, Hacker's Delight, 6-1). */
function marksOf(four: number, first: number): number {
  const low7 = four & (0x7f * ONES)
  return (low7 + (0x80 - first) * ONES) & ~(low7 + (0x80 - first - 26) * ONES) & ~four & HIGH_BITS
}

/** How many marks there are, which are the two highest bits of each byte: the highest byte of the product holds their sum. */
const countOf = (marks: number): number => Math.imul(((marks >>> 7) & ONES) + ((marks >>> 6) & ONES), ONES) >>> 24

function lettersOf(bytes: Uint8Array, from: number, to: number): number {
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
  return letters < FEWEST_LETTERS ? UNTOLD : hasSmall ? SOME_SMALL : CAPITALS
}

/** By code point; 0 where it was not asked for yet. */
const forms = new Uint8Array(0x110000)

function learn(codePoint: number): number {
  const character = String.fromCodePoint(codePoint)
  const isCased = /\p{L}/u.test(character) && character.toLowerCase() !== character.toUpperCase()
  forms[codePoint] = !isCased ? OTHER : character === character.toLowerCase() ? SMALL : CAPITAL
  return forms[codePoint]
}
