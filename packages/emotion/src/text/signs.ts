import { classOf, digit, emoji, joining, letter, punctuation, space, unspaced } from './char-class.ts'

// What is at a place of UTF-8 bytes: letters, links, mentions, emoji and emoticons.

export const blank = 0x20
export const apostrophe = 0x27
export const curlyApostrophe = 0x2019
export const underscore = 0x5f
export const at_ = 0x40
const colon = 0x3a
const slash = 0x2f
const dot = 0x2e
const isolateEnd = 0x2069

export function sizeOf(byte: number): number {
  return byte < 0x80 ? 1 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4
}

export function codeAt(bytes: Uint8Array, at: number): number {
  const byte = bytes[at]
  if (byte < 0x80) return byte
  if (byte < 0xe0) return ((byte & 0x1f) << 6) | (bytes[at + 1] & 0x3f)
  if (byte < 0xf0) return ((byte & 0x0f) << 12) | ((bytes[at + 1] & 0x3f) << 6) | (bytes[at + 2] & 0x3f)
  return ((byte & 0x07) << 18) | ((bytes[at + 1] & 0x3f) << 12) | ((bytes[at + 2] & 0x3f) << 6) | (bytes[at + 3] & 0x3f)
}

export function isLetterAt(bytes: Uint8Array, at: number): boolean {
  return classOf(codeAt(bytes, at)) === letter
}

/** French and Italian cut their small words short before a vowel: n'aime, l'amore, qu'il are two words each. */
export function isElision(bytes: Uint8Array, start: number, end: number): boolean {
  const first = bytes[start] | 0x20
  if (end - start === 1) return elided.includes(String.fromCharCode(first))
  return end - start === 2 && first === 0x71 && (bytes[start + 1] | 0x20) === 0x75
}

const elided = 'cdjlmnst'

/** A full stop or a colon with a blank behind it, or nothing: no link continues from it. */
export function isStop(bytes: Uint8Array, at: number, end: number): boolean {
  return (bytes[at] === dot || bytes[at] === colon) && (at + 1 === end || bytes[at + 1] === blank)
}

/** http://…, https://…, www.… */
export function isLinkFrom(bytes: Uint8Array, start: number, at: number, end: number): boolean {
  const size = at - start
  if (at + 2 >= end) return false
  if (bytes[at] === colon && bytes[at + 1] === slash && bytes[at + 2] === slash) return true
  return size === 3 && bytes[at] === dot && bytes[at + 1] > 32 && [0, 1, 2].every((i) => (bytes[start + i] | 0x20) === 0x77)
}

export function isMention(bytes: Uint8Array, at: number, end: number): boolean {
  const code = codeAt(bytes, at + 1)
  const of = classOf(code)
  return at + 1 < end && (of === letter || of === digit || code === 0x2068)
}

/** A name in isolates (as WhatsApp writes it) ends with them, another with its last letter. */
export function endOfMention(bytes: Uint8Array, start: number, end: number): number {
  const isIsolated = codeAt(bytes, start) === 0x2068
  let at = start
  while (at < end) {
    const code = codeAt(bytes, at)
    const size = sizeOf(bytes[at])
    if (isIsolated && code === isolateEnd) return Math.min(end, at + size)
    const of = classOf(code)
    if (!isIsolated && of !== letter && of !== digit && of !== joining && code !== underscore) return at
    if (code === 0x0a) return at
    at += size
  }
  return Math.min(at, end)
}

/** One emoji as a reader sees it: flags are two signs, families are joined. */
export function endOfEmoji(bytes: Uint8Array, start: number, end: number): number {
  const first = codeAt(bytes, start)
  let at = start + sizeOf(bytes[start])
  if (isRegional(first) && at < end && isRegional(codeAt(bytes, at))) at += 4
  while (at < end) {
    const code = codeAt(bytes, at)
    if (classOf(code) !== joining) break
    at += sizeOf(bytes[at])
    if (code === 0x200d && at < end && classOf(codeAt(bytes, at)) !== space) {
      const joined = classOf(codeAt(bytes, at))
      if (joined === emoji || joined === punctuation) at += sizeOf(bytes[at])
    }
  }
  return Math.min(at, end)
}

function isRegional(code: number): boolean {
  return code >= 0x1f1e6 && code <= 0x1f1ff
}

export function isRepeated(bytes: Uint8Array, first: number, second: number, size: number): boolean {
  for (let i = 0; i < size; i++) if (bytes[first + i] !== bytes[second + i]) return false
  return true
}

/** The mouth of an emoticon may be a letter or a digit: :D, :P, <3. */
export function withMouth(bytes: Uint8Array, start: number, at: number, end: number): number {
  if (at >= end) return at
  const last = bytes[at - 1]
  if (last === 0x3c) {
    let to = at
    while (to < end && bytes[to] === 0x33) to++
    return to
  }
  const beforeNose = at - 2 >= start && isNose(last) ? bytes[at - 2] : last
  if (!isEyes(beforeNose)) return at
  let to = at
  while (to < end && 'DdPpOoSsXxCc3b'.includes(String.fromCharCode(bytes[to]))) to++
  if (to === at || to - at > 8) return at
  const follows = to < end ? classOf(codeAt(bytes, to)) : space
  return follows === letter || follows === digit || follows === unspaced ? at : to
}

function isEyes(byte: number): boolean {
  return byte === colon || byte === 0x3b || byte === 0x3d
}

function isNose(byte: number): boolean {
  return byte === 0x2d || byte === apostrophe || byte === 0x5e
}
