/**
 * Every distinct token in a chat, once. Ids are dense and about in order of first appearance, so the commonest words
 * have small ids and what is kept by id of them shares cache lines.
 *
 * Open addressing with four numbers a slot, so that a look-up touches one cache line: the key in two numbers, the id
 * plus one (0 where the slot is free), and where its text begins in the pool. The key is the token's bytes one to four
 * and five to eight, zeros where there are fewer. A token contains no NUL, so short tokens ARE their key and finding one
 * again compares no text. Of longer ones the second number is a hash of what follows the first four bytes, marked by a
 * byte that UTF-8 never has, and the text decides.
 */
import { codePointAt, widthOf } from './utf8.ts'
import { CLASS_BITS, classOf, EMOJI, LETTER_SYMBOL, SYMBOL } from './word-class.ts'

export type TokenKind = 'word' | 'emoji' | 'link'

/** Tokens of up to this many bytes are their key. */
export const SHORT = 8
const LONG_MARK = 0xff000000 | 0

/** What is or-ed to four bytes of a token: nothing, or what makes ASCII letters small and leaves digits and the punctuation inside words as they are. */
export const AS_WRITTEN = 0
export const LOWER_ASCII = 0x20202020

/** Numbers in a slot, as a shift. */
const SLOT = 2

/** What a key keeps of the first and the second four bytes of a short token of this many bytes. */
export const LOW_MASK = new Int32Array([0, 0xff, 0xffff, 0xffffff, -1, -1, -1, -1, -1])
export const HIGH_MASK = new Int32Array([0, 0, 0, 0, 0, 0xff, 0xffff, 0xffffff, -1])

// Another one in each run, so that no file can be written to make tokens collide. Only the order of slots depends on it.
const seed = (Math.random() * 0x100000000) | 0

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
const shortView = new DataView(new ArrayBuffer(2 * SHORT))

/** The fewest slots there are. */
const FEWEST_SLOTS = 1 << 12

export class Dictionary {
  private count = 0
  // What grows is nothing at first and gets its first room as it gets any more: code compiled while a field never changed
  // would be thrown away, hot loops and all, the first time it does.
  private slots = new Int32Array(0)
  private mask = 0
  /** The tokens' bytes one after another: token `id` is `pool[offsets[id] .. offsets[id + 1])`. */
  private offsets = new Uint32Array(0)
  private pool = new Uint8Array(0)
  private poolView = new DataView(this.pool.buffer)

  /** `expected` distinct tokens find room without any of them moving; more may come. */
  constructor(expected = 0) {
    let slots = FEWEST_SLOTS
    while (slots < expected * 2) slots *= 2
    this.makeRoomForSlots(slots)
    this.makeRoomForIds(slots >> 1)
    this.makeRoomForText(slots << 2)
  }

  /** How many distinct tokens. */
  get size(): number {
    return this.count
  }

  /** A token as text: words lower-cased, emoji without variation selectors and skin tones, links as written. */
  text(id: number): string {
    return decoder.decode(this.pool.subarray(this.offsets[id], this.offsets[id + 1]))
  }

  /** All tokens' bytes, one token after another: `id` has `texts[at[id] .. at[id + 1])`. Good until the next new token. */
  get written(): { readonly texts: Uint8Array; readonly view: DataView; readonly at: Uint32Array } {
    return { texts: this.pool, view: this.poolView, at: this.offsets }
  }

  /** No word begins as a link or an emoji does, so the text decides. */
  kind(id: number): TokenKind {
    const { pool, offsets } = this
    const first = codePointAt(pool, offsets[id])
    if (first < 0x80) {
      if (linkBeginnings.some((beginning) => begins(pool, offsets[id], offsets[id + 1], beginning))) return 'link'
      return mayBeKeycap.test(String.fromCharCode(first)) && begins(pool, offsets[id] + 1, offsets[id + 1], keycap) ? 'emoji' : 'word'
    }
    const kind = classOf(first) & CLASS_BITS
    const isAlone = offsets[id] + widthOf(first) === offsets[id + 1]
    return kind === EMOJI || kind === SYMBOL || (kind === LETTER_SYMBOL && isAlone) ? 'emoji' : 'word'
  }

  /** The id of a token, given its text as `text` gives it; -1 where the chat has none. */
  find(text: string): number {
    const { view, length } = encoded(text)
    return length === 0 ? -1 : this.slots[this.slotOf(view, 0, length, AS_WRITTEN) + 2] - 1
  }

  /** The same by its bytes, which can be read up to eight past its end. */
  findText(text: DataView, start: number, length: number): number {
    return this.slots[this.slotOf(text, start, length, AS_WRITTEN) + 2] - 1
  }

  /** The id of a token, a new one where there was none like it. */
  intern(text: string): number {
    const { view, length } = encoded(text)
    return this.internText(view, 0, length, AS_WRITTEN)
  }

  /** The same for a token of one to eight bytes, by its key. */
  internKey(low: number, high: number): number {
    const { slots, mask } = this
    let at = mix(low, high) & mask
    for (;;) {
      const slot = at << SLOT
      if (slots[slot] === low && slots[slot + 1] === high) return slots[slot + 2] - 1
      if (slots[slot + 2] === 0) return this.addKey(slot, low, high)
      at = (at + 1) & mask
    }
  }

  /**
   * The same for a token by its bytes, which can be read up to eight past its end. `fold` is or-ed to every four of them:
   * `AS_WRITTEN`, or `LOWER_ASCII` for a token that is lower-cased so.
   */
  internText(text: DataView, start: number, length: number, fold: number): number {
    const slot = this.slotOf(text, start, length, fold)
    const entry = this.slots[slot + 2]
    return entry === 0 ? this.add(slot, text, start, length, fold) : entry - 1
  }

  /** Where in `slots` a token is, or would. */
  private slotOf(text: DataView, start: number, length: number, fold: number): number {
    const low = lowKey(text, start, length, fold)
    const high = highKey(text, start, length, fold)
    const { slots, mask } = this
    let at = mix(low, high) & mask
    for (;;) {
      const slot = at << SLOT
      const entry = slots[slot + 2]
      if (entry === 0) return slot
      const isLikely = slots[slot] === low && slots[slot + 1] === high
      if (isLikely && (length <= SHORT || this.reads(entry - 1, slots[slot + 3], text, start, length, fold))) return slot
      at = (at + 1) & mask
    }
  }

  /** Whether a long token, whose text begins at `from` in the pool, has just these bytes; of the first four it is known. */
  private reads(id: number, from: number, text: DataView, start: number, length: number, fold: number): boolean {
    const { offsets, poolView } = this
    if (offsets[id + 1] - from !== length) return false
    let i = 4
    for (; i + 4 <= length; i += 4) if (poolView.getInt32(from + i, true) !== (text.getInt32(start + i, true) | fold)) return false
    const rest = LOW_MASK[length - i]
    return (poolView.getInt32(from + i, true) & rest) === ((text.getInt32(start + i, true) | fold) & rest)
  }

  private addKey(slot: number, low: number, high: number): number {
    shortView.setInt32(0, low, true)
    shortView.setInt32(4, high, true)
    let length = SHORT
    while (shortView.getUint8(length - 1) === 0) length--
    return this.add(slot, shortView, 0, length, AS_WRITTEN)
  }

  private add(slot: number, text: DataView, start: number, length: number, fold: number): number {
    const id = this.count++
    if (id + 2 > this.offsets.length) this.makeRoomForIds(this.offsets.length * 2)
    const from = this.offsets[id]
    if (from + length + SHORT > this.pool.length) this.makeRoomForText(Math.max(from + length + SHORT, this.pool.length * 2))
    const { pool, slots } = this
    for (let i = 0; i < length; i++) pool[from + i] = text.getUint8(start + i) | (fold & 0xff)
    this.offsets[id + 1] = from + length
    slots[slot] = lowKey(text, start, length, fold)
    slots[slot + 1] = highKey(text, start, length, fold)
    slots[slot + 2] = id + 1
    slots[slot + 3] = from
    if (this.count * 2 > this.mask) this.makeRoomForSlots((this.mask + 1) * 2)
    return id
  }

  private makeRoomForIds(ids: number): void {
    const offsets = new Uint32Array(ids)
    offsets.set(this.offsets)
    this.offsets = offsets
  }

  private makeRoomForText(bytes: number): void {
    const pool = new Uint8Array(bytes)
    pool.set(this.pool)
    this.pool = pool
    this.poolView = new DataView(pool.buffer)
  }

  private makeRoomForSlots(count: number): void {
    const old = this.slots
    const slots = new Int32Array(count << SLOT)
    const mask = count - 1
    for (let from = 0; from < old.length; from += 1 << SLOT) {
      if (old[from + 2] === 0) continue
      let at = mix(old[from], old[from + 1]) & mask
      while (slots[(at << SLOT) + 2] !== 0) at = (at + 1) & mask
      const to = at << SLOT
      slots[to] = old[from]
      slots[to + 1] = old[from + 1]
      slots[to + 2] = old[from + 2]
      slots[to + 3] = old[from + 3]
    }
    this.slots = slots
    this.mask = mask
  }
}

const linkBeginnings = ['https://', 'http://', 'www.'].map((text) => encoder.encode(text))
const keycap = encoder.encode('\u20e3')
const mayBeKeycap = /[0-9#*]/

/** Whether `bytes[from .. end)` begin so, letters small or capital (for bytes with 0x40 set, another bit decides). */
function begins(bytes: Uint8Array, from: number, end: number, beginning: Uint8Array): boolean {
  if (end - from < beginning.length) return false
  for (let i = 0; i < beginning.length; i++) if ((bytes[from + i] | ((beginning[i] & 0x40) >> 1)) !== beginning[i]) return false
  return true
}

/** The bytes of a text, good until the next one is asked for. */
function encoded(text: string): { view: DataView; length: number } {
  const most = MOST_BYTES * text.length + SHORT
  const bytes = most <= scratch.length ? scratch : new Uint8Array(most)
  const view = bytes === scratch ? scratchView : new DataView(bytes.buffer)
  return { view, length: encoder.encodeInto(text, bytes).written }
}
/** Of one UTF-16 unit in UTF-8. */
const MOST_BYTES = 3
/** Most texts find room in it. */
const scratch = new Uint8Array(256)
const scratchView = new DataView(scratch.buffer)

function lowKey(text: DataView, start: number, length: number, fold: number): number {
  return (text.getInt32(start, true) | fold) & LOW_MASK[length < SHORT ? length : SHORT]
}

function highKey(text: DataView, start: number, length: number, fold: number): number {
  if (length <= SHORT) return (text.getInt32(start + 4, true) | fold) & HIGH_MASK[length]
  let hash = seed
  let i = 4
  for (; i + 4 <= length; i += 4) hash = stir(hash ^ (text.getInt32(start + i, true) | fold))
  if (i < length) hash = stir(hash ^ ((text.getInt32(start + i, true) | fold) & LOW_MASK[length - i]))
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
