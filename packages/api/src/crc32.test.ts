import fc from 'fast-check'
import { expect, test } from 'vitest'
import { crc32 } from './crc32.ts'

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

test.each([
  ['', 0],
  ['a', 0xe8b7be43],
  // The check value of the catalogue of parametrised CRC algorithms.
  ['123456789', 0xcbf43926],
  ['The quick brown fox jumps over the lazy dog', 0x414fa339],
])('the checksum of “%s” is the known one', (text, known) => {
  expect(crc32(bytesOf(text))).toBe(known)
})

/** Bit by bit, as the polynomial division is defined. */
function slow(bytes: Uint8Array): number {
  let rest = 0xffffffff
  for (const byte of bytes) {
    rest ^= byte
    for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1
  }
  return ~rest >>> 0
}

test('it is what the division bit by bit gives, wherever the bytes are cut into pieces', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.array(fc.nat(200), { maxLength: 4 }), (bytes, cuts) => {
      const ends = [0, ...cuts.filter((cut) => cut < bytes.length).sort((a, b) => a - b), bytes.length]
      const inPieces = ends.slice(1).reduce((crc, end, i) => crc32(bytes.subarray(ends[i], end), crc), 0)
      expect(inPieces).toBe(slow(bytes))
    }),
  )
})
