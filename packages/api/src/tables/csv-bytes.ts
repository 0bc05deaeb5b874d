/** CSV as bytes, for a table of so many rows that a string for each cell would be most of the work. The same as `csvCell` writes. */

export interface CsvBytes {
  /** Makes room: so many bytes may be written after it. */
  room(bytes: number): void
  /** What is written as it is: a comma, or text that `csvCell` made. */
  put(bytes: Uint8Array): void
  /** A whole number from 0 to 2^53, as `String` writes it. */
  number(value: number): void
  /** A comma and a share of so many hundredths, 0 to 100, as `String` writes it: `0`, `0.05`, `0.3`, `1`. */
  share(hundredths: number): void
  /** A cell: the bytes of text between two places, without carriage returns. Takes up to `textRoom` bytes. */
  text(bytes: Uint8Array, start: number, end: number): void
  /** How many bytes were written since it was last asked for. */
  readonly size: number
  /** What was written; it lies in this memory until more is. */
  take(): Uint8Array<ArrayBuffer>
}

/** How many bytes a text of so many takes at most: each a quote, two around all, an apostrophe. */
export const textRoom = (bytes: number): number => 2 * bytes + 3

const COMMA = 0x2c
const ZERO = 0x30
const QUOTE = 0x22
const LINE_FEED = 0x0a
const CARRIAGE_RETURN = 0x0d
const APOSTROPHE = 0x27

/** 1 for what makes quotes needed, 2 for what is left out. */
const kindOf = new Uint8Array(256)
for (const byte of [COMMA, QUOTE, LINE_FEED]) kindOf[byte] = 1
kindOf[CARRIAGE_RETURN] = 2

/** 1 for what begins a formula: `=`, `+`, `-`, `@`, a tab, a line feed, a zero. */
const beginsFormula = new Uint8Array(256)
for (const sign of '=+-@\t\n\0') beginsFormula[sign.charCodeAt(0)] = 1
/** The last bytes of the same four signs in full width, which begin with EF BC. */
const wideSigns: readonly number[] = [0x9d, 0x8b, 0x8d, 0xa0]

/** What each share is written as, with its comma: at most `,0.05`. */
const SHARE = 5
const shares = new Uint8Array(101 * SHARE)
const shareSizes = Uint8Array.from({ length: 101 }, (_, n) => {
  const text = `,${n / 100}`
  for (let i = 0; i < text.length; i++) shares[n * SHARE + i] = text.charCodeAt(i)
  return text.length
})

export function csvBytes(): CsvBytes {
  let out = new Uint8Array(1 << 19)
  let size = 0
  return {
    room(bytes) {
      if (out.length - size >= bytes) return
      const larger = new Uint8Array(Math.max(size + bytes, 2 * out.length))
      larger.set(out.subarray(0, size))
      out = larger
    },
    put(bytes) {
      for (let i = 0; i < bytes.length; i++) out[size + i] = bytes[i]
      size += bytes.length
    },
    number(value) {
      if (value >= 1e9) {
        for (const digit of String(value)) out[size++] = digit.charCodeAt(0)
        return
      }
      let digits = 1
      for (let more = 10; more <= value; more *= 10) digits++
      let rest = value | 0
      for (let at = size + digits - 1; at >= size; at--) {
        const tenth = (rest / 10) | 0
        out[at] = ZERO + rest - 10 * tenth
        rest = tenth
      }
      size += digits
    },
    share(hundredths) {
      // Always as many bytes as the longest has: those that are too many are written over.
      const from = hundredths * SHARE
      for (let i = 0; i < SHARE; i++) out[size + i] = shares[from + i]
      size += shareSizes[hundredths]
    },
    text(bytes, start, end) {
      let from = start
      while (from < end && bytes[from] === CARRIAGE_RETURN) from++
      if (from === end) return
      const isFormula =
        beginsFormula[bytes[from]] === 1 ||
        (bytes[from] === 0xef && bytes[from + 1] === 0xbc && from + 2 < end && wideSigns.includes(bytes[from + 2]))
      const begun = size
      if (isFormula) out[size++] = APOSTROPHE
      // As if it needed no quotes, which most do not.
      let at = from
      for (; at < end; at++) {
        const byte = bytes[at]
        if (kindOf[byte] === 1) break
        if (kindOf[byte] === 0) out[size++] = byte
      }
      if (at === end) return
      out.copyWithin(begun + 1, begun, size)
      out[begun] = QUOTE
      size++
      for (; at < end; at++) {
        const byte = bytes[at]
        if (byte === QUOTE) out[size++] = QUOTE
        if (byte !== CARRIAGE_RETURN) out[size++] = byte
      }
      out[size++] = QUOTE
    },
    get size() {
      return size
    },
    take() {
      const taken = out.subarray(0, size)
      size = 0
      return taken
    },
  }
}
