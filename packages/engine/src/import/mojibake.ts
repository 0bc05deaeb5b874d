/**
 * Texts encoded twice: some program took UTF-8 for Windows-1252 and saved what it saw (`sÄ±ktÄ±` for `sıktı`). Where the
 * whole text goes back to bytes that are UTF-8 again, it is taken back.
 */
import type { PaddedText } from './byte-sink.ts'
import { western } from './transcode.ts'
import { checkUtf8 } from './utf8.ts'

/** Bytes by the characters that Windows-1252 has from 0x80 on where Latin-1 has controls. */
const byteOf = new Map(Array.from(western, (shown, i) => [shown.codePointAt(0) as number, 0x80 + i]))

/** This much is looked at, from the first suspicious byte on, before a long text is worked through. */
const TRIAL_BYTES = 16 << 10

/** The text as it was before it was encoded a second time; null where it was not. `text` is valid UTF-8. */
export function encodedOnce({ bytes, size }: PaddedText): PaddedText | null {
  // Every first byte of a sequence was shown as a letter from Â to ô, which begins with this byte.
  const first = bytes.indexOf(0xc3)
  if (first < 0 || first >= size) return null
  const trial = undone(bytes, first, Math.min(size, first + TRIAL_BYTES))
  return trial && undone(bytes, 0, size)
}

/** A stretch of a text taken back, null where that cannot be. */
function undone(bytes: Uint8Array, start: number, end: number): PaddedText | null {
  const taken = new Uint8Array(end - start + 64)
  let size = 0
  for (let p = start; p < end; ) {
    const first = bytes[p]
    if (first < 0x80) {
      taken[size++] = first
      p++
      continue
    }
    const length = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
    const byte = length === 4 ? undefined : byteFor(bytes, p, length)
    if (byte === undefined) return null
    taken[size++] = byte
    p += length
  }
  // The stretch may end inside a sequence of up to four characters, each of up to three bytes.
  const { validUpTo } = checkUtf8(taken, size)
  return validUpTo === size || (end - start === TRIAL_BYTES && size - validUpTo < 4) ? { bytes: taken, size } : null
}

/** The byte that a program showed as the character of this many bytes at `p`. */
function byteFor(bytes: Uint8Array, p: number, length: number): number | undefined {
  const point =
    length === 2
      ? ((bytes[p] & 0x1f) << 6) | (bytes[p + 1] & 0x3f)
      : ((bytes[p] & 15) << 12) | ((bytes[p + 1] & 0x3f) << 6) | (bytes[p + 2] & 0x3f)
  return point < 0x100 ? point : byteOf.get(point)
}
