/** Text found anywhere in a message, as it is folded: for what has no words. */
import { viewOf } from '../byte-search.ts'
import { type Chat, messageText } from '../chat.ts'
import { fold } from './fold.ts'
import { type Hits, hitsAmong } from './hits.ts'
import { letterOf, OWN } from './letters.ts'
import { isSymbol } from './query.ts'
import { FOLDS_TOGETHER, rowsSigned, signatures } from './signatures.ts'

/** Those of some rows, or of all, that hold the text. Placeholders hold nothing. */
export function substringHits(chat: Chat, text: string, among: Uint32Array | null): Hits {
  const { signs } = signatures(chat)
  const count = [...text].every(isOwn) ? countInBytes(chat, text) : null
  return hitsAmong(rowsSigned(chat, text, among), (row) =>
    count && (signs[row] & FOLDS_TOGETHER) === 0 ? count(row) : occurrences(fold(messageText(chat, row)), text).length,
  )
}

const encoder = new TextEncoder()
const isOwn = (character: string): boolean => (letterOf(character.codePointAt(0) as number) & OWN) !== 0

/** Where a folded text stands in a folded message, in UTF-16 units. A symbol that is joined to others is part of another emoji. */
export function occurrences(message: string, text: string): number[] {
  const found: number[] = []
  const mayBeJoined = isSymbol(text)
  for (let at = message.indexOf(text); at >= 0; at = message.indexOf(text, at + text.length))
    if (!mayBeJoined || (message[at - 1] !== JOINER && message[at + text.length] !== JOINER)) found.push(at)
  return found
}

const JOINER = '\u200d'
/** The joiner in bytes, and what folding drops between it and a symbol: selectors and skin tones. */
const joiner = encoder.encode(JOINER)
const dropped = ['\ufe0e', '\ufe0f', '\u{1f3fb}', '\u{1f3fc}', '\u{1f3fd}', '\u{1f3fe}', '\u{1f3ff}'].map((each) => encoder.encode(each))

function isJoined(bytes: Uint8Array, from: number, to: number): boolean {
  let after = to
  for (let next = after; next >= 0; ) {
    after = next
    const unseen = dropped.find((each) => stands(bytes, after, each))
    next = unseen ? after + unseen.length : -1
  }
  return stands(bytes, from - joiner.length, joiner) || stands(bytes, after, joiner)
}

const stands = (bytes: Uint8Array, at: number, needle: Uint8Array): boolean => needle.every((byte, i) => bytes[at + i] === byte)

/** Counts the occurrences of a needle in a row's bytes, four bytes looked at together for one that may be its first. */
function countInBytes({ bytes, start, end }: Chat, text: string): (row: number) => number {
  const needle = encoder.encode(text)
  const mayBeJoined = isSymbol(text)
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
      if (i === size && p <= last && !(mayBeJoined && isJoined(bytes, p, p + size))) count++
      p += i === size ? size : 1
    }
    return count
  }
}

const ONES = 0x01010101
const HIGH_BITS = 0x80808080 | 0
