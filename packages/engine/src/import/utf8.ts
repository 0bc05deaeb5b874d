/** UTF-8 on bytes: is it valid, and where not, how far from it. Never makes a string. */
import { viewOf } from '#stats/byte-search.ts'

export interface Utf8Check {
  /** Where the first malformed sequence begins; the text's size where there is none. */
  validUpTo: number
  /** The first carriage return with no line feed behind it, -1 without one; looked for up to `validUpTo`. */
  loneReturn: number
}

const HIGH_BITS = 0x80808080 | 0 // as the signed number it is among 32-bit words: measurably faster than the unsigned one
const RETURNS = 0x0d0d0d0d
const ONES = 0x01010101

/**
 * Checks a text in one pass: sixteen bytes at a time while they are ASCII without a carriage return, else straight to
 * the first byte that is not, and over its sequence by the Unicode standard, table 3-7 (no overlong form, no surrogate,
 * nothing above U+10FFFF). `bytes` has at least sixteen zeros of padding.
 */
export function checkUtf8(bytes: Uint8Array, size: number): Utf8Check {
  const view = viewOf(bytes)
  let loneReturn = -1
  let p = 0
  while (p < size) {
    const a = view.getInt32(p, true)
    const b = view.getInt32(p + 4, true)
    const c = view.getInt32(p + 8, true)
    const d = view.getInt32(p + 12, true)
    if (((surprises(a) | surprises(b) | surprises(c) | surprises(d)) & HIGH_BITS) === 0) {
      p += 16
      continue
    }
    let found = surprises(a) & HIGH_BITS
    if (found === 0) {
      p += 4
      found = surprises(b) & HIGH_BITS
    }
    if (found === 0) {
      p += 4
      found = surprises(c) & HIGH_BITS
    }
    if (found === 0) {
      p += 4
      found = surprises(d) & HIGH_BITS
    }
    p += (31 - Math.clz32(found & -found)) >> 3
    while (bytes[p] >= 0x80) {
      const length = sequenceLength(bytes, p, size)
      if (length === 0) return { validUpTo: p, loneReturn }
      p += length
    }
    if (bytes[p] === 13) {
      const start = p
      while (bytes[p] === 13) p++
      if (bytes[p] !== 10 && loneReturn < 0) loneReturn = start
    }
  }
  return { validUpTo: size, loneReturn }
}

/** Sets the high bit of bytes that are not ASCII or are a carriage return. (Bytes above one of those may have it too.) */
function surprises(word: number): number {
  return word | ((word ^ RETURNS) - ONES)
}

/** Bytes of the well-formed multi-byte sequence at `i`, 0 where there is none. */
function sequenceLength(bytes: Uint8Array, i: number, size: number): number {
  const lead = bytes[i]
  const second = bytes[i + 1]
  if (lead < 0xe0) return lead >= 0xc2 && isContinuation(second) && i + 2 <= size ? 2 : 0
  if (!isContinuation(second) || !isContinuation(bytes[i + 2])) return 0
  if (lead < 0xf0) return (lead === 0xe0 && second < 0xa0) || (lead === 0xed && second > 0x9f) || i + 3 > size ? 0 : 3
  if (lead > 0xf4 || !isContinuation(bytes[i + 3])) return 0
  return (lead === 0xf0 && second < 0x90) || (lead === 0xf4 && second > 0x8f) || i + 4 > size ? 0 : 4
}

function isContinuation(byte: number): boolean {
  return (byte & 0xc0) === 0x80
}

/** What speaks for damaged UTF-8, and what for an older encoding. */
export interface Damage {
  /** Sequences of UTF-8's shape; lone surrogates and long forms have it though they are not allowed. */
  shaped: number
  /** Bytes that belong to no such sequence. One cut off by the end of the file counts for neither. */
  strays: number
}

export function damageOf(bytes: Uint8Array, size: number): Damage {
  let shaped = 0
  let strays = 0
  for (let i = 0; i < size; ) {
    const byte = bytes[i]
    if (byte < 0x80) {
      i++
      continue
    }
    const length = byte < 0xc0 ? 0 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : byte < 0xf5 ? 4 : 0
    let have = 1
    while (have < length && i + have < size && isContinuation(bytes[i + have])) have++
    const isCutOff = i + have === size && have < length
    if (have === length) shaped++
    else if (!isCutOff) strays += have
    i += have
  }
  return { shaped, strays }
}

/** Turns every carriage return that no line feed follows into a line feed, in place. `\r\r\n` is one line break, as some programs write it. */
export function replaceLoneReturns(bytes: Uint8Array, size: number, from: number): void {
  for (let i = bytes.indexOf(13, from); i >= 0 && i < size; i = bytes.indexOf(13, i)) {
    let end = i
    while (end < size && bytes[end] === 13) end++
    if (end === size || bytes[end] !== 10) bytes.fill(10, i, end)
    i = end
  }
}
