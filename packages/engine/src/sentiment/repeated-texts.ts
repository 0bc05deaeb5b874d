import { viewOf } from '#stats/byte-search.ts'

/**
 * Finds the row in which the same was said before: people say "ok" and "good night" thousands of times, and a text that was
 * read once need not be read again. A slot for each of the last texts, found by a hash and told apart by their bytes; what
 * is overwritten is read again, so nothing but time depends on it.
 */
export class SaidBefore {
  private readonly bytes: Uint8Array
  private readonly view: DataView
  private readonly start: Uint32Array
  private readonly end: Uint32Array
  /** Hashes, and beside each its row plus one. */
  private readonly slots = new Int32Array(2 * SLOTS)

  constructor({ bytes, start, end }: { bytes: Uint8Array; start: Uint32Array; end: Uint32Array }) {
    this.bytes = bytes
    this.view = viewOf(bytes)
    this.start = start
    this.end = end
  }

  /** An earlier row with the very same text; −1 where none is remembered. Long texts are not. From now on this row is. */
  rowLike(row: number): number {
    const { bytes, view, start, end, slots } = this
    const from = start[row]
    const length = end[row] - from
    if (length > MOST_BYTES) return -1
    // FNV-1a (Fowler, Noll and Vo), four bytes at a time, of which the high ones come down to the low ones.
    let hash = length
    let i = from
    for (; i + 4 <= from + length; i += 4) {
      hash = Math.imul(hash ^ view.getInt32(i, true), 0x01000193)
      hash ^= hash >>> 15
    }
    for (; i < from + length; i++) hash = Math.imul(hash ^ bytes[i], 0x01000193)
    const slot = 2 * ((hash ^ (hash >>> 15)) & (SLOTS - 1))
    const other = slots[slot + 1] - 1
    slots[slot + 1] = row + 1
    if (slots[slot] !== hash) {
      slots[slot] = hash
      return -1
    }
    if (other < 0 || end[other] - start[other] !== length) return -1
    for (let i = 0, at = start[other]; i < length; i++) if (bytes[at + i] !== bytes[from + i]) return -1
    return other
  }
}

const SLOTS = 1 << 15
const MOST_BYTES = 24
