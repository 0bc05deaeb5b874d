/**
 * Emoji sequences as Unicode Technical Standard 51 builds them: an emoji or a symbol made one by a variation selector
 * or a skin tone, its tags, partners joined on by zero width joiners; two regional letters; a keycap.
 */

import { codePointAt, widthOf, writeCodePoint } from './utf8.ts'
import { CLASS_BITS, classOf, EMOJI, LETTER_SYMBOL, SYMBOL } from './word-class.ts'

const TEXT_STYLE = 0xfe0e
const EMOJI_STYLE = 0xfe0f
const KEYCAP = 0x20e3
const JOIN = 0x200d

const isRegional = (codePoint: number): boolean => codePoint >= 0x1f1e6 && codePoint <= 0x1f1ff
const isSkinTone = (codePoint: number): boolean => codePoint >= 0x1f3fb && codePoint <= 0x1f3ff
const isTag = (codePoint: number): boolean => codePoint >= 0xe0020 && codePoint <= 0xe007f
const isStyle = (codePoint: number): boolean => codePoint === TEXT_STYLE || codePoint === EMOJI_STYLE

/** Where the emoji sequence that begins at `p` ends; `p` where none does. */
export function emojiEnd(bytes: Uint8Array, p: number, end: number): number {
  if (bytes[p] < 0x80) return isKey(bytes[p]) ? keycapEnd(bytes, p, end) : p
  let q = elementEnd(bytes, p, end, false)
  if (q === p) return p
  while (q < end && codePointAt(bytes, q) === JOIN) {
    const next = elementEnd(bytes, q + 3, end, true)
    if (next === q + 3) break
    q = next
  }
  return q
}

/** Whether the sequence in `bytes[start .. end)` is one character on its own: a skin tone goes with what is before it, and not all that joiners join is one. */
export function isOneCharacter(bytes: Uint8Array, start: number, end: number): boolean {
  if (isSkinTone(codePointAt(bytes, start))) return false
  for (let p = start; p < end; ) {
    const codePoint = codePointAt(bytes, p)
    if (codePoint === JOIN) return false
    p += widthOf(codePoint)
  }
  return true
}

/** Digits, `#` and `*`. */
const isKey = (byte: number): boolean => (byte >= 0x30 && byte <= 0x39) || byte === 0x23 || byte === 0x2a

function keycapEnd(bytes: Uint8Array, p: number, end: number): number {
  const styled = p + 4 <= end && codePointAt(bytes, p + 1) === EMOJI_STYLE ? p + 4 : p + 1
  return styled + 3 <= end && codePointAt(bytes, styled) === KEYCAP ? styled + 3 : p
}

/** One emoji with what modifies it. A symbol that follows a joiner needs nothing more to be one. */
function elementEnd(bytes: Uint8Array, p: number, end: number, joined: boolean): number {
  if (p >= end) return p
  const base = codePointAt(bytes, p)
  const after = p + widthOf(base)
  const kind = classOf(base) & CLASS_BITS
  if (kind === EMOJI) {
    if (isRegional(base)) return after < end && isRegional(codePointAt(bytes, after)) ? after + 4 : after
    return tailEnd(bytes, after, end)
  }
  if (kind !== SYMBOL && kind !== LETTER_SYMBOL) return p
  if (joined) return tailEnd(bytes, after, end)
  if (after >= end) return p
  const next = codePointAt(bytes, after)
  if (next === EMOJI_STYLE || isSkinTone(next)) return tailEnd(bytes, after, end)
  return next === JOIN && elementEnd(bytes, after + 3, end, true) > after + 3 ? after : p
}

function tailEnd(bytes: Uint8Array, p: number, end: number): number {
  let q = p
  while (q < end) {
    const codePoint = codePointAt(bytes, q)
    if (!isStyle(codePoint) && !isSkinTone(codePoint) && !isTag(codePoint)) break
    q += widthOf(codePoint)
  }
  return q
}

/**
 * Writes the sequence in `bytes[start .. end)` to `target` from `at` on, without variation selectors and skin tones,
 * no further than `limit`; gives where the writing ends. A skin tone on its own stays.
 */
export function writeFoldedEmoji(bytes: Uint8Array, start: number, end: number, target: Uint8Array, at: number, limit: number): number {
  let q = at
  for (let p = start; p < end; ) {
    const codePoint = codePointAt(bytes, p)
    const width = widthOf(codePoint)
    p += width
    if (isStyle(codePoint) || isSkinTone(codePoint)) continue
    if (q + width > limit) break
    q = writeCodePoint(target, q, codePoint)
  }
  return q > at ? q : writeCodePoint(target, at, codePointAt(bytes, start))
}
