/** The bytes of a file or of a part of it, read once, with the ways reading can fail. */
import { type Host, ReadFailure } from '../read-failure.ts'
import { roomFor } from './byte-sink.ts'

/** Bytes read between two looks at the host; large enough to cost nothing, small enough to stop at once. */
const STEP_BYTES = 4 << 20

/**
 * The whole file with the padding behind it, in one array. Read in slices: a single `arrayBuffer()` gathers
 * chunks and joins them, which needs twice the memory, and can neither be stopped nor followed.
 */
export async function readAll(file: Blob, host: Host): Promise<{ bytes: Uint8Array<ArrayBuffer>; size: number }> {
  const { size } = file
  const bytes = roomFor(size, 'too_large')
  for (let from = 0; from < size; from += STEP_BYTES) {
    await look(host, from, size)
    const to = Math.min(size, from + STEP_BYTES)
    bytes.set(await readSlice(file, from, to), from)
  }
  await look(host, size, size)
  return { bytes, size }
}

/** The bytes `from` to `to` of a file; throws `file_changed` where it is no longer the file that was chosen. */
export async function readSlice(file: Blob, from: number, to: number): Promise<Uint8Array<ArrayBuffer>> {
  let part: ArrayBuffer
  try {
    part = await file.slice(from, to).arrayBuffer()
  } catch (cause) {
    throw isChangedFile(cause) ? new ReadFailure('file_changed', { cause }) : cause
  }
  if (part.byteLength !== to - from) throw new ReadFailure('file_changed')
  return new Uint8Array(part)
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
