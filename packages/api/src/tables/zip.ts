import { ZipWriter } from '@zip.js/zip.js/lib/zip-core-custom.js'
import type { Receiver } from '../receiver.ts'

/** A zip file written from front to back, each entry piece by piece: nothing but what is being packed is kept. */
export interface Archive {
  /** Begins a file; the one before is over. */
  file(name: string): Promise<void>
  /** What comes next in that file. The bytes are the caller's again afterwards. */
  write(piece: Uint8Array): Promise<void>
  /** Ends the archive; nothing can be written then. */
  end(): Promise<void>
  /**
   * Gives it up, where it does not come to its end: zip.js packs few files at a time for all who ask, and what is neither over nor given up
   * holds one of those places for good.
   */
  abort(reason: unknown): Promise<void>
}

/** Zip files know no earlier year. */
const FIRST_TIME = new Date(1980, 0, 1).getTime()

/** What is packed is received in parts of so many bytes ... */
const PART = 2 ** 20
/** ... and so many may wait for it: packing does not stop for the disk. */
const WAITING = 4 * PART

interface Open {
  to: WritableStreamDefaultWriter<Uint8Array<ArrayBuffer>>
  packed: Promise<unknown>
}

/** @param now of every file, epoch milliseconds, told in local time as zip files do */
export function zip(receiver: Pick<Receiver, 'write'>, now: number): Archive {
  let open: Open | null = null
  const archive = new ZipWriter(inParts(receiver), {
    useWebWorkers: false,
    // No table comes near 4 GB, and without the larger format every program can read it.
    zip64: false,
    lastModDate: new Date(Math.max(FIRST_TIME, now)),
    extendedTimestamp: false,
  })

  async function over(): Promise<void> {
    if (open === null) return
    const { to, packed } = open
    open = null
    await to.close()
    await packed
  }

  return {
    async file(name) {
      await over()
      const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>()
      const packed = archive.add(name, readable)
      packed.catch(() => undefined)
      open = { to: writable.getWriter(), packed }
    },
    async write(piece) {
      if (open === null) throw new Error('no file was begun')
      const { to, packed } = open
      await Promise.race([to.write(piece.slice()), packed])
    },
    async end() {
      await over()
      await archive.close()
    },
    async abort(reason) {
      if (open === null) return
      const { to, packed } = open
      open = null
      // What is given up has nothing more to tell.
      await Promise.allSettled([to.abort(reason), packed])
    },
  }
}

/** Packed bytes come in small pieces; each that is received takes a turn of the event loop, or many. */
function inParts(receiver: Pick<Receiver, 'write'>): WritableStream<Uint8Array<ArrayBuffer>> {
  let part = new Uint8Array(0)
  let size = 0
  const give = async () => {
    await receiver.write(part.subarray(0, size))
    size = 0
  }
  return new WritableStream<Uint8Array<ArrayBuffer>>(
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
