import { Readable, type Transform } from 'node:stream'
import { createDeflateRaw, createGzip, type ZlibOptions } from 'node:zlib'
import { configure } from '@zip.js/zip.js/lib/zip-core-custom.js'
import { packWith } from './tables/zip.ts'

/** This much is packed at a time: the thread that packs asks for nothing of this one until it is through with it, 25 ms later. */
const BATCH = 2 ** 21

/** Level 1: a third of the time of the platform's own level 6, a sixth larger. */
const LEVEL = 1

/** The platform's `CompressionStream`, in Node, where a level can be chosen. */
export class QuickCompressionStream {
  static readonly isCopying = true
  readonly readable: ReadableStream
  readonly writable: WritableStream<Uint8Array>
  constructor(format: string) {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const packerOf = (size: number): Transform => {
      // Text of a batch is packed into one piece mostly, which has its memory from the beginning: of a small file that is little.
      const options: ZlibOptions = { level: LEVEL, chunkSize: Math.max(LEAST_PIECE, Math.ceil(size / 2)) }
      const packer = format === 'gzip' ? createGzip(options) : createDeflateRaw(options)
      const packed: unknown = Readable.toWeb(packer)
      // The reader of the result is notified of a failure.
      const passed = (packed as ReadableStream<Uint8Array>).pipeTo(writable)
      passed.catch(() => undefined)
      return packer
    }
    this.readable = readable
    this.writable = inBatches(packerOf, (reason) => writable.abort(reason))
  }
}

const LEAST_PIECE = 2 ** 14

/**
 * Gathers what comes while a batch is packed, so that packing continues while this thread has no time for it. Two batches are
 * there at most, in the same memory all the time; what packing makes of them does not depend on where they are cut. What packs is
 * asked for with the first batch, and given its size; the reader hears by `giveUp` where it never comes to one.
 */
function inBatches(packerOf: (size: number) => Transform, giveUp: (reason: unknown) => Promise<void>): WritableStream<Uint8Array> {
  let packer: Transform | null = null
  let filling = new Uint8Array(0)
  let size = 0
  let spare = new Uint8Array(0)
  let packed = Promise.resolve()

  const hand = async (): Promise<void> => {
    await packed
    const given = filling
    const bytes = given.subarray(0, size)
    filling = spare
    spare = given
    size = 0
    packer ??= packerOf(bytes.length)
    packed = written(packer, bytes)
    // The next call reports it.
    packed.catch(() => undefined)
  }

  return new WritableStream({
    // Immediately: the packer may wait for a reader who does not come.
    start: ({ signal }) => signal.addEventListener('abort', () => packer?.destroy()),
    async write(chunk) {
      for (let at = 0; at < chunk.length; ) {
        const fits = chunk.subarray(at, at + BATCH - size)
        filling = withRoom(filling, size, size + fits.length)
        filling.set(fits, size)
        size += fits.length
        at += fits.length
        if (size === BATCH) await hand()
      }
    },
    async close() {
      if (size > 0) await hand()
      await packed
      packer ??= packerOf(0)
      packer.end()
    },
    abort: (reason) => giveUp(reason),
  })
}

/** Written, and packed; or given up: of a batch that waits for a reader nothing else is received. */
function written(packer: Transform, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    const givenUp = () => reject(new Error('given up'))
    packer.once('close', givenUp)
    packer.write(bytes, (error) => {
      packer.off('close', givenUp)
      if (error) reject(error)
      else resolve()
    })
  })
}

/** The same memory, or more with what is there: most files are far smaller than a batch. */
function withRoom(bytes: Uint8Array<ArrayBuffer>, used: number, needed: number): Uint8Array<ArrayBuffer> {
  if (needed <= bytes.length) return bytes
  const larger = new Uint8Array(needed > BATCH / 4 ? BATCH : Math.max(needed, 2 * bytes.length))
  larger.set(bytes.subarray(0, used))
  return larger
}

/** What zip.js packs or unpacks is handed from one of its steps to the next in pieces of this many bytes; each takes a turn of every step. */
const PIECE = 2 ** 20
/** This many files at a time. It is meant for workers, of which there are none: who comes after them would only wait. */
const AT_ONCE = 64

/** From now on archives are written quickly in this process, both tables and backups: a browser's stream offers no such choice. */
export function packQuickly(): void {
  packWith(QuickCompressionStream)
  configure({ CompressionStream: QuickCompressionStream, chunkSize: PIECE, maxWorkers: AT_ONCE })
}
