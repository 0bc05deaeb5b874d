/**
 * The check sum of zip files (CRC-32, ISO 3309), eight bytes at a time (Kounavis and Berry 2005, "A Systematic Approach to
 * Building High Performance Software-Based CRC Generators").
 */

const tables = new Int32Array(8 * 256)
for (let byte = 0; byte < 256; byte++) {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  tables[byte] = value
}
for (let at = 256; at < tables.length; at++) tables[at] = (tables[at - 256] >>> 8) ^ tables[tables[at - 256] & 255]

/** The sum of what came before and these bytes, 0 to 2^32 - 1; before everything it is 0. */
export function crc32(before: number, bytes: Uint8Array): number {
  let sum = ~before
  let at = 0
  for (const end = bytes.length - 7; at < end; at += 8) {
    sum ^= bytes[at] | (bytes[at + 1] << 8) | (bytes[at + 2] << 16) | (bytes[at + 3] << 24)
    sum =
      tables[1792 + (sum & 255)] ^
      tables[1536 + ((sum >>> 8) & 255)] ^
      tables[1280 + ((sum >>> 16) & 255)] ^
      tables[1024 + (sum >>> 24)] ^
      tables[768 + bytes[at + 4]] ^
      tables[512 + bytes[at + 5]] ^
      tables[256 + bytes[at + 6]] ^
      tables[bytes[at + 7]]
  }
  for (; at < bytes.length; at++) sum = (sum >>> 8) ^ tables[(sum ^ bytes[at]) & 255]
  return ~sum >>> 0
}
