/** Who wrote a line: names as bytes, interned, so that a name is decoded once however often it writes. */
import { serviceSender } from '../languages/service-lines.ts'

/** A would-be sender as it stands in the file. */
export interface Sender {
  /** Name without marks, `~` and no-break spaces; two writings of one name are one person. */
  name: string
  /** The beginning of a service sentence with a colon in it, not a person. */
  isService: boolean
  /** Where names hold `: ` themselves: what may follow this one, colon and space included. */
  continuations: Uint8Array[]
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
const encoder = new TextEncoder()

export class Senders {
  readonly all: Sender[] = []
  private readonly bytes: Uint8Array
  private starts = new Uint32Array(64)
  private lengths = new Uint32Array(64)
  private hashes = new Int32Array(64)
  /** Open addressing: id + 1 of the sender in each slot. */
  private slots = new Uint32Array(256)
  /** Names known to hold `: `: the part before it, and the whole of what follows. */
  private readonly longNames: ReadonlyMap<string, readonly string[]>

  constructor(bytes: Uint8Array, longNames: ReadonlyMap<string, readonly string[]>) {
    this.bytes = bytes
    this.longNames = longNames
  }

  /** The id of the sender between two bytes, made where it is new. `hash` is `hashOf` of the same bytes. */
  id(start: number, end: number, hash: number): number {
    const slot = this.slotOf(start, end - start, hash)
    const held = this.slots[slot]
    return held === 0 ? this.add(start, end - start, hash, slot) : held - 1
  }

  /** Whether these bytes are a sender met before. */
  knows(start: number, end: number): boolean {
    return this.slots[this.slotOf(start, end - start, hashOf(this.bytes, start, end))] !== 0
  }

  /** The slot that holds these bytes, or the free one where they belong. */
  private slotOf(start: number, length: number, hash: number): number {
    const { bytes } = this
    let slot = hash & (this.slots.length - 1)
    for (;;) {
      const held = this.slots[slot]
      if (held === 0) return slot
      const id = held - 1
      if (this.hashes[id] === hash && this.lengths[id] === length) {
        const other = this.starts[id]
        let i = 0
        while (i < length && bytes[start + i] === bytes[other + i]) i++
        if (i === length) return slot
      }
      slot = (slot + 1) & (this.slots.length - 1)
    }
  }

  private add(start: number, length: number, hash: number, slot: number): number {
    const id = this.all.length
    const name = plainName(decoder.decode(this.bytes.subarray(start, start + length)))
    this.all.push({
      name,
      isService: serviceSender(name),
      continuations: (this.longNames.get(name) ?? []).map((rest) => encoder.encode(`${rest}: `)),
    })
    if (id === this.starts.length) {
      this.starts = grown(this.starts)
      this.lengths = grown(this.lengths)
      this.hashes = grown(this.hashes)
    }
    this.starts[id] = start
    this.lengths[id] = length
    this.hashes[id] = hash
    this.slots[slot] = id + 1
    if (this.all.length * 2 > this.slots.length) this.rehash()
    return id
  }

  private rehash(): void {
    const slots = new Uint32Array(this.slots.length * 2)
    for (let id = 0; id < this.all.length; id++) {
      let slot = this.hashes[id] & (slots.length - 1)
      while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1)
      slots[slot] = id + 1
    }
    this.slots = slots
  }
}

function grown<T extends Uint32Array | Int32Array>(column: T): T {
  const larger = new (column.constructor as new (length: number) => T)(column.length * 2)
  larger.set(column)
  return larger
}

/** FNV-1a of some bytes: `hash = step(hash, byte)` from HASH_START on. */
export const HASH_START = 0x811c9dc5 | 0
export const hashStep = (hash: number, byte: number): number => Math.imul(hash ^ byte, 0x01000193)
export function hashOf(bytes: Uint8Array, start: number, end: number): number {
  let hash = HASH_START
  for (let i = start; i < end; i++) hash = hashStep(hash, bytes[i])
  return hash
}

/** A name as a person reads it: bidi marks and a leading `~ ` removed, no-break spaces to spaces, NFC. */
export function plainName(written: string): string {
  return written
    .replace(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
    .replace(/[\u00a0\u202f\u2007]/gu, ' ')
    .replace(/^~ +/u, '')
    .normalize('NFC')
}

/** How often a name must be met with the same second part, and always, to be believed to hold a colon. */
const LEAST_SIGHTINGS = 2

/**
 * Names that hold `: ` themselves, learned from lines: a "sender" all of whose messages begin with the same
 * words and another `: ` is called by both parts. Keyed by the first part.
 */
export function longNames(lines: Iterable<string>): Map<string, string[]> {
  const seen = new Map<string, Map<string, number>>()
  for (const line of lines) {
    const parts = /^(.{0,200}?): (?:(.{1,40}?): )?/u.exec(line)
    if (!parts) continue
    const first = plainName(parts[1])
    const seconds = seen.get(first) ?? new Map<string, number>()
    seen.set(first, seconds)
    const second = parts[2] ?? ''
    seconds.set(second, (seconds.get(second) ?? 0) + 1)
  }
  const found = new Map<string, string[]>()
  for (const [first, seconds] of seen) {
    if (seconds.has('')) continue
    const rests = [...seconds].filter(([, count]) => count >= LEAST_SIGHTINGS)
    if (rests.length > 0 && rests.length === seconds.size)
      found.set(
        first,
        rests.map(([rest]) => rest),
      )
  }
  return found
}
