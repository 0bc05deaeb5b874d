/** Text found anywhere in a message, as it is folded: for what has no words. */
import { viewOf } from '../byte-search.ts'
import { type Chat, messageText } from '../chat.ts'
import { fold } from './fold.ts'
import { type Hits, hitsAmong } from './hits.ts'
import { letterOf, OWN } from './letters.ts'
import { FOLDS_TOGETHER, rowsSigned, signatures } from './signatures.ts'

/** Those of some rows, or of all, that hold the text. Placeholders hold nothing. */
export function substringHits(chat: Chat, text: string, among: Uint32Array | null): Hits {
  const { signs } = signatures(chat)
  const count = [...text].every(isOwn) ? countInBytes(chat, encoder.encode(text)) : null
  return hitsAmong(rowsSigned(chat, text, among), (row) =>
    count && (signs[row] & FOLDS_TOGETHER) === 0 ? count(row) : occurrences(fold(messageText(chat, row)), text),
  )
}

const encoder = new TextEncoder()
const isOwn = (character: string): boolean => (letterOf(character.codePointAt(0) as number) & OWN) !== 0

function occurrences(message: string, text: string): number {
  let count = 0
  for (let at = message.indexOf(text); at >= 0; at = message.indexOf(text, at + text.length)) count++
  return count
}

/** Counts the occurrences of a needle in a row's bytes, four bytes looked at together for one that may be its first. */
function countInBytes({ bytes, start, end }: Chat, needle: Uint8Array): (row: number) => number {
  const view = viewOf(bytes)
  const [first] = needle
  const four = Math.imul(first, ONES)
  const size = needle.length
  return (row) => {
    const last = end[row] - size
    let count = 0
    for (let p = start[row]; p <= last; ) {
      const different = view.getInt32(p, true) ^ four
      // The high bit of each byte that is the first one's like, and perhaps of bytes above it (Mycroft 1987).
      const found = (different - ONES) & ~different & HIGH_BITS
      if (found === 0) {
        p += 4
        continue
      }
      p += (31 - Math.clz32(found & -found)) >> 3
      let i = 1
      while (i < size && bytes[p + i] === needle[i]) i++
      if (i === size && p <= last) count++
      p += i === size ? size : 1
    }
    return count
  }
}

const ONES = 0x01010101
const HIGH_BITS = 0x80808080 | 0
