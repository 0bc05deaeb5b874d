import { BlobReader, BlobWriter, TextReader, TextWriter, ZipReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-custom.js'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { bringPacking, PackingStream, UnpackingStream } from './packing-fallback.ts'

type Bytes = Uint8Array<ArrayBuffer>
type Stream = new (format: 'gzip' | 'deflate-raw') => TransformStream<Bytes, Bytes>
// The platform's, before it is taken away.
const native = { pack: CompressionStream as unknown as Stream, unpack: DecompressionStream as unknown as Stream }
const ours = { pack: PackingStream as Stream, unpack: UnpackingStream as Stream }
const formats = ['gzip', 'deflate-raw'] as const

async function through(stream: Stream, format: (typeof formats)[number], pieces: readonly Bytes[]): Promise<Bytes> {
  const from = new ReadableStream<Bytes>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })
  return new Uint8Array(await new Response(from.pipeThrough(new stream(format))).arrayBuffer())
}

/** Cut into pieces of these sizes, in turn. */
function cut(bytes: Bytes, sizes: readonly number[]): Bytes[] {
  const pieces: Bytes[] = []
  for (let at = 0, i = 0; at < bytes.length; i++) {
    const size = sizes[i % sizes.length]
    pieces.push(bytes.slice(at, at + size))
    at += size
  }
  return pieces
}

/** What packs well, and what does not. */
const content = fc
  .tuple(fc.uint8Array({ maxLength: 3000 }), fc.string({ maxLength: 20 }), fc.nat({ max: 3000 }))
  .map(([noise, word, times]): Bytes => new Uint8Array([...noise, ...new TextEncoder().encode(word.repeat(times))]))
const sizes = fc.array(fc.integer({ min: 1, max: 4000 }), { minLength: 1, maxLength: 5 })

test.each(formats)('what is packed as %s by one is unpacked by the other, however it is cut', async (format) => {
  await fc.assert(
    fc.asyncProperty(content, sizes, async (bytes, cuts) => {
      for (const [one, other] of [
        [native, ours],
        [ours, native],
      ] as const) {
        const packed = await through(one.pack, format, cut(bytes, cuts))
        expect(Buffer.compare(await through(other.unpack, format, cut(packed, cuts)), bytes)).toBe(0)
      }
    }),
    { numRuns: 40 },
  )
})

test('a gzip that was cut short or changed in any byte of its content is refused', async () => {
  const bytes: Bytes = new TextEncoder().encode('so it goes, and it goes so. '.repeat(20))
  const packed = await through(native.pack, 'gzip', [bytes])
  for (let at = 10; at < packed.length; at++) {
    const changed = packed.slice()
    changed[at] ^= 0x10
    const read = through(ours.unpack, 'gzip', [changed])
    await expect(read).rejects.toThrow()
    await expect(through(ours.unpack, 'gzip', [packed.slice(0, at)])).rejects.toThrow()
  }
})

beforeAll(() => {
  vi.stubGlobal('CompressionStream', undefined)
  vi.stubGlobal(
    'DecompressionStream',
    class {
      constructor() {
        throw new DOMException('', 'SecurityError')
      }
    },
  )
  bringPacking()
})
afterAll(() => void vi.unstubAllGlobals())

test('with the platform’s missing and refused, archives are written and read', async () => {
  const text = 'Ana: so it goes\n'.repeat(1000)
  const writer = new ZipWriter(new BlobWriter('application/zip'), { useWebWorkers: false })
  await writer.add('chat.txt', new TextReader(text))
  const archive = await writer.close()
  expect(archive.size).toBeLessThan(text.length / 5)
  const [entry] = await new ZipReader(new BlobReader(archive), { useWebWorkers: false, checkSignature: true }).getEntries()
  if (entry.directory) throw new Error('a folder')
  expect(await entry.getData(new TextWriter())).toBe(text)
})

test('a platform that can pack keeps its own', () => {
  const own = globalThis.CompressionStream
  bringPacking()
  expect(globalThis.CompressionStream).toBe(own)
})
