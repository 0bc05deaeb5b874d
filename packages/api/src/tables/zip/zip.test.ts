import { crc32 as crc32OfNode, deflateRawSync, inflateRawSync } from 'node:zlib'
import { BlobReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js/lib/zip-core-custom.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blobReceiver } from '../../blob-receiver.ts'
import { crc32 } from './crc32.ts'
import { deflate } from './deflate.ts'
import { codeLengths, codesOf } from './huffman.ts'
import { zip } from './zip.ts'

function packed(pieces: readonly Uint8Array[]): Buffer {
  const { pack, end } = deflate()
  return Buffer.concat([...pieces.map((piece) => pack(piece).slice()), end()])
}

const isBack = (pieces: readonly Uint8Array[]): boolean => Buffer.concat(pieces).equals(inflateRawSync(packed(pieces)))
const bytes = (length: number, of: (i: number) => number): Uint8Array => Uint8Array.from({ length }, (_, i) => of(i))
const random = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
  return seed >>> 24
}

test('what is packed comes out again, however it is cut', () => {
  const noise = random(1)
  const table = new TextEncoder().encode(
    Array.from({ length: 30_000 }, (_, i) => `${i},Ana,2021-03-01,${i % 7 ? 'true' : 'false'}\r\n`).join(''),
  )
  for (const pieces of [
    [],
    [new Uint8Array(0)],
    [new Uint8Array([7])],
    ...Array.from({ length: 24 }, (_, length) => [bytes(length, (i) => i % 3)]),
    [bytes(600_000, () => 65)],
    [bytes(300_000, noise)],
    [bytes(2 ** 18 + 1, (i) => i >> 8)],
    [bytes(70_000, (i) => (i < 32_768 + 300 ? noise() : 1)), table, bytes(5, noise), table],
    // The same at every distance that can be told of, and one farther.
    ...[1, 2, 4, 5, 256, 257, 32_767, 32_768, 32_769].map((distance) => {
      const first = bytes(distance, noise)
      return [Buffer.concat([first, first, first])]
    }),
  ])
    expect(isBack(pieces), `${pieces.map(({ length }) => length)}`).toBe(true)
  expect(packed([table]).length).toBeLessThan(1.5 * deflateRawSync(table, { level: 1 }).length)
  expect(packed([bytes(300_000, noise)]).length).toBeLessThan(303_000)
})

test('any bytes come out again', () => {
  const piece = fc.oneof(
    fc.uint8Array({ maxLength: 400 }),
    fc
      .tuple(fc.uint8Array({ minLength: 1, maxLength: 12 }), fc.integer({ min: 1, max: 400 }))
      .map(([one, times]) => bytes(one.length * times, (i) => one[i % one.length])),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 4 }), (pieces) => isBack(pieces)),
    { numRuns: 200 },
  )
})

test('codes are no longer than they may be, whatever comes up how often, and fill what there is', () => {
  const fibonacci = [1, 1]
  while (fibonacci.length < 30) fibonacci.push(fibonacci.at(-1)! + fibonacci.at(-2)!)
  for (const [counts, most] of [
    [fibonacci, 15],
    [fibonacci.slice(0, 19), 7],
    [[...fibonacci].reverse(), 9],
    [Array(286).fill(1), 15],
    [[5, 0, 5], 15],
  ] as const) {
    const lengths = codeLengths(Uint32Array.from(counts), most)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(most)
    expect(counts.every((count, i) => count > 0 === lengths[i] > 0)).toBe(true)
    expect([...lengths].reduce((sum, length) => sum + (length === 0 ? 0 : 2 ** -length), 0)).toBe(1)
  }
  expect([...codeLengths(Uint32Array.from([0, 9, 0]), 15)]).toEqual([0, 1, 0])
  // The example of RFC 1951, 3.2.2: 010 011 100 101 110 00 1110 1111.
  const bits = (code: number, length: number) => [...code.toString(2).padStart(length, '0')].reverse().join('')
  const lengths = Uint8Array.from([3, 3, 3, 3, 3, 2, 4, 4])
  expect(Array.from(codesOf(lengths), (code, i) => bits(code, lengths[i]))).toEqual([
    '010',
    '011',
    '100',
    '101',
    '110',
    '00',
    '1110',
    '1111',
  ])
})

test('the check sum is that of zip files, of all at once and bit by bit', () => {
  expect(crc32(0, new TextEncoder().encode('123456789'))).toBe(0xcbf43926)
  const given = bytes(10_007, random(3))
  let sum = 0
  for (let at = 0; at < given.length; at += 97) sum = crc32(sum, given.subarray(at, at + 97))
  expect(sum).toBe(crc32OfNode(given))
})

test('an archive is read by others, each file by its name, its time in UTC', async () => {
  const to = blobReceiver()
  const archive = zip(to, Date.UTC(2024, 0, 2, 3, 4, 5))
  const long = bytes(5_000_000, random(5))
  await archive.file('a.csv')
  await archive.write(new TextEncoder().encode('hello'))
  await archive.file('empty.csv')
  await archive.file('b.csv')
  await archive.write(long)
  await archive.write(long.subarray(0, 7))
  await archive.end()
  const entries = await new ZipReader(new BlobReader(await to.finish('a.zip', 'application/zip')), {
    useWebWorkers: false,
    checkSignature: true,
    checkOverlappingEntry: true,
  }).getEntries()
  expect(entries.map(({ filename, uncompressedSize }) => [filename, uncompressedSize])).toEqual([
    ['a.csv', 5],
    ['empty.csv', 0],
    ['b.csv', 5_000_007],
  ])
  // Zip files tell a time without a zone, which whoever reads them takes for theirs.
  const { lastModDate } = entries[0]
  expect([lastModDate.getHours(), lastModDate.getMinutes(), lastModDate.getSeconds()]).toEqual([3, 4, 4])
  const [a, , b] = await Promise.all(entries.map((entry) => (entry.directory ? null : entry.getData(new Uint8ArrayWriter()))))
  expect(new TextDecoder().decode(a!)).toBe('hello')
  expect(Buffer.compare(b!, Buffer.concat([long, long.subarray(0, 7)]))).toBe(0)
})
