import type { IncomingFile } from '@convostat/api'
import type { Pieces } from './place.ts'

/**
 * Bytes of a piece. A stream gives 64 KB at a time in Firefox, and each of them waits until the worker has done whatever it
 * is doing: a large file then takes as long as everything else together.
 */
const PIECE_BYTES = 4 << 20

/** A file from its start to its end; while one piece is used, the next is read. */
export async function* piecesOf(file: IncomingFile): Pieces {
  if (!(file instanceof Blob)) return yield* gathered(chunksOf(file.stream()))
  const from = (start: number) => file.slice(start, start + PIECE_BYTES).arrayBuffer()
  let coming = from(0)
  for (let start = 0; start < file.size; start += PIECE_BYTES) {
    const piece = new Uint8Array(await coming)
    if (start + PIECE_BYTES < file.size) {
      coming = from(start + PIECE_BYTES)
      // It is not awaited yet, and a failure before that must not be reported as unhandled.
      coming.catch(() => undefined)
    }
    yield piece
  }
}

/** The same bytes as a gzip stream. */
export const packedPieces = (pieces: Pieces): Pieces => gathered(chunksOf(streamOf(pieces).pipeThrough(new CompressionStream('gzip'))))

/** The same bytes in pieces of the usual size. */
async function* gathered(chunks: Pieces): Pieces {
  let piece = new Uint8Array(PIECE_BYTES)
  let filled = 0
  for await (const chunk of chunks) {
    for (let from = 0; from < chunk.length; ) {
      const part = chunk.subarray(from, from + PIECE_BYTES - filled)
      piece.set(part, filled)
      filled += part.length
      from += part.length
      if (filled < PIECE_BYTES) continue
      yield piece
      piece = new Uint8Array(PIECE_BYTES)
      filled = 0
    }
  }
  if (filled > 0) yield piece.slice(0, filled)
}

/** What a stream gives. WebKit cannot iterate over one. */
async function* chunksOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Pieces {
  const reader = stream.getReader()
  let isAtEnd = false
  try {
    for (;;) {
      const { done, value } = await reader.read()
      isAtEnd = done
      if (done) return
      yield value
    }
  } finally {
    if (!isAtEnd) await reader.cancel().catch(() => undefined)
  }
}

function streamOf(pieces: Pieces): ReadableStream<Uint8Array<ArrayBuffer>> {
  const iterator = pieces[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { done, value } = await iterator.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await iterator.return?.()
    },
  })
}
