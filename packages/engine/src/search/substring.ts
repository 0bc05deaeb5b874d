/** Text found anywhere in a message, as it is folded: for what has no words. */
import { type Chat, flag, kindIndex, messageText } from '../chat.ts'
import { column } from '../column.ts'
import { codePointAt, widthOf } from '../words/utf8.ts'
import { fold } from './fold.ts'
import { type Hits, hitsAmong } from './hits.ts'
import { asciiLetters, BUCKET, isStacked, KIND, letterOf, NO_BUCKET, OWN, STACKED, TOGETHER } from './letters.ts'

/** Those of some rows, or of all, that hold the text. Placeholders hold nothing. */
export function substringHits(chat: Chat, text: string, among: Uint32Array | null): Hits {
  const signs = signatures(chat)
  const wanted = signatureOf(text)
  const isSimple = [...text].every((character) => (letterOf(character.codePointAt(0) as number) & OWN) !== 0)
  const needle = isSimple ? encoder.encode(text) : null
  const mayHold = (row: number): boolean => (signs[row] & wanted) === wanted && hasText(chat, row)
  return hitsAmong(among ? among.filter(mayHold) : rowsWhere(chat, mayHold), (row) =>
    needle && (signs[row] & FOLDS_TOGETHER) === 0 ? occurrencesInBytes(chat, row, needle) : occurrences(fold(messageText(chat, row)), text),
  )
}

const encoder = new TextEncoder()

const hasText = ({ kind, flags }: Chat, row: number): boolean =>
  (flags[row] & flag.bare) === 0 && kind[row] !== kindIndex.deleted && kind[row] !== kindIndex.call

function rowsWhere({ count }: Chat, test: (row: number) => boolean): Uint32Array {
  const rows = new Uint32Array(count)
  let size = 0
  for (let row = 0; row < count; row++) if (test(row)) rows[size++] = row
  return rows.subarray(0, size)
}

function occurrences(message: string, text: string): number {
  let count = 0
  for (let at = message.indexOf(text); at >= 0; at = message.indexOf(text, at + text.length)) count++
  return count
}

function occurrencesInBytes({ bytes, start, end }: Chat, row: number, needle: Uint8Array): number {
  const [first] = needle
  const size = needle.length
  const last = end[row] - size
  let count = 0
  for (let p = start[row]; p <= last; p++) {
    if (bytes[p] !== first) continue
    let i = 1
    while (i < size && bytes[p + i] === needle[i]) i++
    if (i < size) continue
    count++
    p += size - 1
  }
  return count
}

/** The bit of a signature for a row that has to be folded as a whole. */
const FOLDS_TOGETHER = 1 << 31

/**
 * What each row's text is made of: a bit for each bucket of characters that it has once folded and decomposed, so that a
 * row without one of a text's need not be looked at (Bloom 1970, with one hash); and the bit of what folds together.
 */
const signatures = column((chat): Int32Array => {
  const { bytes, count, start, end } = chat
  const signatures = new Int32Array(count)
  for (let row = 0; row < count; row++) {
    let signature = 0
    let before = 0
    for (let p = start[row], last = end[row]; p < last; ) {
      const byte = bytes[p]
      if (byte < 0x80) {
        signature |= asciiBits[byte]
        before = byte
        p++
        continue
      }
      const codePoint = codePointAt(bytes, p)
      const letter = letterOf(codePoint)
      const kind = letter & KIND
      signature |= bitOf(letter)
      if (kind === TOGETHER || (kind === STACKED && !isStacked(before, codePoint))) signature |= FOLDS_TOGETHER
      before = codePoint
      p += widthOf(codePoint)
    }
    signatures[row] = signature
  }
  return signatures
})

const bitOf = (letter: number): number => (letter >> BUCKET === NO_BUCKET ? 0 : 1 << (letter >> BUCKET))
const asciiBits = Int32Array.from(asciiLetters, (letter) => bitOf(letter) | ((letter & KIND) === TOGETHER ? FOLDS_TOGETHER : 0))

function signatureOf(text: string): number {
  let signature = 0
  for (const character of text) signature |= bitOf(letterOf(character.codePointAt(0) as number))
  return signature
}
