/**
 * What distinguishes a message from others of its minute, besides its author: its kind and content. Phones word
 * many things in their own way, and say some of them again with every export; that is left out of the comparison.
 */
import { type Chat, flag, kindIndex, textBetween } from '#chat/chat.ts'
import { HASH_START, hashStep } from '#import/byte-table.ts'
import { isSameMention } from './merge-mentions.ts'
import { isSamePlace } from './merge-places.ts'

/** Each row's content as a number, for comparing quickly. */
export interface Contents {
  /** Rows that say the same have the same number; rows that have the same number are asked again. */
  hash: Int32Array
  /** Whether someone may be mentioned in it, which phones write in two ways. */
  mentions: Uint8Array
}

/** This many rows are numbered at a time. */
const STEP_ROWS = 1 << 15

/** Numbers a chat's rows; yields how many of them are done, every few milliseconds. */
export function* contentsOf(chat: Chat): Generator<number, Contents> {
  const { count } = chat
  const hash = new Int32Array(count)
  const mentions = new Uint8Array(count)
  for (let from = 0; from < count; from += STEP_ROWS) {
    hashRows(chat, from, Math.min(count, from + STEP_ROWS), hash, mentions)
    yield Math.min(count, from + STEP_ROWS)
  }
  return { hash, mentions }
}

/** Whether two rows say the same; `hash` is their number's concern, authors are not looked at. */
export function isSameContent(a: Chat, rowA: number, b: Chat, rowB: number): boolean {
  const kind = a.kind[rowA]
  if (kind !== b.kind[rowB]) return false
  if (isToldByKind(a, rowA)) return isToldByKind(b, rowB)
  if (isToldByKind(b, rowB)) return false
  if (kind === kindIndex.location) return isSamePlace(messageText(a, rowA), messageText(b, rowB))
  return areEqual(a, rowA, b, rowB) || compared(a, rowA) === compared(b, rowB)
}

/** Whether two rows that say not quite the same differ only in how their phones write who is mentioned. */
export function isSameButMentions(a: Chat, rowA: number, b: Chat, rowB: number): boolean {
  return a.kind[rowA] === b.kind[rowB] && isSameMention(messageText(a, rowA), messageText(b, rowB), [...a.participants, ...b.participants])
}

/**
 * Messages that disappeared, calls, contacts and media without caption are compared by kind alone: an export without media names
 * no file and no contact, and each phone has its own words for all of them.
 */
function isToldByKind({ kind, flags }: Chat, row: number): boolean {
  const of = kind[row]
  return of === kindIndex.deleted || of === kindIndex.call || of === kindIndex.contact || (flags[row] & flag.bare) !== 0
}

/** Carriage returns, and marks that say in which direction names and numbers are written. */
const UNSEEN = /[\r\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

const messageText = ({ bytes, start, end }: Chat, row: number): string => textBetween(bytes, start[row], end[row])

/** What is compared of a row's text: what is seen of it; the last message of a file has lost the blank lines at its end. */
function compared(chat: Chat, row: number): string {
  const [start, end] = rangeOf(chat, row)
  return seenOf(textBetween(chat.bytes, start, end))
}

/** What is seen of a text. At its end every character up to the space is blank, as in `hashRows`. */
export function seenOf(text: string): string {
  const seen = text.replace(UNSEEN, '')
  let end = seen.length
  while (end > 0 && seen.charCodeAt(end - 1) <= 32) end--
  return seen.slice(0, end)
}

/** The bytes that are compared: of a poll the question, since votes still come in. */
function rangeOf({ bytes, kind, start, end }: Chat, row: number): [start: number, end: number] {
  if (kind[row] !== kindIndex.poll) return [start[row], end[row]]
  const heading = bytes.indexOf(10, start[row])
  if (heading < 0 || heading + 1 >= end[row]) return [start[row], end[row]]
  const question = bytes.indexOf(10, heading + 1)
  return [heading + 1, question < 0 || question > end[row] ? end[row] : question]
}

function areEqual(a: Chat, rowA: number, b: Chat, rowB: number): boolean {
  if (a.kind[rowA] === kindIndex.poll) return false
  const [from, to, other, otherEnd] = [a.start[rowA], a.end[rowA], b.start[rowB], b.end[rowB]]
  if (to - from !== otherEnd - other) return false
  const { bytes } = a
  const others = b.bytes
  for (let i = 0; i < to - from; i++) if (bytes[from + i] !== others[other + i]) return false
  return true
}

const AT = 64

function hashRows(chat: Chat, from: number, until: number, hash: Int32Array, mentions: Uint8Array): void {
  const { bytes, kind, start, end } = chat
  const { location, poll } = kindIndex
  for (let row = from; row < until; row++) {
    let seen = hashStep(HASH_START, kind[row])
    if (!isToldByKind(chat, row) && kind[row] !== location) {
      let first = start[row]
      let last = end[row]
      if (kind[row] === poll) [first, last] = rangeOf(chat, row)
      let running = seen
      for (let p = first; p < last; p++) {
        const byte = bytes[p]
        if (byte === 13) continue
        if (byte === 0xe2 && isUnseen(bytes[p + 1], bytes[p + 2])) {
          p += 2
          continue
        }
        if (byte === AT) mentions[row] = 1
        running = hashStep(running, byte)
        if (byte > 32) seen = running
      }
    }
    hash[row] = seen
  }
}

/** The marks of `UNSEEN`, by their second and third byte. */
const isUnseen = (second: number, third: number): boolean =>
  second === 0x80 ? third === 0x8e || third === 0x8f || (third >= 0xaa && third <= 0xae) : second === 0x81 && third >= 0xa6 && third <= 0xa9
