/**
 * Keys of the byte test: a hash of a phrase's first or last bytes, in whatever case, kept in a small set.
 * The same arithmetic runs on phrases when a set is filled and on the file's bytes in the hot loop.
 */

/** How many bytes a key contains. */
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

/** A bitmap of four of each key's bytes: the cheap question before the whole key. */
export const newHints = (): Int32Array => new Int32Array(512)

/** Of four bytes or more. */
export function addHint(hints: Int32Array, bytes: Uint8Array, p: number): void {
  const bit = hintOf(bytes[p] | (bytes[p + 1] << 8) | (bytes[p + 2] << 16) | (bytes[p + 3] << 24))
  hints[bit >>> 5] |= 1 << (bit & 31)
}

/** Whether some key has these four bytes, or others that share their bit. */
export function hasHint(hints: Int32Array, four: number): boolean {
  const bit = hintOf(four)
  return ((hints[bit >>> 5] >>> (bit & 31)) & 1) === 1
}

const hintOf = (four: number): number => Math.imul(four | CASELESS, 0x9e3779b1) >>> 18

/**
 * Whether a letter (a UTF-16 unit) is of a script that shares none with Latin, nor anything else with it: Greek to
 * Hangul. In whatever case or form, what begins with such a letter begins with a byte for which `isFarLead` holds, and
 * what ends with one has such a byte at the head of its last code point, which may be a mark.
 */
export const isFarLetter = (unit: number): boolean =>
  (unit >= 0x370 && unit < 0x1e00) || (unit >= 0x1f00 && unit < 0x2000) || (unit >= 0x3000 && unit < 0xd800)

/** Whether a byte can be there: no punctuation, symbol or emoji begins with it that people write in every script. */
export const isFarLead = (byte: number): boolean => byte >= 0xcc && byte < 0xee && byte !== 0xe2

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

const APOSTROPHE = 39

// A key's characters, decomposed, are at most some 40 code points.
const scratch = new Uint8Array(256)

/** Writes a short text as UTF-8 into `scratch`; its length. An encoder's call costs more than its work on this few. */
function write(text: string): number {
  let n = 0
  for (let i = 0; i < text.length; i++) {
    let point = text.charCodeAt(i)
    if (point < 0x80) {
      scratch[n++] = point
      continue
    }
    if (point >= 0xd800 && point < 0xdc00) point = text.codePointAt(i++) as number
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
  return n
}

/** Writes a text of ASCII without apostrophes into `scratch`; its length, or -1 where it contains anything else. */
function writeSimple(text: string): number {
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit >= 0x80 || unit === APOSTROPHE) return -1
    scratch[i] = unit
  }
  return text.length
}

/** Adds the keys of a phrase's end, if it is long enough. */
export function addEnds(set: KeySet, hints: Int32Array, phrase: string): void {
  const text = phrase.slice(-END_BYTES)
  const length = writeSimple(text)
  if (length >= 0) addEnd(set, hints, length)
  else for (const written of writings(text)) addEnd(set, hints, write(written))
}

function addEnd(set: KeySet, hints: Int32Array, length: number): void {
  if (length < END_BYTES) return
  addKey(set, endKey(scratch, length))
  addHint(hints, scratch, length - 4)
}

/** Adds the keys of a phrase's beginning; what is too short for one is handed to `onShort`. */
export function addStarts(set: KeySet, hints: Int32Array, phrase: string, onShort: (bytes: Uint8Array) => void): void {
  const text = phrase.slice(0, START_BYTES)
  const length = writeSimple(text)
  if (length >= 0) {
    addStart(set, hints, length, onShort)
    return
  }
  const first = text.charAt(0)
  const other = first < '\u0080' ? first : first === first.toLowerCase() ? first.toUpperCase() : first.toLowerCase()
  for (const cased of other === first ? [text] : [text, other + text.slice(1)]) {
    for (const written of writings(cased)) addStart(set, hints, write(written), onShort)
  }
}

function addStart(set: KeySet, hints: Int32Array, length: number, onShort: (bytes: Uint8Array) => void): void {
  if (length < START_BYTES) {
    onShort(scratch.slice(0, length))
    return
  }
  addKey(set, startKey(scratch, 0))
  addHint(hints, scratch, 0)
}

/** A text in each form a phone may print it: in capitals, composed or not, with any apostrophe. Keys are blind to the case of ASCII. */
function writings(text: string): string[] {
  const quoted = text.includes("'") ? ["'", '’', '‘', 'ʻ'].map((apostrophe) => text.replaceAll("'", apostrophe)) : [text]
  return quoted.flatMap((form) => {
    const large = form.toUpperCase()
    return large === form ? composedOrNot(form) : [...composedOrNot(form), ...composedOrNot(large)]
  })
}

function composedOrNot(text: string): string[] {
  const apart = text.normalize('NFD')
  return apart === text ? [text] : [text, apart]
}
