/** The bytes of a file or of a part of it, read once, with the ways reading can fail. */

import { roomFor } from './byte-sink.ts'
import { type Host, ReadFailure } from './read-failure.ts'

/** Bytes read between two looks at the host; large enough to cost nothing, small enough to stop immediately. */
const STEP_BYTES = 4 << 20

/**
 * The whole file with the padding behind it, in one array. Read as a stream into room made beforehand: where
 * `arrayBuffer()` gathers chunks to join them it needs twice the memory, and it can neither be stopped nor followed.
 */
export async function readAll(file: Blob, host: Host): Promise<{ bytes: Uint8Array<ArrayBuffer>; size: number }> {
  const { size } = file
  const room = roomFor(size, 'too_large')
  await look(host, 0, size)
  const stream = file.stream()
  const fill = fillsBuffers(stream) ?? copies(stream)
  let into = { bytes: room, filled: 0 }
  try {
    for (let looked = 0; ; ) {
      const { bytes, filled } = into
      into = await fill.next(bytes, filled, size)
      if (into.filled === filled) break
      if (into.filled > size) throw new ReadFailure('file_changed')
      if (into.filled - looked < STEP_BYTES) continue
      looked = into.filled
      await look(host, looked, size)
    }
  } catch (error) {
    await fill.cancel().catch(() => undefined) // the first error is the one to tell
    throw isChangedFile(error) ? new ReadFailure('file_changed', { cause: error }) : error
  }
  if (into.filled < size) throw new ReadFailure('file_changed')
  await look(host, size, size)
  return { bytes: into.bytes, size }
}

/** Room and how many of its bytes are filled; more of them than the file has where it grew. */
interface Filled {
  bytes: Uint8Array<ArrayBuffer>
  filled: number
}

/** A stream into room: `next` adds what comes, and at the stream's end nothing. */
interface Filling {
  next(bytes: Uint8Array<ArrayBuffer>, filled: number, size: number): Promise<Filled>
  cancel(): Promise<void>
}

/** Chromium and Firefox write straight into the room, which halves the time: no chunk is allocated, copied and collected. */
function fillsBuffers(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Filling | null {
  let reader: ReadableStreamBYOBReader
  try {
    reader = stream.getReader({ mode: 'byob' })
  } catch {
    return null // Safari's files are streams of chunks
  }
  return {
    async next(bytes, filled, size) {
      // The buffer changes hands: it comes back in another array. Behind the last byte there is room to see that none follows.
      const { value } = await reader.read(bytes.subarray(filled, filled < size ? size : bytes.length))
      // Only a stream that was canceled keeps the buffer.
      if (!value) throw new ReadFailure('file_changed')
      return { bytes: new Uint8Array(value.buffer), filled: filled + value.length }
    },
    cancel: () => reader.cancel(),
  }
}

function copies(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Filling {
  const reader = stream.getReader()
  return {
    async next(bytes, filled, size) {
      for (;;) {
        const { done, value } = await reader.read()
        if (done) return { bytes, filled }
        if (value.length === 0) continue
        if (filled + value.length <= size) bytes.set(value, filled)
        return { bytes, filled: filled + value.length }
      }
    },
    cancel: () => reader.cancel(),
  }
}

/** Reports how far opening has come, lets the host's events arrive, and stops if it asked to. */
export async function look({ report, pause, signal }: Host, done: number, total: number): Promise<void> {
  signal?.throwIfAborted()
  report?.({ stage: 'opening', done, total })
  await pause?.()
  signal?.throwIfAborted()
}

/** Browsers and Node both say NotReadableError when a file changed after it was chosen, NotFoundError when it is gone. */
export function isChangedFile(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    if (cause.name === 'NotReadableError' || cause.name === 'NotFoundError') return true
  }
  return false
}
