/**
 * The byte test the reader runs on every message: could it be more than ordinary text? It never says no wrongly; that it
 * says yes a little too often costs only a closer look by `classify`.
 *
 * Nearly all that a phone writes either begins the message or ends it, so two hashed looks at ten and eight bytes decide,
 * with a few shapes: an opening `<`, a closing `>`, `.ext (…)`, a link to a map.
 */

import { languages } from '#languages/index.ts'
import type { Phrases, ServiceKind } from '#languages/phrases.ts'
import {
  addEnds,
  addHint,
  addStarts,
  END_BYTES,
  endKey,
  hasHint,
  hasKey,
  isFarLead,
  isFarLetter,
  type KeySet,
  newHints,
  newKeySet,
  START_BYTES,
  startKey,
  utf8Length,
} from './byte-keys.ts'
import { isTelling } from './weight.ts'

/** A line's first bytes, or its last, in case-blind hashes. */
interface Keys {
  starts: KeySet
  ends: KeySet
  /** Of four of each key's bytes, one bit in 16,384: nine lines in ten go no further. */
  startHints: Int32Array
  endHints: Int32Array
  /** By a message's first byte: ordinary, `UNCERTAIN` (perhaps a blank or a mark), `SPECIAL`, or `FAR` until `hasFar`. */
  firstBytes: Uint8Array
  /** By its last byte: ordinary or `UNCERTAIN`. */
  lastBytes: Uint8Array
  /** Beginnings shorter than a key, under their first byte: poll headings, short names of calls. */
  short: (Uint8Array[] | undefined)[]
  /** Whether phrases at edges of a far script are in: those are half of all, and most files need none of them. */
  hasFar: boolean
}

let built: Keys | null = null

/** Joins a capital letter and its small one, in ASCII. */
const CASELESS = 0x20
const LESS = 60
const GREATER = 62
const OPEN = 40
const CLOSE = 41
const FULL_STOP = 46
const SPACE = 32

const UNCERTAIN = 1
const SPECIAL = 2
const FAR = 3

/** Longest phrase in parentheses behind a file's name, in bytes. */
const LONGEST_NOTE = 160
const LONGEST_LINK = 400
/** A file's name and the phrase behind it, in bytes. */
const LONGEST_FIRST_LINE = 600

/** What a message can be: nothing but ordinary text; or else a place, for its link to a map; or anything. */
export const ordinary = 0
export const linked = 1
export const special = 2

/**
 * What the message in `bytes[start..end)` (UTF-8, padded, without a leading LRM or RLM) can be: `ordinary`, `linked` or
 * `special`. `view` is of the same bytes, sixteen or more of which are before the message. `firstLineEnd` is where its
 * first line ends, for a caller that knows; else it is looked for.
 */
export function candidacy(
  bytes: Uint8Array,
  view: DataView,
  start: number,
  end: number,
  firstLineEnd = lineEnd(bytes, start, end),
): number {
  built ??= build()
  const { firstBytes, lastBytes, startHints, endHints } = built
  // Most messages begin and end like any sentence, and leave after these few looks.
  const kind = firstBytes[bytes[start]]
  if (kind === SPECIAL || end <= start) return special
  if (kind === FAR) addFar(built)
  if (kind !== 0 && (isInvisible(bytes, start) || isShortBlank(bytes, start))) return special
  if (hasHint(startHints, view.getInt32(start, true)) && isSpecialStart(bytes, start, built)) return special
  const last = view.getInt32(end - 4, true)
  if ((lastBytes[last >>> 24] === UNCERTAIN || hasHint(endHints, last)) && isSpecialEnd(bytes, view, start, end, built)) return special
  if (firstLineEnd < end && isSpecialFirstLine(bytes, start, firstLineEnd)) return special
  return mayEndInLink(view, end) && isMapLink(bytes, start, end) ? linked : ordinary
}

const encoder = new TextEncoder()
/** Room for a text of some length, and behind it as much nothing as the looks go beyond its end. */
const scratch = new Uint8Array(1024)
const scratchView = new DataView(scratch.buffer)
const MARGIN = 32

/** Whether a text, without a leading LRM or RLM, can be anything but ordinary. */
export function mayBeSpecial(text: string): boolean {
  if (text.length * 3 > scratch.length - 2 * MARGIN) return true
  const written = encoder.encodeInto(text, scratch.subarray(MARGIN)).written | 0 // an integer to the compiler, too
  scratch.fill(0, MARGIN + written, 2 * MARGIN + written)
  return candidacy(scratch, scratchView, MARGIN, MARGIN + written) !== ordinary
}

function isSpecialStart(bytes: Uint8Array, start: number, { starts, short }: Keys): boolean {
  if (hasKey(starts, startKey(bytes, start))) return true
  const alike = short[bytes[start] | CASELESS]
  return alike !== undefined && beginsWithOne(bytes, start, alike)
}

function isSpecialEnd(bytes: Uint8Array, view: DataView, start: number, end: number, keys: Keys): boolean {
  const ink = skipBlanksBack(bytes, start, end)
  if (ink === start || (ink < end && mayEndInLink(view, ink) && isMapLink(bytes, start, ink))) return true
  const p = beforeStop(bytes, start, ink)
  const last = bytes[p - 1]
  if (last === GREATER || (last === CLOSE && isAttachment(bytes, start, p))) return true
  if (last >= 0x80 && !keys.hasFar && endsFar(bytes, p)) addFar(keys)
  if (!hasHint(keys.endHints, view.getInt32(p - 4, true))) return false
  return p - start >= END_BYTES ? hasKey(keys.ends, endKey(bytes, p)) : p - start === 4 && isNull(bytes, start)
}

/** Whether the code point that ends here, of two bytes or more, may be one a far phrase ends with. */
function endsFar(bytes: Uint8Array, end: number): boolean {
  let p = end - 1
  while (p > end - 4 && (bytes[p] & 0xc0) === 0x80) p--
  return isFarLead(bytes[p])
}

/** The first of several lines is `<…>` or `….ext (…)`. */
function isSpecialFirstLine(bytes: Uint8Array, start: number, lineEnd: number): boolean {
  const end = beforeStop(bytes, start, skipBlanksBack(bytes, start, lineEnd))
  const last = bytes[end - 1]
  return last === GREATER || (last === CLOSE && isAttachment(bytes, start, end))
}

/** Before one final stop and the blanks in front of it. */
function beforeStop(bytes: Uint8Array, start: number, end: number): number {
  const last = bytes[end - 1]
  if (last !== FULL_STOP && last < 0x80) return end
  const stop = stopBack(bytes, end)
  return stop === end ? end : skipBlanksBack(bytes, start, stop)
}

/** No blank is in the last sixteen bytes. One comparison for all: a guess at each would often be wrong. */
function mayEndInLink(view: DataView, p: number): boolean {
  const near = blanksIn(view.getInt32(p - 4, true)) | blanksIn(view.getInt32(p - 8, true))
  const far = blanksIn(view.getInt32(p - 12, true)) | blanksIn(view.getInt32(p - 16, true))
  return ((near | far) & HIGH_BITS) === 0
}

/** Sets the high bit of a byte that is a blank or a control, if any of the four is. (Warren, Hacker's Delight, 6-1.) */
const blanksIn = (four: number): number => (four - 0x21212121) & ~four
const HIGH_BITS = 0x80808080 | 0

/** Before the blanks, LRMs and RLMs that end a text. */
function skipBlanksBack(bytes: Uint8Array, start: number, end: number): number {
  let p = end
  while (p > start) {
    const last = bytes[p - 1]
    if (last <= SPACE) p--
    else if (last < 0x80) break
    else if (p - start >= 3 && isInvisible(bytes, p - 3)) p -= 3
    else if (p - start >= 2 && isShortBlank(bytes, p - 2)) p -= 2
    else break
  }
  return p
}

/** A space or an invisible mark, three bytes long: LRM, RLM, embeddings, isolates, narrow and wide spaces. */
function isInvisible(bytes: Uint8Array, p: number): boolean {
  const second = bytes[p + 1]
  const third = bytes[p + 2]
  if (bytes[p] === 0xe2 && second === 0x80)
    return third <= 0x8f ? third !== 0x8b && third !== 0x8c && third !== 0x8d : third >= 0xa8 && third <= 0xaf
  if (bytes[p] === 0xe2 && second === 0x81) return third === 0x9f || (third >= 0xa6 && third <= 0xa9)
  return (bytes[p] === 0xe3 && second === 0x80 && third === 0x80) || (bytes[p] === 0xef && second === 0xbb && third === 0xbf)
}

/** No-break space and Arabic letter mark, which are two bytes long. */
function isShortBlank(bytes: Uint8Array, p: number): boolean {
  return (bytes[p] === 0xc2 && bytes[p + 1] === 0xa0) || (bytes[p] === 0xd8 && bytes[p + 1] === 0x9c)
}

/** Before one final stop: `.`, `。`, `।`, `۔` or `｡`. */
function stopBack(bytes: Uint8Array, end: number): number {
  const last = bytes[end - 1]
  if (last === FULL_STOP) return end - 1
  if (last === 0x82) return bytes[end - 3] === 0xe3 && bytes[end - 2] === 0x80 ? end - 3 : end
  if (last === 0xa4) return bytes[end - 3] === 0xe0 && bytes[end - 2] === 0xa5 ? end - 3 : end
  if (last === 0x94) return bytes[end - 2] === 0xdb ? end - 2 : end
  if (last === 0xa1) return bytes[end - 3] === 0xef && bytes[end - 2] === 0xbd ? end - 3 : end
  return end
}

/** `null`, which some phones write where they have nothing to write. */
const NULL = Uint8Array.of(0x6e, 0x75, 0x6c, 0x6c)
const isNull = (bytes: Uint8Array, p: number): boolean => NULL.every((byte, i) => bytes[p + i] === byte)

/** `.ext (…)`, its closing parenthesis before `end`. */
function isAttachment(bytes: Uint8Array, start: number, end: number): boolean {
  const stop = Math.max(start, end - LONGEST_NOTE)
  let open = end - 2
  while (open > stop && bytes[open] !== OPEN) open--
  if (bytes[open] !== OPEN) return false
  const name = skipBlanksBack(bytes, start, open)
  if (name === open) return false
  // An extension may be in any script.
  for (let p = name - 2; p > start && name - p <= 25; p--) if (bytes[p] === FULL_STOP) return true
  return false
}

/** The last word is a link to a map or to a venue. */
function isMapLink(bytes: Uint8Array, start: number, end: number): boolean {
  let p = end
  const stop = Math.max(start, end - LONGEST_LINK)
  while (p > stop && bytes[p - 1] > SPACE && bytes[p - 1] < 0x80) p--
  // A bare link is text: a shared place has its label or its name before it.
  if (p === start || bytes[p] !== 0x68 || bytes[p + 1] !== 0x74 || bytes[p + 2] !== 0x74 || bytes[p + 3] !== 0x70) return false
  // `maps` anywhere, or foursquare's `/v/`.
  for (let q = p + 7; q < end - 2; q++) {
    if ((bytes[q] | 32) === 0x6d && (bytes[q + 1] | 32) === 0x61 && (bytes[q + 2] | 32) === 0x70) return true
    if (bytes[q] === 0x2f && (bytes[q + 1] | 32) === 0x76 && bytes[q + 2] === 0x2f) return true
  }
  return false
}

function beginsWithOne(bytes: Uint8Array, start: number, beginnings: Uint8Array[]): boolean {
  for (const beginning of beginnings) {
    let i = 1
    while (i < beginning.length && (bytes[start + i] | CASELESS) === (beginning[i] | CASELESS)) i++
    if (i === beginning.length) return true
  }
  return false
}

/** Where the first line ends; `end` where no other follows. */
function lineEnd(bytes: Uint8Array, start: number, end: number): number {
  const stop = Math.min(end, start + LONGEST_FIRST_LINE)
  for (let p = start; p < stop; p += 4) {
    // Reading past the end is harmless: what is there is the next line, or padding.
    if (bytes[p] === 10) return p
    if (bytes[p + 1] === 10) return Math.min(p + 1, end)
    if (bytes[p + 2] === 10) return Math.min(p + 2, end)
    if (bytes[p + 3] === 10) return Math.min(p + 3, end)
  }
  return end
}

function build(): Keys {
  const firstBytes = new Uint8Array(256)
  // What begins with a blank or a mark is looked at: phrases are compared without them.
  for (const lead of BLANK_LEADS) firstBytes[lead] = UNCERTAIN
  for (let lead = 0x80; lead < 0x100; lead++) if (isFarLead(lead)) firstBytes[lead] = FAR
  firstBytes.fill(SPECIAL, 0, SPACE + 1)
  firstBytes[LESS] = SPECIAL
  // Letters and digits end a phrase as it is; what else may be a blank, a stop, a mark or a bracket is looked at.
  const lastBytes = new Uint8Array(256).fill(UNCERTAIN)
  for (let byte = SPACE + 1; byte < 0x80; byte++) if (byte !== FULL_STOP && byte !== CLOSE && byte !== GREATER) lastBytes[byte] = 0
  const keys: Keys = {
    starts: newKeySet(),
    ends: newKeySet(),
    startHints: newHints(),
    endHints: newHints(),
    firstBytes,
    lastBytes,
    short: new Array(256).fill(undefined),
    hasFar: false,
  }
  addHint(keys.endHints, NULL, 0)
  addPhrases(keys, false)
  return keys
}

/** Blanks and invisible marks begin with these bytes. */
const BLANK_LEADS = [0xc2, 0xd8, 0xe2, 0xe3, 0xef]

/** Adds what was left out so far, for a text that begins or ends like it. */
function addFar(keys: Keys): void {
  keys.hasFar = true
  for (let lead = 0x80; lead < 0x100; lead++) if (keys.firstBytes[lead] === FAR) keys.firstBytes[lead] = 0
  for (const lead of BLANK_LEADS) keys.firstBytes[lead] = UNCERTAIN
  addPhrases(keys, true)
}

/** Adds the keys of all phrases that begin, or end, with a letter of a far script; or of those that do not. */
function addPhrases({ starts, ends, startHints, endHints, short }: Keys, isFar: boolean): void {
  const onShort = (bytes: Uint8Array) => {
    addHint(startHints, bytes, 0)
    const held = short[bytes[0] | CASELESS]
    if (held) held.push(bytes)
    else short[bytes[0] | CASELESS] = [bytes]
  }
  const begins = (phrase: string) => {
    if (isFarLetter(phrase.charCodeAt(0)) === isFar) addStarts(starts, startHints, phrase, onShort)
  }
  const closes = (phrase: string) => {
    if (isFarLetter(phrase.charCodeAt(phrase.length - 1)) === isFar) addEnds(ends, endHints, phrase)
  }
  for (const phrases of languages) {
    for (const list of endings(phrases)) list?.forEach(closes)
    for (const list of beginnings(phrases)) list?.forEach(begins)
    for (const sentence of phrases.viewOnce ?? []) {
      if (sentence.endsWith('…')) begins(sentence.slice(0, -1))
      else closes(sentence)
    }
    for (const sentence of phrases.deletedByAdmin ?? []) {
      const start = sentence.includes('{') ? sentence.slice(0, sentence.indexOf('{')) : sentence
      if (utf8Length(start) >= START_BYTES) begins(start)
      else closes(sentence.slice(sentence.lastIndexOf('}') + 1))
    }
    for (const kind in phrases.service) {
      for (const sentence of phrases.service[kind as ServiceKind] ?? []) if (isTelling(sentence)) begins(sentence)
    }
  }
}

/** What may end a message. */
const endings = ({ omitted, contactCard }: Phrases) => [...(omitted ? Object.values(omitted) : []), contactCard]

/** What begins one: whole lines, and words that others follow. */
const beginnings = ({ deleted, youDeleted, liveLocation, calls, poll }: Phrases) => [
  deleted,
  youDeleted,
  liveLocation,
  calls?.missed,
  calls?.names,
  poll?.heading,
]
