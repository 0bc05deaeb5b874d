/**
 * Every distinct token of a chat, once. Ids are dense and in order of first appearance, so the commonest words have
 * small ids and their entries share cache lines.
 *
 * Open addressing over one Int32Array, four numbers a slot: two of key, the length in bytes, and the id plus one
 * (0: free). Tokens of up to eight bytes ARE their key, so finding them again compares no text; of longer ones the
 * key holds the first four bytes and a hash of the rest, and the text decides.
 */

export const tokenKinds = ['word', 'emoji', 'link'] as const
export type TokenKind = (typeof tokenKinds)[number]
export const WORD = 0
export const EMOJI_TOKEN = 1
export const LINK = 2

/** `intern` with this lowers ASCII letters on the way in; digits and the punctuation inside words keep their value. */
export const LOWER_ASCII = 0x20202020
export const AS_IT_IS = 0

// What a key keeps of the first and the second four bytes of a token of so many bytes.
const LOW_MASK = new Int32Array([0, 0xff, 0xffff, 0xffffff, -1, -1, -1, -1, -1])
const HIGH_MASK = new Int32Array([0, 0, 0, 0, 0, 0xff, 0xffff, 0xffffff, -1])

// Different in each run, so that no file can be written to make tokens collide. Only the order of slots depends on it.
const seed = (Math.random() * 0x100000000) | 0

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

export class Dictionary {
  private count = 0
  private slots: Int32Array
  private mask: number
  /** The tokens' bytes one after another: token `id` is `pool[offsets[id] .. offsets[id + 1])`. */
  private pool = new Uint8Array(1 << 16)
  private offsets = new Uint32Array(1 << 12)
  private kinds = new Uint8Array(1 << 12)

  constructor(slotBits = 12) {
    this.slots = new Int32Array(4 << slotBits)
    this.mask = (1 << slotBits) - 1
  }

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
    const bytes = encoder.encode(text)
    const padded = new Uint8Array(bytes.length + 8)
    padded.set(bytes)
    return this.lookUp(new DataView(padded.buffer), padded, 0, bytes.length, AS_IT_IS, -1)
  }

  /** The id of the token written in `length` bytes from `start` on; new ones are added. `view` is over the same bytes, readable 8 bytes past the end. */
  intern(view: DataView, bytes: Uint8Array, start: number, length: number, lower: number, kind: number): number {
    return length <= 8 ? this.internShort(view, bytes, start, length, lower, kind) : this.lookUp(view, bytes, start, length, lower, kind)
  }

  /** `intern` for at most eight bytes: nearly every word. */
  internShort(view: DataView, bytes: Uint8Array, start: number, length: number, lower: number, kind: number): number {
    const low = (view.getInt32(start, true) | lower) & LOW_MASK[length]
    const high = (view.getInt32(start + 4, true) | lower) & HIGH_MASK[length]
    const slots = this.slots
    const mask = this.mask
    let slot = mix(low, high, length) & mask
    for (;;) {
      const at = slot << 2
      const found = slots[at + 3]
      if (found === 0) return this.add(at, low, high, bytes, start, length, lower, kind)
      if (slots[at] === low && slots[at + 1] === high && slots[at + 2] === length) return found - 1
      slot = (slot + 1) & mask
    }
  }

  /** Finds a token of any length; adds it where `kind` is not -1. */
  private lookUp(view: DataView, bytes: Uint8Array, start: number, length: number, lower: number, kind: number): number {
    let low = view.getInt32(start, true) | lower
    let high: number
    if (length <= 8) {
      low &= LOW_MASK[length]
      high = (view.getInt32(start + 4, true) | lower) & HIGH_MASK[length]
    } else {
      high = tailHash(view, start + 4, length - 4, lower)
    }
    const slots = this.slots
    const mask = this.mask
    let slot = mix(low, high, length) & mask
    for (;;) {
      const at = slot << 2
      const found = slots[at + 3]
      if (found === 0) return kind < 0 ? -1 : this.add(at, low, high, bytes, start, length, lower, kind)
      if (slots[at] === low && slots[at + 1] === high && slots[at + 2] === length) {
        if (length <= 8 || this.reads(found - 1, bytes, start, length, lower)) return found - 1
      }
      slot = (slot + 1) & mask
    }
  }

  /** Whether token `id` has just these bytes (its length is known to agree). */
  private reads(id: number, bytes: Uint8Array, start: number, length: number, lower: number): boolean {
    const pool = this.pool
    const from = this.offsets[id]
    const lowerByte = lower & 0xff
    for (let i = 0; i < length; i++) if (pool[from + i] !== (bytes[start + i] | lowerByte)) return false
    return true
  }

  private add(
    at: number,
    low: number,
    high: number,
    bytes: Uint8Array,
    start: number,
    length: number,
    lower: number,
    kind: number,
  ): number {
    const id = this.count++
    if (id + 1 >= this.offsets.length) {
      this.offsets = doubled(this.offsets)
      this.kinds = doubled(this.kinds)
    }
    const from = this.offsets[id]
    while (from + length > this.pool.length) this.pool = doubled(this.pool)
    const pool = this.pool
    const lowerByte = lower & 0xff
    for (let i = 0; i < length; i++) pool[from + i] = bytes[start + i] | lowerByte
    this.offsets[id + 1] = from + length
    this.kinds[id] = kind
    const slots = this.slots
    slots[at] = low
    slots[at + 1] = high
    slots[at + 2] = length
    slots[at + 3] = id + 1
    if (this.count * 2 > this.mask) this.grow()
    return id
  }

  private grow(): void {
    const old = this.slots
    const slots = new Int32Array(old.length * 2)
    const mask = this.mask * 2 + 1
    for (let i = 0; i < old.length; i += 4) {
      if (old[i + 3] === 0) continue
      let slot = mix(old[i], old[i + 1], old[i + 2]) & mask
      while (slots[(slot << 2) + 3] !== 0) slot = (slot + 1) & mask
      const at = slot << 2
      slots[at] = old[i]
      slots[at + 1] = old[i + 1]
      slots[at + 2] = old[i + 2]
      slots[at + 3] = old[i + 3]
    }
    this.slots = slots
    this.mask = mask
  }
}

function mix(low: number, high: number, length: number): number {
  let h = Math.imul(low ^ seed, 0x9e3779b1) ^ Math.imul(high, 0x85ebca77) ^ Math.imul(length, 0x27d4eb2f)
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d)
  return h ^ (h >>> 13)
}

function tailHash(view: DataView, start: number, length: number, lower: number): number {
  let h = seed
  let i = 0
  for (; i + 4 <= length; i += 4) {
    h = Math.imul(h ^ (view.getInt32(start + i, true) | lower), 0x9e3779b1)
    h ^= h >>> 15
  }
  const rest = length - i
  if (rest > 0) {
    h = Math.imul(h ^ ((view.getInt32(start + i, true) | lower) & LOW_MASK[rest]), 0x9e3779b1)
    h ^= h >>> 15
  }
  return h
}

function doubled<T extends Uint8Array | Uint32Array>(column: T): T {
  const larger = new (column.constructor as new (length: number) => T)(column.length * 2)
  larger.set(column)
  return larger
}
