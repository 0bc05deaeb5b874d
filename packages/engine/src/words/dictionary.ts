/**
 * Every distinct token of a chat, once. Ids are dense and about in order of first appearance, so the commonest words
 * have small ids and what is kept by id of them shares cache lines.
 *
 * Open addressing over one Int32Array, one number a slot, because what this costs is waiting for memory: six bits of
 * hash above the id plus one, 0 where free. The key is kept by id in two numbers: bytes one to four and five to eight,
 * zeros where there are fewer. A token holds no NUL, so short tokens ARE their key and finding one again compares no
 * text. Of longer ones the second number is a hash of what follows the first four bytes, marked by a byte that UTF-8
 * never has, and the text decides.
 *
 * Tokens come in batches, so that the misses of many of them are waited for together.
 */
import { codePointAt, widthOf } from './utf8.ts'
import { CLASS_BITS, classOf, EMOJI, LETTER_SYMBOL, SYMBOL } from './word-class.ts'

export type TokenKind = 'word' | 'emoji' | 'link'

/** Tokens of up to so many bytes are their key. */
export const SHORT = 8
const LONG_MARK = 0xff000000 | 0

/** A slot: the id plus one, for up to 67 million of them, below six bits of hash. */
const ENTRY = (1 << 26) - 1
const HASH_BITS = ~ENTRY

/** What a key keeps of the first and the second four bytes of a short token of so many bytes. */
export const LOW_MASK = new Int32Array([0, 0xff, 0xffff, 0xffffff, -1, -1, -1, -1, -1])
export const HIGH_MASK = new Int32Array([0, 0, 0, 0, 0, 0xff, 0xffff, 0xffffff, -1])

/** Tokens in a batch at most, and the numbers each takes. */
export const BATCH = 1024
export const BATCH_STRIDE = 3

// Another one in each run, so that no file can be written to make tokens collide. Only the order of slots depends on it.
const seed = (Math.random() * 0x100000000) | 0

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
const shortView = new DataView(new ArrayBuffer(2 * SHORT))

export class Dictionary {
  private count = 0
  private slots = new Int32Array(1 << 12)
  private mask = this.slots.length - 1
  /** Two numbers for each entry, an entry being an id plus one. */
  private keys = new Int32Array(1 << 12)
  /** The tokens' bytes one after another: token `id` is `pool[offsets[id] .. offsets[id + 1])`. */
  private offsets = new Uint32Array(1 << 11)
  private pool = new Uint8Array(1 << 14)
  private poolView = new DataView(this.pool.buffer)
  // What a batch needs meanwhile.
  private readonly firsts = new Int32Array(BATCH)
  private readonly longKeys = new Int32Array(BATCH_STRIDE * BATCH)

  /** How many distinct tokens. */
  get size(): number {
    return this.count
  }

  /** A token as text: words lower-cased, emoji without variation selectors and skin tones, links as written. */
  text(id: number): string {
    return decoder.decode(this.pool.subarray(this.offsets[id], this.offsets[id + 1]))
  }

  /** No word begins as a link or an emoji does, so the text tells. */
  kind(id: number): TokenKind {
    const { pool, offsets } = this
    const first = codePointAt(pool, offsets[id])
    if (first < 0x80) {
      const text = this.text(id)
      return /^(?:https?:\/\/|www\.)/i.test(text) ? 'link' : /^[0-9#*]\u20e3/.test(text) ? 'emoji' : 'word'
    }
    const kind = classOf(first) & CLASS_BITS
    const isAlone = offsets[id] + widthOf(first) === offsets[id + 1]
    return kind === EMOJI || kind === SYMBOL || (kind === LETTER_SYMBOL && isAlone) ? 'emoji' : 'word'
  }

  /** The id of a token, given its text as `text` gives it; -1 where the chat has none. */
  find(text: string): number {
    const { view, length } = encoded(text)
    return (this.slots[this.slotOf(view, 0, length)] & ENTRY) - 1
  }

  /** The id of a token, a new one where there was none like it. */
  intern(text: string): number {
    const { view, length } = encoded(text)
    return this.idOf(view, 0, length)
  }

  /**
   * Interns tokens of at most eight bytes by their keys. `batch` holds three numbers for each, `size` in all: the two
   * of the key, and the index in `ids` of the id it gets.
   */
  internKeys(batch: Int32Array, size: number, ids: Uint32Array): void {
    const firsts = this.firstSlots(batch, size)
    for (let i = 0, k = 0; i < size; i += BATCH_STRIDE, k++) {
      const entry = firsts[k] & ENTRY
      const key = entry << 1
      const low = batch[i]
      const high = batch[i + 1]
      const isFound = this.keys[key] === low && this.keys[key + 1] === high
      ids[batch[i + 2]] = isFound ? entry - 1 : this.idOfKey(low, high)
    }
  }

  /** Interns tokens of more than eight bytes by their bytes in `texts`. Three numbers for each: first byte, length, and the index in `ids`. */
  internTexts(texts: DataView, batch: Int32Array, size: number, ids: Uint32Array): void {
    const keys = this.longKeys
    for (let i = 0; i < size; i += BATCH_STRIDE) {
      keys[i] = lowKey(texts, batch[i], batch[i + 1])
      keys[i + 1] = highKey(texts, batch[i], batch[i + 1])
    }
    const firsts = this.firstSlots(keys, size)
    for (let i = 0, k = 0; i < size; i += BATCH_STRIDE, k++) {
      const entry = firsts[k] & ENTRY
      const key = entry << 1
      const isLikely = this.keys[key] === keys[i] && this.keys[key + 1] === keys[i + 1]
      const start = batch[i]
      const length = batch[i + 1]
      ids[batch[i + 2]] = isLikely && this.reads(entry - 1, texts, start, length) ? entry - 1 : this.idOf(texts, start, length)
    }
  }

  /** The slots where each key of a batch is looked for first. A loop of nothing but such loads has many under way at a time. */
  private firstSlots(keys: Int32Array, size: number): Int32Array {
    const { slots, mask, firsts } = this
    for (let i = 0, k = 0; i < size; i += BATCH_STRIDE, k++) firsts[k] = slots[mix(keys[i], keys[i + 1]) & mask]
    return firsts
  }

  private idOfKey(low: number, high: number): number {
    const { slots, mask, keys } = this
    const hash = mix(low, high)
    let at = hash & mask
    for (;;) {
      const slot = slots[at]
      if (slot === 0) return this.addShort(at, low, high)
      const key = (slot & ENTRY) << 1
      if (((slot ^ hash) & HASH_BITS) === 0 && keys[key] === low && keys[key + 1] === high) return (slot & ENTRY) - 1
      at = (at + 1) & mask
    }
  }

  private idOf(text: DataView, start: number, length: number): number {
    const at = this.slotOf(text, start, length)
    const slot = this.slots[at]
    return slot === 0 ? this.add(at, text, start, length) : (slot & ENTRY) - 1
  }

  /** Where in `slots` a token stands, or would. The bytes can be read up to eight past its end. */
  private slotOf(text: DataView, start: number, length: number): number {
    const low = lowKey(text, start, length)
    const high = highKey(text, start, length)
    const { slots, mask, keys } = this
    const hash = mix(low, high)
    let at = hash & mask
    for (;;) {
      const slot = slots[at]
      if (slot === 0) return at
      if (((slot ^ hash) & HASH_BITS) === 0) {
        const entry = slot & ENTRY
        const isLikely = keys[entry << 1] === low && keys[(entry << 1) + 1] === high
        if (isLikely && (length <= SHORT || this.reads(entry - 1, text, start, length))) return at
      }
      at = (at + 1) & mask
    }
  }

  /** Whether a long token has just these bytes; of the first four it is known. */
  private reads(id: number, text: DataView, start: number, length: number): boolean {
    const { offsets, poolView } = this
    const from = offsets[id]
    if (offsets[id + 1] - from !== length) return false
    let i = 4
    for (; i + 4 <= length; i += 4) if (poolView.getInt32(from + i, true) !== text.getInt32(start + i, true)) return false
    for (; i < length; i++) if (poolView.getUint8(from + i) !== text.getUint8(start + i)) return false
    return true
  }

  private addShort(at: number, low: number, high: number): number {
    shortView.setInt32(0, low, true)
    shortView.setInt32(4, high, true)
    let length = SHORT
    while (shortView.getUint8(length - 1) === 0) length--
    return this.add(at, shortView, 0, length)
  }

  private add(at: number, text: DataView, start: number, length: number): number {
    const id = this.count++
    if (id + 2 > this.offsets.length - 1) this.makeRoomForIds()
    const from = this.offsets[id]
    if (from + length > this.pool.length) this.makeRoomForText(from + length)
    const pool = this.pool
    for (let i = 0; i < length; i++) pool[from + i] = text.getUint8(start + i)
    this.offsets[id + 1] = from + length
    const low = lowKey(text, start, length)
    const high = highKey(text, start, length)
    this.keys[(id + 1) << 1] = low
    this.keys[((id + 1) << 1) + 1] = high
    this.slots[at] = (mix(low, high) & HASH_BITS) | (id + 1)
    if (this.count * 2 > this.mask) this.makeRoomForSlots()
    return id
  }

  private makeRoomForIds(): void {
    const length = this.offsets.length * 2
    const { offsets, keys } = this
    this.offsets = new Uint32Array(length)
    this.offsets.set(offsets)
    this.keys = new Int32Array(length * 2)
    this.keys.set(keys)
  }

  private makeRoomForText(needed: number): void {
    const pool = this.pool
    this.pool = new Uint8Array(Math.max(needed, pool.length * 2))
    this.pool.set(pool)
    this.poolView = new DataView(this.pool.buffer)
  }

  private makeRoomForSlots(): void {
    const { keys, count } = this
    const slots = new Int32Array(this.slots.length * 2)
    const mask = slots.length - 1
    for (let entry = 1; entry <= count; entry++) {
      const hash = mix(keys[entry << 1], keys[(entry << 1) + 1])
      let at = hash & mask
      while (slots[at] !== 0) at = (at + 1) & mask
      slots[at] = (hash & HASH_BITS) | entry
    }
    this.slots = slots
    this.mask = mask
  }
}

function encoded(text: string): { view: DataView; length: number } {
  const bytes = encoder.encode(text)
  const padded = new Uint8Array(bytes.length + SHORT)
  padded.set(bytes)
  return { view: new DataView(padded.buffer), length: bytes.length }
}

function lowKey(text: DataView, start: number, length: number): number {
  return text.getInt32(start, true) & LOW_MASK[length < SHORT ? length : SHORT]
}

function highKey(text: DataView, start: number, length: number): number {
  if (length <= SHORT) return text.getInt32(start + 4, true) & HIGH_MASK[length]
  let hash = seed
  let i = 4
  for (; i + 4 <= length; i += 4) hash = stir(hash ^ text.getInt32(start + i, true))
  if (i < length) hash = stir(hash ^ (text.getInt32(start + i, true) & LOW_MASK[length - i]))
  return hash | LONG_MARK
}

function stir(hash: number): number {
  const h = Math.imul(hash, 0x9e3779b1)
  return h ^ (h >>> 15)
}

function mix(low: number, high: number): number {
  const h = Math.imul(low ^ seed, 0x9e3779b1) ^ Math.imul(high, 0x85ebca77)
  const g = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d)
  return g ^ (g >>> 13)
}
