/**
 * What each row's text is made of, so that most rows need not be looked at for a text they cannot contain (Bloom 1970, with
 * one hash): a bit for each bucket of characters it has once folded and decomposed, and in separate numbers a bit for
 * each bucket of two that are side by side.
 */

import { type Chat, flag, kindIndex } from '#chat/chat.ts'
import { textColumn } from '#chat/column.ts'
import { viewOf } from '#stats/byte-search.ts'
import { codePointAt, widthOf } from '#words/utf8.ts'
import { asciiLetters, BETWEEN, BUCKET, DROPPED, isStacked, KIND, letterOf, NO_BUCKET, STACKED, TOGETHER } from './letters.ts'

export interface Signatures {
  /** Bits of buckets, `DROPS`, `HAS_TEXT` and `FOLDS_TOGETHER`. */
  readonly signs: Int32Array
  readonly pairs: Int32Array
}

/** The bit of a row that has to be folded as a whole. */
export const FOLDS_TOGETHER = 1 << 31
/** The bit of a row that contains what folding drops: two characters may come to be side by side. */
export const DROPS = 1 << 29
/** Placeholders, deleted messages and calls lack it. */
const HAS_TEXT = 1 << 30

export const signatures = textColumn((chat): Signatures => {
  const { bytes, count, start, end, kind, flags } = chat
  const view = viewOf(bytes)
  const signs = new Int32Array(count)
  const pairs = new Int32Array(count)
  for (let row = 0; row < count; row++) {
    if ((flags[row] & flag.bare) !== 0 || kind[row] === kindIndex.deleted || kind[row] === kindIndex.call) continue
    let sign = HAS_TEXT
    let pair = 0
    let bucketBefore = NO_BUCKET
    let before = 0
    for (let p = start[row], last = end[row]; p < last; ) {
      if (areLetters(view.getInt32(p, true))) {
        bucketBefore = NO_BUCKET
        before = LETTER
        p += 4
        continue
      }
      const byte = bytes[p]
      const codePoint = byte < 0x80 ? byte : codePointAt(bytes, p)
      const letter = byte < 0x80 ? asciiLetters[byte] : letterOf(codePoint)
      const bucket = letter >> BUCKET
      const of = letter & KIND
      if (of === DROPPED) sign |= DROPS
      else if (of >= STACKED && (of === TOGETHER || !isStacked(before, codePoint))) sign |= FOLDS_TOGETHER
      if ((letter & BETWEEN) === 0) {
        if (bucket !== NO_BUCKET) {
          sign |= 1 << bucket
          if (bucketBefore !== NO_BUCKET) pair |= pairBit(bucketBefore, bucket)
        }
        bucketBefore = bucket
      }
      before = codePoint
      p += byte < 0x80 ? 1 : widthOf(codePoint)
    }
    signs[row] = sign
    pairs[row] = pair
  }
  return { signs, pairs }
})

/** Any letter: no mark that stays is on one of ASCII. */
const LETTER = 0x61

const ONES = 0x01010101
const HIGH_BITS = 0x80808080 | 0

/** Whether four bytes are ASCII letters and blanks: bytes compared side by side in one number (Warren, Hacker's Delight, 6-1). */
function areLetters(four: number): boolean {
  const lowered = four | (0x20 * ONES)
  const low7 = lowered & (0x7f * ONES)
  const letters = (low7 + 0x1f * ONES) & ~(low7 + 0x05 * ONES)
  const blanks = ~((low7 ^ (0x20 * ONES)) + 0x7f * ONES)
  return ((letters | blanks) & ~lowered & HIGH_BITS) === HIGH_BITS
}

/** Which bit two buckets side by side have. */
const pairBit = (first: number, second: number): number => 1 << ((first * 7 + second) & 31)

/** Rows `from` to `to - 1`, as far as there are as many. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** Those of some rows, or of all, whose signature has all of a folded text's. */
export function rowsSigned(chat: Chat, text: string, among: Uint32Array | Stretch | null): Uint32Array {
  const { signs, pairs } = signatures(chat)
  const { sign, pair } = signatureOf(text)
  if (among instanceof Uint32Array) return signedAmong(signs, pairs, sign, pair, among)
  return signedIn(signs, pairs, sign, pair, among?.from ?? 0, Math.min(among?.to ?? chat.count, chat.count))
}

function signedIn(signs: Int32Array, pairs: Int32Array, sign: number, pair: number, from: number, to: number): Uint32Array {
  const rows = new Uint32Array(Math.max(0, to - from) + 1)
  let kept = 0
  for (let row = from; row < to; row++) {
    rows[kept] = row
    kept += isZero((~signs[row] & sign) | (~pairs[row] & pair)) // else written over: no branch, for nothing would foretell it
  }
  return rows.subarray(0, kept)
}

function signedAmong(signs: Int32Array, pairs: Int32Array, sign: number, pair: number, among: Uint32Array): Uint32Array {
  const rows = new Uint32Array(among.length + 1)
  let kept = 0
  for (let i = 0; i < among.length; i++) {
    const row = among[i]
    rows[kept] = row
    kept += isZero((~signs[row] & sign) | (~pairs[row] & pair))
  }
  return rows.subarray(0, kept)
}

/** 1 for 0, else 0. */
const isZero = (bits: number): number => (~bits & (bits - 1)) >>> 31

function signatureOf(text: string): { sign: number; pair: number } {
  let sign = HAS_TEXT
  let pair = 0
  let before = NO_BUCKET
  for (const character of text) {
    const letter = letterOf(character.codePointAt(0) as number)
    if ((letter & BETWEEN) !== 0) continue
    const bucket = letter >> BUCKET
    if (bucket !== NO_BUCKET) sign |= 1 << bucket
    if (bucket !== NO_BUCKET && before !== NO_BUCKET) pair |= pairBit(before, bucket)
    before = bucket
  }
  return { sign, pair }
}
