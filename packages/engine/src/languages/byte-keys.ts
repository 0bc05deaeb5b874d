/**
 * Keys of the byte test: a hash of a phrase's first or last bytes, in whatever case, kept in a small set.
 * The same arithmetic runs on phrases when a set is filled and on the file's bytes in the hot loop.
 */

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

// A key's characters, decomposed, are at most some 40 code points.
const scratch = new Uint8Array(256)

/** Writes a short text as UTF-8 into `scratch`; its length. An encoder's call costs more than its work on so few. */
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

/** Adds the keys of a phrase's end, if it is long enough. */
export function addEnds(set: KeySet, hints: Int32Array, phrase: string): void {
  for (const text of writings(phrase.length > END_BYTES ? phrase.slice(-END_BYTES) : phrase)) {
    const length = write(text)
    if (length < END_BYTES) continue
    addKey(set, endKey(scratch, length))
    addHint(hints, scratch, length - 4)
  }
}

/** Adds the keys of a phrase's beginning; what is too short for one is handed to `onShort`. */
export function addStarts(set: KeySet, hints: Int32Array, phrase: string, onShort: (bytes: Uint8Array) => void): void {
  const text = phrase.length > START_BYTES ? phrase.slice(0, START_BYTES) : phrase
  const first = text.charAt(0)
  const other = first < '\u0080' ? first : first === first.toLowerCase() ? first.toUpperCase() : first.toLowerCase()
  for (const cased of other === first ? [text] : [text, other + text.slice(1)]) {
    for (const written of writings(cased)) {
      const length = write(written)
      if (length < START_BYTES) onShort(scratch.slice(0, length))
      else {
        addKey(set, startKey(scratch, 0))
        addHint(hints, scratch, 0)
      }
    }
  }
}

/** ASCII without the apostrophe. */
const SIMPLE = /^(?:(?!')\p{ASCII})*$/u

/** A text in each form a phone may print it: in capitals, composed or not, with any apostrophe. Keys are blind to the case of ASCII. */
function writings(text: string): string[] {
  if (SIMPLE.test(text)) return [text]
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
