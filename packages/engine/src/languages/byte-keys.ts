/**
 * Keys of the byte test: a hash of a phrase's first or last bytes, in whatever case, kept in a small set.
 * The same arithmetic runs on phrases when a set is filled and on the file's bytes in the hot loop.
 */

import { withoutStop } from './fold.ts'

/** How many bytes a key holds. */
export const START_BYTES = 10
export const END_BYTES = 8

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
  return (h ^ (h >>> 13)) | 0
}

/** A set of keys, open addressing: few enough to stay in the processor's nearest cache, and next to no false hits. */
export type KeySet = Int32Array
const SLOTS = 8192

export const newKeySet = (): KeySet => new Int32Array(SLOTS)

export function addKey(set: KeySet, key: number): void {
  let slot = key & (SLOTS - 1)
  while (set[slot] !== 0 && set[slot] !== key) slot = (slot + 1) & (SLOTS - 1)
  set[slot] = key
}

export function hasKey(set: KeySet, key: number): boolean {
  let slot = key & (SLOTS - 1)
  for (;;) {
    const held = set[slot]
    if (held === 0) return false
    if (held === key) return true
    slot = (slot + 1) & (SLOTS - 1)
  }
}

/** How many bytes a text takes in UTF-8. */
export function utf8Length(text: string): number {
  let length = 0
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    // Either half of a pair stands for two of its four bytes.
    length += unit < 0x80 ? 1 : unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 2 : 3
  }
  return length
}

// Ten characters, decomposed, in capitals: at most some 30 code points.
const scratch = new Uint8Array(256)

/** The few characters of a key as UTF-8. An encoder's call costs more than its work on so short a text. */
function utf8(text: string): Uint8Array {
  let n = 0
  for (const letter of text) {
    const point = letter.codePointAt(0) as number
    if (point < 0x80) scratch[n++] = point
    else {
      if (point < 0x800) scratch[n++] = 0xc0 | (point >> 6)
      else {
        if (point < 0x10000) scratch[n++] = 0xe0 | (point >> 12)
        else {
          scratch[n++] = 0xf0 | (point >> 18)
          scratch[n++] = 0x80 | ((point >> 12) & 63)
        }
        scratch[n++] = 0x80 | ((point >> 6) & 63)
      }
      scratch[n++] = 0x80 | (point & 63)
    }
  }
  return scratch.slice(0, n)
}

/** A phrase's first characters as bytes, in each form a phone may print them; its first letter large or small. */
export function beginnings(phrase: string): Uint8Array[] {
  const text = phrase.slice(0, START_BYTES)
  const first = text.charAt(0)
  const other = first === first.toLowerCase() ? first.toUpperCase() : first.toLowerCase()
  return other === first || first < '\u0080' ? writings(text) : [...writings(text), ...writings(other + text.slice(1))]
}

/** Its last characters, without a final stop. */
export const endings = (phrase: string): Uint8Array[] => writings(withoutStop(phrase).slice(-END_BYTES))

const APOSTROPHE = /['’‘ʻ]/

/** Composed or not, with any apostrophe. ASCII needs no second form of its letters: keys are blind to their case. */
function writings(text: string): Uint8Array[] {
  const apostrophe = APOSTROPHE.exec(text)
  if (apostrophe) return ["'", '’', '‘', 'ʻ'].flatMap((mark) => composedOrNot(text.replaceAll(apostrophe[0], mark)))
  return composedOrNot(text)
}

function composedOrNot(text: string): Uint8Array[] {
  const apart = text.normalize('NFD')
  return apart === text ? [utf8(text)] : [utf8(text), utf8(apart)]
}
