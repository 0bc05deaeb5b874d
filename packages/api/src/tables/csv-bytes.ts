/**
 * CSV as bytes, for a table of so many rows that a string for each cell would be most of the work. The same as `csvCell` writes.
 *
 * What writes gives the place behind what it wrote. Bytes are written by fours where that is quicker: up to three behind that place
 * may change, and have to be there.
 */

/** Bytes to write on, one by one or by fours. */
export interface Sheet {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly view: DataView<ArrayBuffer>
}

/** Texts that are written again and again, commas and what `csvCell` made, one behind the other. */
export interface Stamps {
  /** Four bytes each, the first one lowest; every text begins with one. */
  readonly fours: Int32Array
  readonly starts: Uint32Array
  /** In bytes. */
  readonly sizes: Uint32Array
}

/** How many bytes a text of this many takes at most: each a quote, two around all, an apostrophe. */
export const textRoom = (bytes: number): number => 2 * bytes + 3

const COMMA = 0x2c
const ZERO = 0x30
const QUOTE = 0x22
const LINE_FEED = 0x0a
const CARRIAGE_RETURN = 0x0d
const APOSTROPHE = 0x27

/** 1 for what makes quotes needed, and for what is left out. */
const isSpecial = new Uint8Array(256)
for (const byte of [COMMA, QUOTE, LINE_FEED, CARRIAGE_RETURN]) isSpecial[byte] = 1

/** 1 for what begins a formula: `=`, `+`, `-`, `@`, a tab, a line feed, a zero. */
const beginsFormula = new Uint8Array(256)
for (const sign of '=+-@\t\n\0') beginsFormula[sign.charCodeAt(0)] = 1
/** The last bytes of the same four signs in full width, which begin with EF BC. */
const wideSigns: readonly number[] = [0x9d, 0x8b, 0x8d, 0xa0]

export function sheetOf(size: number): Sheet {
  const bytes = new Uint8Array(size)
  return { bytes, view: new DataView(bytes.buffer) }
}

/** The sheet, where this many bytes have room behind a place; else a larger one with what is before it. */
export function withRoom(sheet: Sheet, at: number, bytes: number): Sheet {
  if (sheet.bytes.length - at >= bytes) return sheet
  const larger = sheetOf(Math.max(at + bytes, 2 * sheet.bytes.length))
  larger.bytes.set(sheet.bytes.subarray(0, at))
  return larger
}

export function stampsOf(texts: readonly string[]): Stamps {
  const encoder = new TextEncoder()
  const encoded = texts.map((text) => encoder.encode(text))
  const starts = new Uint32Array(texts.length)
  let end = 0
  for (const [which, { length }] of encoded.entries()) {
    starts[which] = end
    end += Math.ceil(length / 4)
  }
  const fours = new Int32Array(end)
  for (const [which, bytes] of encoded.entries())
    for (let i = 0; i < bytes.length; i++) fours[starts[which] + (i >> 2)] |= bytes[i] << (8 * (i & 3))
  return { fours, starts, sizes: Uint32Array.from(encoded, ({ length }) => length) }
}

export function setStamp({ view }: Sheet, at: number, { fours, starts, sizes }: Stamps, which = 0): number {
  const end = at + sizes[which]
  for (let to = at, from = starts[which]; to < end; to += 4) view.setInt32(to, fours[from++], true)
  return end
}

/** Each number below 10,000 as four bytes: with zeros before it, and from its first digit on. */
const TEN_THOUSAND = 10_000
const digitsOf = (value: number): number => (value < 10 ? 1 : value < 100 ? 2 : value < 1000 ? 3 : 4)
const fourDigits = Int32Array.from({ length: TEN_THOUSAND }, (_, n) =>
  [1000, 100, 10, 1].reduce((four, place, i) => four | ((ZERO + (Math.floor(n / place) % 10)) << (8 * i)), 0),
)
const shortDigits = fourDigits.map((four, n) => four >>> (8 * (4 - digitsOf(n))))

/** A whole number from 0 to 2^53, as `String` writes it. */
export function setNumber(sheet: Sheet, at: number, value: number): number {
  if (value < TEN_THOUSAND) {
    sheet.view.setInt32(at, shortDigits[value], true)
    return at + digitsOf(value)
  }
  const rest = Math.floor(value / TEN_THOUSAND)
  const end = setNumber(sheet, at, rest)
  sheet.view.setInt32(end, fourDigits[value - rest * TEN_THOUSAND], true)
  return end + 4
}

/** A cell: the bytes of text between two places, without carriage returns. Takes up to `textRoom` bytes. */
export function setText({ bytes: out }: Sheet, at: number, bytes: Uint8Array, start: number, end: number): number {
  let from = start
  while (from < end && bytes[from] === CARRIAGE_RETURN) from++
  if (from === end) return at
  const isFormula =
    beginsFormula[bytes[from]] === 1 ||
    (bytes[from] === 0xef && bytes[from + 1] === 0xbc && from + 2 < end && wideSigns.includes(bytes[from + 2]))
  let to = at
  if (isFormula) out[to++] = APOSTROPHE
  // As if it needed no quotes, which most do not.
  for (; from < end; from++) {
    const byte = bytes[from]
    if (isSpecial[byte] === 0) out[to++] = byte
    else if (byte !== CARRIAGE_RETURN) break
  }
  if (from === end) return to
  out.copyWithin(at + 1, at, to++)
  out[at] = QUOTE
  for (; from < end; from++) {
    const byte = bytes[from]
    if (byte === QUOTE) out[to++] = QUOTE
    if (byte !== CARRIAGE_RETURN) out[to++] = byte
  }
  out[to++] = QUOTE
  return to
}
