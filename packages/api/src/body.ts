import { each } from './client.ts'
import { Failure } from './failure.ts'

/**
 * A request's body as it arrives, never more than `limit` bytes of it: `tooLarge` is thrown at once where the sender
 * says how much is coming, else at the byte too many. A body that breaks off is `bad_input`.
 */
export function bodyOf(request: Request, limit: number, tooLarge: Failure): AsyncIterable<Uint8Array> {
  if (Number(request.headers.get('content-length')) > limit) throw tooLarge
  return counted(request.body, limit, tooLarge)
}

async function* counted(body: ReadableStream<Uint8Array> | null, limit: number, tooLarge: Failure): AsyncGenerator<Uint8Array> {
  if (!body) return
  let length = 0
  const chunks = each(body)
  try {
    for (;;) {
      const { done, value } = await chunks.next().catch((cause: unknown) => {
        throw new Failure('bad_input', { detail: 'That request broke off.', cause })
      })
      if (done) return
      length += value.length
      if (length > limit) throw tooLarge
      yield value
    }
  } finally {
    await chunks.return(undefined)
  }
}

/** All of a small body. */
export async function whole(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  for await (const chunk of chunks) parts.push(chunk)
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/** Whether anything comes at all. */
export async function isAbsent(chunks: AsyncIterable<Uint8Array>): Promise<boolean> {
  for await (const { length } of chunks) if (length > 0) return false
  return true
}
