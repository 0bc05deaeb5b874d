/** Code points in and out of UTF-8 bytes. The bytes are valid UTF-8 (the reader sees to it), so nothing is checked here. */

/** The code point whose first byte is at `p`. */
export function codePointAt(bytes: Uint8Array, p: number): number {
  const lead = bytes[p]
  if (lead < 0x80) return lead
  if (lead < 0xe0) return ((lead & 31) << 6) | (bytes[p + 1] & 63)
  if (lead < 0xf0) return ((lead & 15) << 12) | ((bytes[p + 1] & 63) << 6) | (bytes[p + 2] & 63)
  return ((lead & 7) << 18) | ((bytes[p + 1] & 63) << 12) | ((bytes[p + 2] & 63) << 6) | (bytes[p + 3] & 63)
}

/** How many bytes a code point takes. */
export function widthOf(codePoint: number): number {
  return codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4
}

/** Writes a code point at `p`; gives the place after it. */
export function writeCodePoint(bytes: Uint8Array, p: number, codePoint: number): number {
  if (codePoint < 0x80) {
    bytes[p] = codePoint
    return p + 1
  }
  if (codePoint < 0x800) {
    bytes[p] = 0xc0 | (codePoint >> 6)
    bytes[p + 1] = 0x80 | (codePoint & 63)
    return p + 2
  }
  if (codePoint < 0x10000) {
    bytes[p] = 0xe0 | (codePoint >> 12)
    bytes[p + 1] = 0x80 | ((codePoint >> 6) & 63)
    bytes[p + 2] = 0x80 | (codePoint & 63)
    return p + 3
  }
  bytes[p] = 0xf0 | (codePoint >> 18)
  bytes[p + 1] = 0x80 | ((codePoint >> 12) & 63)
  bytes[p + 2] = 0x80 | ((codePoint >> 6) & 63)
  bytes[p + 3] = 0x80 | (codePoint & 63)
  return p + 4
}
