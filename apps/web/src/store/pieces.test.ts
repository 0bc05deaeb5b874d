import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { packedPieces, piecesOf } from './pieces.ts'
import type { Pieces } from './place.ts'

const MB = 1 << 20

/** Bytes that repeat too rarely for a piece to be taken for another. */
function someBytes(length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length)
  for (let i = 0; i < length; i++) bytes[i] = (i * 2_654_435_761) >>> 24
  return bytes
}

async function taken(pieces: Pieces): Promise<{ bytes: Buffer; lengths: number[] }> {
  const all: Uint8Array[] = []
  for await (const piece of pieces) all.push(piece)
  return { bytes: Buffer.concat(all), lengths: all.map(({ length }) => length) }
}

test.each([0, 1, 4 * MB - 1, 4 * MB, 4 * MB + 1, 9 * MB])(
  'a file of %i bytes comes whole, in few pieces, from a disk and as a stream',
  async (size) => {
    const bytes = someBytes(size)
    const file = new File([bytes], 'chat.txt')
    const incoming = { name: 'chat.txt', size, lastModified: 0, stream: () => file.stream() }
    for (const given of [file, incoming]) {
      const { bytes: found, lengths } = await taken(piecesOf(given))
      expect(found.equals(bytes)).toBe(true)
      expect(lengths.length).toBeLessThanOrEqual(Math.ceil(size / (4 * MB)))
    }
  },
)

test('packed they are the same bytes', async () => {
  const bytes = someBytes(5 * MB)
  const { bytes: packed } = await taken(packedPieces(piecesOf(new File([bytes], 'chat.txt'))))
  expect(gunzipSync(packed).equals(bytes)).toBe(true)
})

test('when the reader stops, the stream stops', async () => {
  let isCanceled = false
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => controller.enqueue(new Uint8Array(MB)),
    cancel: () => {
      isCanceled = true
    },
  })
  for await (const _ of piecesOf({ name: 'chat.txt', size: 100 * MB, lastModified: 0, stream: () => stream })) break
  expect(isCanceled).toBe(true)
})
