/**
 * Keys of the byte test: a hash of a phrase's first or last bytes, in whatever case, marked in a bitmap.
 * The same arithmetic runs on strings when the bitmaps are filled and on the file's bytes in the hot loop.
 */

import { withoutStop } from './fold.ts'

/** How many bytes a key holds. */
export const START_BYTES = 10
export const END_BYTES = 8

/** 65,536 bits. */
export const newBitmap = (): Int32Array => new Int32Array(2048)

/** ASCII letters lose their case; other bytes may collide, which only costs a closer look. */
const CASELESS = 0x20202020

/** Hash of the ten bytes from `p` on. */
export function startKey(bytes: Uint8Array, p: number): number {
  const a = bytes[p] | (bytes[p + 1] << 8) | (bytes[p + 2] << 16) | (bytes[p + 3] << 24) | CASELESS
  const b = bytes[p + 4] | (bytes[p + 5] << 8) | (bytes[p + 6] << 16) | (bytes[p + 7] << 24) | CASELESS
  const c = bytes[p + 8] | (bytes[p + 9] << 8) | CASELESS
  return mixed((Math.imul(a, 0x9e3779b1) ^ b) + Math.imul(c, 0x85ebca6b))
}

/** Hash of the eight bytes before `p`. */
export function endKey(bytes: Uint8Array, p: number): number {
  const a = bytes[p - 8] | (bytes[p - 7] << 8) | (bytes[p - 6] << 16) | (bytes[p - 5] << 24) | CASELESS
  const b = bytes[p - 4] | (bytes[p - 3] << 8) | (bytes[p - 2] << 16) | (bytes[p - 1] << 24) | CASELESS
  return mixed(Math.imul(a, 0x9e3779b1) ^ b)
}

function mixed(hash: number): number {
  const h = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (h ^ (h >>> 13)) & 0xffff
}

export const mark = (bitmap: Int32Array, key: number): void => {
  bitmap[key >>> 5] |= 1 << (key & 31)
}

export const isMarked = (bitmap: Int32Array, key: number): boolean => ((bitmap[key >>> 5] >>> (key & 31)) & 1) === 1

const encoder = new TextEncoder()

/** How many bytes a text takes in UTF-8. */
export const utf8Length = (text: string): number => encoder.encode(text).length

/** The first characters of a phrase, or its last, as bytes in every form a phone may print them. */
export function beginnings(phrase: string): Uint8Array[] {
  return writings(phrase.slice(0, START_BYTES))
}
export function endings(phrase: string): Uint8Array[] {
  return writings(withoutStop(phrase).slice(-END_BYTES))
}

const APOSTROPHE = /['’‘ʻ]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII has no other name in a regular expression.
const ASCII = /^[\x00-\x7f]*$/

/** Composed or not, in capitals or not, with any apostrophe. */
function writings(text: string): Uint8Array[] {
  if (ASCII.test(text) && !text.includes("'")) return [encoder.encode(text)]
  const forms = new Set<string>()
  for (const quoted of APOSTROPHE.test(text) ? ["'", '’', '‘', 'ʻ'].map((mark) => text.replace(APOSTROPHE, mark)) : [text]) {
    const small = quoted.toLowerCase()
    for (const cased of [quoted, small, quoted.toUpperCase(), small.charAt(0).toUpperCase() + small.slice(1)]) {
      forms.add(cased.normalize('NFC'))
      forms.add(cased.normalize('NFD'))
    }
  }
  return Array.from(forms, (form) => encoder.encode(form))
}
