// In one zone: bytes.
import { crc32, gzipSync, inflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unwrapped } from './gzipped.ts'

/** The bytes in pieces that end at these places. */
const cutAt = (bytes: Uint8Array<ArrayBuffer>, places: readonly number[]): Uint8Array<ArrayBuffer>[] => {
  const ends = [...places.map((place) => Math.floor(place * bytes.length)).sort((a, b) => a - b), bytes.length]
  return ends.map((end, i) => bytes.slice(ends[i - 1] ?? 0, end))
}

const readerOf = (pieces: readonly Uint8Array<ArrayBuffer>[]) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  }).getReader()

test('what gzip packed is there without what is around it, and so are its check sum and size, however it is cut', async () => {
  const places = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 600 }), places, async (bytes, places) => {
      const given: Uint8Array[] = []
      const told = await unwrapped(readerOf(cutAt(new Uint8Array(gzipSync(bytes)), places)), async (piece) => {
        given.push(piece.slice())
      })
      expect(Buffer.compare(inflateRawSync(Buffer.concat(given)), bytes)).toBe(0)
      expect(told).toEqual({ crc: crc32(bytes), size: bytes.length })
      expect(given.every((piece) => piece.length > 0)).toBe(true)
    }),
  )
})

test('the next piece comes when the one before was taken', async () => {
  const bytes = new Uint8Array(gzipSync(Uint8Array.from({ length: 5000 }, (_, i) => (i * 7919) % 251)))
  let waiting = 0
  await unwrapped(readerOf(cutAt(bytes, [0.2, 0.4, 0.6, 0.8])), async () => {
    expect(++waiting).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 1))
    waiting--
  })
})

test.each([
  ['is no gzip', new Uint8Array(40)],
  ['tells a name in front', Uint8Array.from(gzipSync('hello'), (byte, i) => (i === 3 ? 8 : byte))],
  ['ends in its head', new Uint8Array(gzipSync('hello')).slice(0, 7)],
  ['ends before its check sum', new Uint8Array(gzipSync('hello')).slice(0, 15)],
])('what %s is refused', async (_, bytes) => {
  for (const places of [[], [0.1, 0.2, 0.3]])
    await expect(unwrapped(readerOf(cutAt(bytes, places)), async () => {})).rejects.toThrow('what packs')
})
