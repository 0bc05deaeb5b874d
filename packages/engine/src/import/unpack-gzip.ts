/** A text packed as gzip, unpacked as a stream that stops at a limit. */

import { ByteSink, type PaddedText } from './byte-sink.ts'
import { isChangedFile, look } from './read-bytes.ts'
import { type Host, ReadFailure } from './read-failure.ts'

/** Chats pack to a tenth at most; what packs better than this and is large is made to fill the memory. */
const SUSPICIOUS_RATIO = 200
const SUSPICIOUS_BYTES = 50_000_000
const USUAL_RATIO = 4
const STEP_BYTES = 4 << 20

/** The text in a gzip file: at most `limitBytes`, with the right checksum. */
export async function unpackGzip(file: Blob, limitBytes: number, host: Host): Promise<PaddedText> {
  const most = Math.min(limitBytes, Math.max(SUSPICIOUS_BYTES, file.size * SUSPICIOUS_RATIO))
  const sink = new ByteSink(Math.min(most, file.size * USUAL_RATIO), 'gzip_too_large')
  await look(host, 0, file.size)
  const chunks = file.stream().pipeThrough(new DecompressionStream('gzip')).getReader()
  try {
    for (let looked = 0; ; ) {
      const { done, value } = await chunks.read()
      if (done) break
      if (sink.size + value.length > most) throw new ReadFailure('gzip_too_large', { limitBytes: most })
      sink.append(value)
      if (sink.size - looked < STEP_BYTES) continue
      looked = sink.size
      // How long the text is nobody knows; the packed bytes are a lower bound of it.
      await look(host, Math.min(file.size, sink.size), file.size)
    }
  } catch (error) {
    await chunks.cancel().catch(() => undefined) // the first error is the one to report
    if (host.signal?.aborted) throw host.signal.reason
    if (error instanceof ReadFailure) throw error
    throw new ReadFailure(isChangedFile(error) ? 'file_changed' : 'gzip_invalid', { cause: error })
  }
  await look(host, file.size, file.size)
  return sink.finish()
}
