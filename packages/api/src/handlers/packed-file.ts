import type { FileEntry } from '@zip.js/zip.js/lib/zip-core-custom.js'
import { Failure } from '../failure.ts'
import type { IncomingFile } from '../store.ts'

/** How often the progress of the unpacking is reported. */
const tellBytes = 1e6

/** What unpacking an entry needs. */
export interface Unpacking {
  signal: AbortSignal
  /** Notified of this many bytes more that are unpacked. */
  unpacked(bytes: number): void
}

/**
 * A file of an archive, unpacked piece by piece as it is read: it is nowhere whole in memory. Reading it fails with
 * `upload_damaged` where it is not as long as the archive says, at the first byte too many, or has another checksum.
 */
export const packedFile = (entry: FileEntry, name: string, lastModified: number, unpacking: Unpacking): IncomingFile => ({
  name,
  lastModified,
  size: entry.uncompressedSize,
  stream: () => streamOf(entry, unpacking),
})

function streamOf(entry: FileEntry, { signal, unpacked }: Unpacking): ReadableStream<Uint8Array<ArrayBuffer>> {
  let bytes = 0
  let told = 0
  let end: TransformStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined
  const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    start: (controller) => {
      end = controller
    },
    transform(piece, controller) {
      bytes += piece.length
      if (bytes > entry.uncompressedSize) throw new Failure('upload_damaged')
      if (bytes - told >= tellBytes) {
        unpacked(bytes - told)
        told = bytes
      }
      controller.enqueue(piece)
    },
  })
  const options = { useWebWorkers: false, checkSignature: true, checkOverlappingEntry: true, preventClose: true, signal }
  // The end is reported once the checksum is known to be right.
  entry.getData(writable, options).then(
    () => {
      unpacked(bytes - told)
      end?.terminate()
    },
    (error: unknown) => end?.error(damage(error, signal)),
  )
  return readable
}

/** What stopped the unpacking: a cancellation, or a change of the file itself; else it is damaged. */
function damage(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason
  const failure = Failure.from(error)
  return failure.code === 'unknown' ? new Failure('upload_damaged', { cause: error }) : failure
}
