/** Stretches of one file's bytes, numbered: equal bytes get equal ids, in order of first appearance. */
export class ByteTable {
  size = 0
  private readonly bytes: Uint8Array
  // Nothing at first: code compiled while a field never changed would be thrown away the first time it does.
  private starts = new Uint32Array(0)
  private lengths = new Uint32Array(0)
  private hashes = new Int32Array(0)
  /** Open addressing: id + 1 in each slot, 0 where free; at least twice as many as ids. */
  private slots = new Uint32Array(0)

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
    this.makeRoom(128)
  }

  /** The id of the bytes [start, end), whose `hashOf` is `hash`; -1 where they are new. */
  find(start: number, end: number, hash: number): number {
    return this.slots[this.slotOf(start, end - start, hash)] - 1
  }

  /** Numbers bytes that `find` did not know. */
  add(start: number, end: number, hash: number): number {
    const id = this.size++
    if (id === this.starts.length) this.makeRoom(id * 2)
    this.starts[id] = start
    this.lengths[id] = end - start
    this.hashes[id] = hash
    this.slots[this.slotOf(start, end - start, hash)] = id + 1
    return id
  }

  /** The slot that contains these bytes, or the free one where they belong. */
  private slotOf(start: number, length: number, hash: number): number {
    const { bytes, slots, hashes, lengths } = this
    let slot = hash & (slots.length - 1)
    for (let held = slots[slot]; held !== 0; held = slots[slot]) {
      if (hashes[held - 1] === hash && lengths[held - 1] === length) {
        const other = this.starts[held - 1]
        let i = 0
        while (i < length && bytes[start + i] === bytes[other + i]) i++
        if (i === length) return slot
      }
      slot = (slot + 1) & (slots.length - 1)
    }
    return slot
  }

  private makeRoom(ids: number): void {
    const held = this.starts.length
    this.starts = grown(this.starts, ids)
    this.lengths = grown(this.lengths, ids)
    this.hashes = grown(this.hashes, ids)
    const slots = new Uint32Array(ids * 2)
    for (let id = 0; id < held; id++) {
      let slot = this.hashes[id] & (slots.length - 1)
      while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1)
      slots[slot] = id + 1
    }
    this.slots = slots
  }
}

function grown<T extends Uint32Array | Int32Array>(column: T, length: number): T {
  const larger = new (column.constructor as new (length: number) => T)(length)
  larger.set(column)
  return larger
}

/** FNV-1a of some bytes: `hash = hashStep(hash, byte)` from HASH_START on. */
export const HASH_START = 0x811c9dc5 | 0
export const hashStep = (hash: number, byte: number): number => Math.imul(hash ^ byte, 0x01000193)
export function hashOf(bytes: Uint8Array, start: number, end: number): number {
  let hash = HASH_START
  for (let i = start; i < end; i++) hash = hashStep(hash, bytes[i])
  return hash
}
