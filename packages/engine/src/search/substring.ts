/** Text found anywhere in a message, as it is folded: for what has no words. */

import { type Chat, messageText } from '#chat/chat.ts'
import { viewOf } from '#stats/byte-search.ts'
import { fold } from '#words/fold.ts'
import { type Hits, hitsAmong } from './hits.ts'
import { letterOf, OWN } from './letters.ts'
import { isSymbol } from './query.ts'
import { DROPS, FOLDS_TOGETHER, rowsSigned, type Stretch, signatures } from './signatures.ts'

/** Those of some rows, or of all, that contain the text. Placeholders contain nothing. */
export function substringHits(chat: Chat, text: string, among: Uint32Array | Stretch | null): Hits {
  const { signs } = signatures(chat)
  const characters = [...text]
  const count = text.length <= LONGEST_IN_BYTES && characters.every(isOwn) ? countInBytes(chat, text) : null
  // What is alone stays as it is, whatever is dropped beside it.
  const unlikeBytes = characters.length === 1 ? FOLDS_TOGETHER : FOLDS_TOGETHER | DROPS
  return hitsAmong(rowsSigned(chat, text, among), (row) =>
    count && (signs[row] & unlikeBytes) === 0 ? count(row) : occurrences(fold(messageText(chat, row)), text).length,
  )
}

/** In UTF-16 units. Of a longer text too much would be read again at each place where only its beginning is found. */
const LONGEST_IN_BYTES = 64

const encoder = new TextEncoder()
const isOwn = (character: string): boolean => (letterOf(character.codePointAt(0) as number) & OWN) !== 0

/** Where a folded text is in a folded message, in UTF-16 units. A symbol that is joined to others is part of another emoji. */
export function occurrences(message: string, text: string): number[] {
  const found: number[] = []
  const mayBeJoined = isSymbol(text)
  for (let at = message.indexOf(text); at >= 0; at = message.indexOf(text, at + text.length))
    if (!mayBeJoined || (message[at - 1] !== JOINER && message[at + text.length] !== JOINER)) found.push(at)
  return found
}

const JOINER = '\u200d'

/** Counts the occurrences of a needle in the bytes of a row that has no joiner. */
function countInBytes(chat: Chat, text: string): (row: number) => number {
  const needle = encoder.encode(text)
  return needle.length === 1 ? countByte(chat, needle[0]) : countBytes(chat, needle)
}

/** Four bytes are looked at together, and the like ones among them counted: no branch, for nothing would foretell it. */
function countByte({ bytes, start, end }: Chat, byte: number): (row: number) => number {
  const view = viewOf(bytes)
  const four = Math.imul(byte, ONES)
  return (row) => {
    const last = end[row]
    let count = 0
    let p = start[row]
    for (; p + 4 <= last; p += 4) count += likeOnes(view.getInt32(p, true) ^ four)
    return p < last ? count + likeOnes((view.getInt32(p, true) ^ four) | (-1 << ((last - p) * 8))) : count
  }
}

/** How many of four bytes are zero: bytes added side by side in one number (Warren, Hacker's Delight, 6-1). */
function likeOnes(different: number): number {
  const others = ((different & SEVEN_BITS) + SEVEN_BITS) | different
  return Math.imul((~others & HIGH_BITS) >>> 7, ONES) >>> 24
}

/** Four bytes are looked at together for one that may be the first. */
function countBytes({ bytes, start, end }: Chat, needle: Uint8Array): (row: number) => number {
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
const SEVEN_BITS = 0x7f7f7f7f
