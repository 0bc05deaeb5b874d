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
  const bytes = roomFor(size, 'too_large')
  await look(host, 0, size)
  const chunks = file.stream().getReader()
  let filled = 0
  try {
    for (let looked = 0; ; ) {
      const { done, value } = await chunks.read()
      if (done) break
      if (filled + value.length > size) throw new ReadFailure('file_changed')
      bytes.set(value, filled)
      filled += value.length
      if (filled - looked < STEP_BYTES) continue
      looked = filled
      await look(host, filled, size)
    }
  } catch (error) {
    await chunks.cancel().catch(() => undefined) // the first error is the one to tell
    throw isChangedFile(error) ? new ReadFailure('file_changed', { cause: error }) : error
  }
  if (filled < size) throw new ReadFailure('file_changed')
  await look(host, size, size)
  return { bytes, size }
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
