/** Looking through bytes four at a time: the file's lines and the stretches that repeat from line to line. */

/** A view for reading four bytes at once; anywhere in a file's bytes, which are padded. */
export const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const LINE_FEEDS = 0x0a0a0a0a
const HIGH_BITS = 0x80808080 | 0 // as the signed number it is among 32-bit words: measurably faster than the unsigned one

/** The first line feed at or after `from`, or `size` where there is none. Bytes up to eight past `size` are read. */
export function lineEnd(view: DataView, from: number, size: number): number {
  for (let p = from; p < size; p += 8) {
    const low = feedsIn(view.getInt32(p, true))
    const found = low !== 0 ? low : feedsIn(view.getInt32(p + 4, true))
    if (found === 0) continue
    const feed = p + (low !== 0 ? 0 : 4) + ((31 - Math.clz32(found & -found)) >> 3)
    return feed < size ? feed : size
  }
  return size
}

/** The high bits of those of four bytes that are line feeds; of bytes above one, perhaps too (Mycroft 1987). */
function feedsIn(word: number): number {
  const x = word ^ LINE_FEEDS
  return (x - 0x01010101) & ~x & HIGH_BITS
}

/** Whether the `length` bytes at `a` and at `b` are the same. */
export function areSame(view: DataView, a: number, b: number, length: number): boolean {
  let i = 0
  for (; i + 4 <= length; i += 4) if (view.getInt32(a + i, true) !== view.getInt32(b + i, true)) return false
  for (; i < length; i++) if (view.getUint8(a + i) !== view.getUint8(b + i)) return false
  return true
}
