import { ZipWriter } from '@zip.js/zip.js/lib/zip-core-custom.js'

/** A zip that is written entry by entry, each piece by piece: of what is written nothing but the packed bytes is held. */
export interface Archive {
  add(name: string, pieces: Iterable<Uint8Array<ArrayBuffer>> | AsyncIterable<Uint8Array<ArrayBuffer>>): Promise<void>
  /** The archive; nothing can be added then. */
  close(name: string): Promise<File>
}

/** Packed bytes are given to a blob, which a browser may keep outside of memory, in parts of this size. */
const PART = 4e6

/** @param now of every entry, epoch milliseconds: the same entries give the same bytes */
export function archive(now: number, signal: AbortSignal): Archive {
  const blobs: Blob[] = []
  let waiting: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  const flush = () => {
    blobs.push(new Blob(waiting))
    waiting = []
    bytes = 0
  }
  const target = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(piece) {
      waiting.push(piece.slice())
      bytes += piece.length
      if (bytes >= PART) flush()
    },
  })
  // No entry comes near 4 GB, and without the larger format every program can read it.
  const zip = new ZipWriter(target, { useWebWorkers: false, zip64: false, signal, lastModDate: new Date(now), extendedTimestamp: false })
  return {
    async add(name, pieces) {
      await zip.add(name, streamOf(pieces), { signal })
    },
    async close(name) {
      await zip.close()
      flush()
      return new File(blobs, name, { type: 'application/zip' })
    },
  }
}

function streamOf(pieces: Parameters<Archive['add']>[1]): ReadableStream<Uint8Array<ArrayBuffer>> {
  const iterator = Symbol.asyncIterator in pieces ? pieces[Symbol.asyncIterator]() : pieces[Symbol.iterator]()
  return new ReadableStream(
    {
      async pull(controller) {
        const next = await iterator.next()
        if (next.done) controller.close()
        else controller.enqueue(next.value)
      },
      async cancel() {
        await iterator.return?.()
      },
    },
    { highWaterMark: 2 },
  )
}
