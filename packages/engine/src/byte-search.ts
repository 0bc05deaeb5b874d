/** Looking through bytes four at a time: the file's lines and the stretches that repeat from line to line. */

/** A view for reading four bytes at once; anywhere in a file's bytes, which are padded. */
export const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const LINE_FEEDS = 0x0a0a0a0a

/** The first line feed at or after `from`, or `size` where there is none. */
export function lineEnd(view: DataView, from: number, size: number): number {
  let p = from
  for (; p < size; p += 4) {
    const x = view.getInt32(p, true) ^ LINE_FEEDS
    // The classic test for a zero byte in a word (Mycroft 1987).
    if (((x - 0x01010101) & ~x & 0x80808080) !== 0) break
  }
  while (p < size && view.getUint8(p) !== 10) p++
  return p < size ? p : size
}

/** Whether the `length` bytes at `a` and at `b` are the same. */
export function areSame(view: DataView, a: number, b: number, length: number): boolean {
  let i = 0
  for (; i + 4 <= length; i += 4) if (view.getInt32(a + i, true) !== view.getInt32(b + i, true)) return false
  for (; i < length; i++) if (view.getUint8(a + i) !== view.getUint8(b + i)) return false
  return true
}
