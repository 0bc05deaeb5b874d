import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkUtf8, damageOf, replaceLoneReturns } from './utf8.ts'

function padded(bytes: Iterable<number>): { bytes: Uint8Array; size: number } {
  const plain = Uint8Array.from(bytes)
  const room = new Uint8Array(plain.length + 64)
  room.set(plain)
  return { bytes: room, size: plain.length }
}
const ofText = (text: string) => padded(new TextEncoder().encode(text))
const check = ({ bytes, size }: { bytes: Uint8Array; size: number }) => checkUtf8(bytes, size)

function decodes(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** Bytes that often come close to UTF-8 without being it. */
const nearlyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary' }).map((text) => [...new TextEncoder().encode(text)]),
      fc.string().map((text) => [...new TextEncoder().encode(text)]),
      fc.array(fc.constantFrom(0x80, 0xbf, 0xc0, 0xc1, 0xc2, 0xdf, 0xe0, 0xa0, 0x9f, 0xed, 0xef, 0xf0, 0x8f, 0x90, 0xf4, 0xf5, 0xff), {
        maxLength: 4,
      }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.flat())

test('what TextDecoder accepts is valid, and nothing else', () => {
  fc.assert(
    fc.property(nearlyText, (bytes) => {
      const { validUpTo } = check(padded(bytes))
      expect(validUpTo === bytes.length).toBe(decodes(Uint8Array.from(bytes)))
    }),
    { numRuns: 3000 },
  )
})

test('what is before the first malformed sequence is valid, and one more sequence is not', () => {
  fc.assert(
    fc.property(nearlyText, (bytes) => {
      const { validUpTo } = check(padded(bytes))
      expect(decodes(Uint8Array.from(bytes.slice(0, validUpTo)))).toBe(true)
      if (validUpTo < bytes.length) expect(decodes(Uint8Array.from(bytes))).toBe(false)
    }),
    { numRuns: 1000 },
  )
})

test.each([
  ['a long form of /', [0xc0, 0xaf]],
  ['a long form of three bytes', [0xe0, 0x9f, 0xbf]],
  ['a long form of four bytes', [0xf0, 0x8f, 0xbf, 0xbf]],
  ['a surrogate', [0xed, 0xa0, 0x80]],
  ['beyond U+10FFFF', [0xf4, 0x90, 0x80, 0x80]],
  ['a byte no sequence begins with', [0xf5, 0x80, 0x80, 0x80]],
  ['a continuation alone', [0x80]],
  ['a sequence cut off', [0xe2, 0x82]],
])('%s is malformed wherever it is', (_, bad) => {
  for (let at = 0; at < 40; at++) {
    const before = Array.from({ length: at }, () => 0x61)
    expect(check(padded([...before, ...bad])).validUpTo).toBe(at)
    expect(check(padded([...before, ...bad, ...before])).validUpTo).toBe(at)
  }
})

test('the padding never completes a sequence', () => {
  const { bytes } = padded([0x61, 0xe2])
  bytes[2] = 0x82
  bytes[3] = 0xac
  expect(checkUtf8(bytes, 2).validUpTo).toBe(1)
})

test('a lone carriage return is found wherever it is, one before a line feed is none', () => {
  for (let at = 0; at < 40; at++) {
    const before = 'é'.repeat(at % 3) + 'a'.repeat(at)
    const { length } = new TextEncoder().encode(before)
    expect(check(ofText(`${before}\rb`)).loneReturn).toBe(length)
    expect(check(ofText(`${before}\r`)).loneReturn).toBe(length)
    expect(check(ofText(`${before}\r\nb`)).loneReturn).toBe(-1)
    expect(check(ofText(`${before}\r\r\nb`)).loneReturn).toBe(-1)
    expect(check(ofText(`a\r\n${before}\rb`)).loneReturn).toBe(3 + length)
  }
})

test('lone carriage returns become line feeds, in place', () => {
  const { bytes, size } = ofText('a\rb\r\nc\r\rd\r\r\ne\r')
  replaceLoneReturns(bytes, size, 0)
  expect(new TextDecoder().decode(bytes.subarray(0, size))).toBe('a\nb\r\nc\n\nd\r\r\ne\n')
  expect(bytes.subarray(size).every((byte) => byte === 0)).toBe(true)
})

test('a million carriage returns cost one look at each', () => {
  const { bytes, size } = padded(new Uint8Array(1_000_001).fill(13))
  bytes[size - 1] = 10
  expect(check({ bytes, size }).loneReturn).toBe(-1)
  replaceLoneReturns(bytes, size, 0)
  expect(bytes[0]).toBe(13)
})

test('damage is counted as sequences of the right shape against bytes in none', () => {
  expect(damageOf(...args([0xc3, 0xa9, 0xed, 0xa0, 0x80, 0xff]))).toEqual({ shaped: 2, strays: 1 })
  expect(damageOf(...args([0xe9, 0x61, 0xe2, 0x82, 0x61]))).toEqual({ shaped: 0, strays: 3 })
})

test('a sequence cut off by the end of the file is not damage', () => {
  expect(damageOf(...args([0x61, 0xe2, 0x82]))).toEqual({ shaped: 0, strays: 0 })
})

function args(bytes: number[]): [Uint8Array, number] {
  return [Uint8Array.from(bytes), bytes.length]
}
