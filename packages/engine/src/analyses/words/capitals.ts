/** Which messages are written in capitals. */
import { textColumn } from '../../column.ts'
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
  const found = new Uint8Array(count)
  for (let row = 0; row < count; row++) {
    if (isWritten[kind[row]] === 0) continue
    let letters = 0
    let hasSmall = false
    for (let p = start[row]; p < end[row] && !(hasSmall && letters >= FEWEST_LETTERS); ) {
      const byte = bytes[p]
      const codePoint = byte < 0x80 ? byte : codePointAt(bytes, p)
      p += byte < 0x80 ? 1 : widthOf(codePoint)
      const form = forms[codePoint] || learn(codePoint)
      if (form === OTHER) continue
      letters++
      hasSmall ||= form === SMALL
    }
    if (letters >= FEWEST_LETTERS) found[row] = hasSmall ? SOME_SMALL : CAPITALS
  }
  return found
})

/** By code point; 0 where it was not asked for yet. */
const forms = new Uint8Array(0x110000)

function learn(codePoint: number): number {
  const character = String.fromCodePoint(codePoint)
  const isCased = /\p{L}/u.test(character) && character.toLowerCase() !== character.toUpperCase()
  forms[codePoint] = !isCased ? OTHER : character === character.toLowerCase() ? SMALL : CAPITAL
  return forms[codePoint]
}
