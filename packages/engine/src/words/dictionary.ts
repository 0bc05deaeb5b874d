/**
 * Every distinct token of a chat, once. Ids are dense and in order of first appearance, so the commonest words have
 * small ids and what is kept of them by id shares cache lines.
 *
 * Open addressing over one Int32Array, one number a slot, because what this costs is waiting for memory: six bits of
 * hash above the id plus one, 0 where free. The key is kept by id in two numbers: bytes one to four and five to eight,
 * zeros where there are fewer. A token holds no NUL, so short tokens ARE their key and finding one again compares no
 * text. Of longer ones the second number is a hash of what follows the first four bytes, marked by a byte that UTF-8
 * never has, and the text decides.
 */

export const tokenKinds = ['word', 'emoji', 'link'] as const
export type TokenKind = (typeof tokenKinds)[number]
export const WORD = 0
export const EMOJI_TOKEN = 1
export const LINK = 2

/** `intern` with this lowers ASCII letters on the way in; digits and the punctuation inside words keep their value. */
export const LOWER_ASCII = 0x20202020
export const AS_IT_IS = 0

/** Tokens of up to so many bytes are their key. */
const SHORT = 8
const LONG_MARK = 0xff000000 | 0

/** A slot: the id plus one, for up to 67 million of them, below six bits of hash. */
const ENTRY = (1 << 26) - 1
const HASH_BITS = ~ENTRY

// What a key keeps of the first and the second four bytes of a token of so many bytes.
export const LOW_MASK = new Int32Array([0, 0xff, 0xffff, 0xffffff, -1, -1, -1, -1, -1])
export const HIGH_MASK = new Int32Array([0, 0, 0, 0, 0, 0xff, 0xffff, 0xffffff, -1])

// Another one in each run, so that no file can be written to make tokens collide. Only the order of slots depends on it.
const seed = (Math.random() * 0x100000000) | 0

const keyBytes = new Uint8Array(16)
const keyView = new DataView(keyBytes.buffer)
const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

export class Dictionary {
  private count = 0
  private slots = new Int32Array(1 << 12)
  private mask = this.slots.length - 1
  /** Two numbers for each id. */
  private keys = new Int32Array(1 << 12)
  /** The tokens' bytes one after another: token `id` is `pool[offsets[id] .. offsets[id + 1])`. */
  private offsets = new Uint32Array(1 << 11)
  private kinds = new Uint8Array(1 << 11)
  private pool = new Uint8Array(1 << 14)
  private poolView = new DataView(this.pool.buffer)

  /** How many distinct tokens. */
  get size(): number {
    return this.count
  }

  /** A token as text: words lower-cased, emoji without variation selectors and skin tones, links as written. */
  text(id: number): string {
    return decoder.decode(this.pool.subarray(this.offsets[id], this.offsets[id + 1]))
  }

  kind(id: number): TokenKind {
    return tokenKinds[this.kinds[id]]
  }

  /** The id of a token, given its text as `text` gives it; -1 where the chat has none. */
  find(text: string): number {
    const length = encoder.encode(text).length
    const bytes = new Uint8Array(length + SHORT)
    encoder.encodeInto(text, bytes)
    const view = new DataView(bytes.buffer)
    return (this.slots[this.slotOf(view, 0, length, AS_IT_IS)] & ENTRY) - 1
  }

  /**
   * The id of the token written in `length` bytes from `start` on; a new one where the chat had none like it. `view`
   * and `bytes` are the same memory, readable eight bytes past the token.
   */
  intern(view: DataView, bytes: Uint8Array, start: number, length: number, lower: number, kind: number): number {
    if (length <= SHORT) return this.internShort(view, bytes, start, length, lower, kind)
    const at = this.slotOf(view, start, length, lower)
    const slot = this.slots[at]
    return slot !== 0 ? (slot & ENTRY) - 1 : this.add(at, view, bytes, start, length, lower, kind)
  }

  /** `intern` for at most eight bytes: nearly every word. */
  internShort(view: DataView, bytes: Uint8Array, start: number, length: number, lower: number, kind: number): number {
    const low = (view.getInt32(start, true) | lower) & LOW_MASK[length]
    const high = (view.getInt32(start + 4, true) | lower) & HIGH_MASK[length]
    const { slots, mask, keys } = this
    const hash = mix(low, high)
    let at = hash & mask
    for (;;) {
      const slot = slots[at]
      if (slot === 0) return this.add(at, view, bytes, start, length, lower, kind)
      if (((slot ^ hash) & HASH_BITS) === 0) {
        const id = (slot & ENTRY) - 1
        if (keys[id << 1] === low && keys[(id << 1) + 1] === high) return id
      }
      at = (at + 1) & mask
    }
  }

  /**
   * Interns words of at most eight bytes by their keys. `words` holds three numbers for each: the key, and the index
   * in `ids` of the id it gets.
   */
  internKeys(words: Int32Array, size: number, ids: Uint32Array): void {
    let { slots, mask, keys } = this
    for (let i = 0; i < size; i += 3) {
      const low = words[i]
      const high = words[i + 1]
      const hash = mix(low, high)
      let at = hash & mask
      let slot = slots[at]
      while (slot !== 0) {
        const key = ((slot & ENTRY) - 1) << 1
        if (((slot ^ hash) & HASH_BITS) === 0 && keys[key] === low && keys[key + 1] === high) break
        at = (at + 1) & mask
        slot = slots[at]
      }
      if (slot === 0) {
        slot = this.addShort(at, low, high) + 1
        slots = this.slots
        mask = this.mask
        keys = this.keys
      }
      ids[words[i + 2]] = (slot & ENTRY) - 1
    }
  }

  /** Where in `slots` a token stands, or would. */
  private slotOf(view: DataView, start: number, length: number, lower: number): number {
    const low = lowKey(view, start, length, lower)
    const high = highKey(view, start, length, lower)
    const { slots, mask, keys } = this
    const hash = mix(low, high)
    let at = hash & mask
    for (;;) {
      const slot = slots[at]
      if (slot === 0) return at
      if (((slot ^ hash) & HASH_BITS) === 0) {
        const id = (slot & ENTRY) - 1
        if (keys[id << 1] === low && keys[(id << 1) + 1] === high) {
          if (length <= SHORT || this.isText(id, view, start, length, lower)) return at
        }
      }
      at = (at + 1) & mask
    }
  }

  /** Whether token `id` has just these bytes; of the first four it is known. */
  private isText(id: number, view: DataView, start: number, length: number, lower: number): boolean {
    const { offsets, poolView } = this
    const from = offsets[id]
    if (offsets[id + 1] - from !== length) return false
    let i = 4
    for (; i + 4 <= length; i += 4) if (poolView.getInt32(from + i) !== (view.getInt32(start + i) | lower)) return false
    const lowerByte = lower & 0xff
    for (; i < length; i++) if (poolView.getUint8(from + i) !== (view.getUint8(start + i) | lowerByte)) return false
    return true
  }

  private add(at: number, view: DataView, bytes: Uint8Array, start: number, length: number, lower: number, kind: number): number {
    const id = this.count++
    if (id + 1 >= this.offsets.length) this.makeRoomForIds()
    const from = this.offsets[id]
    if (from + length > this.pool.length) this.makeRoomForText(from + length)
    const pool = this.pool
    const lowerByte = lower & 0xff
    for (let i = 0; i < length; i++) pool[from + i] = bytes[start + i] | lowerByte
    this.offsets[id + 1] = from + length
    this.kinds[id] = kind
    const low = lowKey(view, start, length, lower)
    const high = highKey(view, start, length, lower)
    this.keys[id << 1] = low
    this.keys[(id << 1) + 1] = high
    this.slots[at] = (mix(low, high) & HASH_BITS) | (id + 1)
    if (this.count * 2 > this.mask) this.makeRoomForSlots()
    return id
  }

  /** A new word that is its own key. */
  private addShort(at: number, low: number, high: number): number {
    keyView.setInt32(0, low, true)
    keyView.setInt32(4, high, true)
    let length = 8
    while (keyBytes[length - 1] === 0) length--
    return this.add(at, keyView, keyBytes, 0, length, AS_IT_IS, WORD)
  }

  private makeRoomForIds(): void {
    const length = this.offsets.length * 2
    const { offsets, kinds, keys } = this
    this.offsets = new Uint32Array(length)
    this.offsets.set(offsets)
    this.kinds = new Uint8Array(length)
    this.kinds.set(kinds)
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
    for (let id = 0; id < count; id++) {
      const hash = mix(keys[id << 1], keys[(id << 1) + 1])
      let at = hash & mask
      while (slots[at] !== 0) at = (at + 1) & mask
      slots[at] = (hash & HASH_BITS) | (id + 1)
    }
    this.slots = slots
    this.mask = mask
  }
}

function lowKey(view: DataView, start: number, length: number, lower: number): number {
  return (view.getInt32(start, true) | lower) & LOW_MASK[length < SHORT ? length : SHORT]
}

function highKey(view: DataView, start: number, length: number, lower: number): number {
  if (length <= SHORT) return (view.getInt32(start + 4, true) | lower) & HIGH_MASK[length]
  let hash = seed
  let i = 4
  for (; i + 4 <= length; i += 4) hash = stir(hash ^ (view.getInt32(start + i, true) | lower))
  const rest = length - i
  if (rest > 0) hash = stir(hash ^ ((view.getInt32(start + i, true) | lower) & LOW_MASK[rest]))
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
