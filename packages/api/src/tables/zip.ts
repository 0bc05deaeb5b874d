import { type AsyncFlateStreamHandler, Zip, type ZipInputFile } from 'fflate'
import type { Receiver } from '../upload-sink.ts'
import { unwrapped } from './gzipped.ts'

/** A zip file written from front to back, each entry piece by piece: nothing but what is being packed is kept. */
export interface Archive {
  /** Begins a file; the one before is over. */
  file(name: string): Promise<void>
  /** What comes next in that file. The bytes are the caller's again afterwards. */
  write(piece: Uint8Array): Promise<void>
  /** Ends the archive; nothing can be written then. */
  end(): Promise<void>
  /** Gives it up, where it does not come to its end: what packs holds memory, and may have its own thread. */
  abort(reason: unknown): Promise<void>
}

/** What packs bytes as gzip: the platform's, or what a host has in its place. */
export interface Packing {
  new (format: 'gzip'): GenericTransformStream
  /** Whether bytes are the writer's again once they are written. */
  readonly isCopying?: boolean
}

/** Of all archives that are begun from now on. */
export function packWith(chosen: Packing): void {
  packing = chosen
}

/** Null: the platform's, which is looked for where it is needed. */
let packing: Packing | null = null

/** Zip files tell years from 1980 on in seven bits, of which the library has these. */
const tellable = (now: number): number => Math.min(Math.max(new Date(1980, 0, 1).getTime(), now), new Date(2099, 11, 31).getTime())

/** No table comes near it: what is larger takes another format, which not every program reads and the library does not write. */
const MOST_BYTES = 2 ** 32 - 1

/** What is packed is received in parts of this many bytes ... */
const PART = 2 ** 20
/** ... and this many may wait for it: packing does not stop for the disk. */
const WAITING = 4 * PART

interface Open {
  to: WritableStreamDefaultWriter<Uint8Array>
  isCopying: boolean
  from: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>
  packed: Promise<void>
}

/** @param now of every file, epoch milliseconds, written in local time as zip files do */
export function zip(receiver: Pick<Receiver, 'write'>, now: number): Archive {
  const mtime = tellable(now)
  const parts = inParts(receiver).getWriter()
  const container = new Zip((error, bytes) => {
    if (error) throw error
    parts.write(bytes).catch(heardLater)
  })
  parts.closed.catch(heardLater)
  let open: Open | null = null
  let given = 0

  /** A file that failed stays open: the next write learns why. */
  async function over(): Promise<void> {
    if (open === null) return
    const { to, packed } = open
    to.close().catch(heardLater)
    await packed
    open = null
  }

  return {
    async file(name) {
      await over()
      const chosen = packing ?? CompressionStream
      const { readable, writable } = new chosen('gzip')
      const from = readable.getReader()
      const file = new PackedFile(name, mtime)
      container.add(file)
      const packed = file.filled(from, () => parts.ready)
      packed.catch(heardLater)
      open = { to: writable.getWriter(), isCopying: packing?.isCopying === true, from, packed }
      open.to.closed.catch(heardLater)
    },
    async write(piece) {
      if (open === null) throw new Error('no file was begun')
      given += piece.length
      if (given > MOST_BYTES) throw new Error('an archive of more than 4 GB')
      const { to, isCopying, packed } = open
      await Promise.race([to.write(isCopying ? piece : piece.slice()), packed])
    },
    async end() {
      await over()
      container.end()
      // Where the last parts were refused it is `closed` that says why.
      parts.close().catch(heardLater)
      await parts.closed
    },
    async abort(reason) {
      container.terminate()
      const all = [parts.abort(reason)]
      if (open !== null) {
        const { to, from, packed } = open
        open = null
        all.push(to.abort(reason), from.cancel(reason), packed)
      }
      // What is given up has nothing more to tell.
      await Promise.allSettled(all)
    },
  }
}

/** The reader is notified of it at the next chunk. */
const heardLater = () => undefined

const DEFLATE = 8

/** A file of the archive that is packed already; its size and checksum follow it. */
class PackedFile implements ZipInputFile {
  readonly compression = DEFLATE
  crc = 0
  size = 0
  /** The archive's: it takes what is packed. */
  ondata?: AsyncFlateStreamHandler

  readonly filename: string
  readonly mtime: number

  constructor(filename: string, mtime: number) {
    this.filename = filename
    this.mtime = mtime
  }

  /** Reads to the end of what packs; between two pieces there is room again. */
  async filled(from: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>, room: () => Promise<void>): Promise<void> {
    try {
      const { crc, size } = await unwrapped(from, (bytes) => {
        this.give(bytes, false)
        return room()
      })
      this.crc = crc
      this.size = size
      this.give(new Uint8Array(0), true)
    } catch (error) {
      await from.cancel(error).catch(heardLater)
      throw error
    }
  }

  private give(bytes: Uint8Array<ArrayBuffer>, isLast: boolean): void {
    if (this.ondata === undefined) throw new Error('a file of no archive')
    this.ondata(null, bytes, isLast)
  }
}

/** Packed bytes come in small pieces; each that is received takes a turn of the event loop, or many. */
function inParts(receiver: Pick<Receiver, 'write'>): WritableStream<Uint8Array> {
  let part = new Uint8Array(0)
  let size = 0
  const give = async () => {
    await receiver.write(part.subarray(0, size))
    size = 0
  }
  return new WritableStream<Uint8Array>(
    {
      async write(bytes) {
        if (part.length === 0) part = new Uint8Array(PART)
        for (let at = 0; at < bytes.length; ) {
          const fits = bytes.subarray(at, at + PART - size)
          part.set(fits, size)
          size += fits.length
          at += fits.length
          if (size === PART) await give()
        }
      },
      async close() {
        if (size > 0) await give()
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: WAITING }),
  )
}
