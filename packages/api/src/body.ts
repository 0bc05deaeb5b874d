import { each } from './client.ts'
import { Failure } from './failure.ts'
import { joined } from './joined.ts'

/**
 * A request's body as it arrives, never more than `limit` bytes of it: `tooLarge` is thrown immediately where the sender
 * says how much is coming, else at the byte too many. A body that breaks off is `bad_input`.
 */
export function bodyOf(request: Request, limit: number, tooLarge: () => Failure): AsyncIterable<Uint8Array> {
  expectAtMost(limit, Number(request.headers.get('content-length')), tooLarge)
  return counted(request.body, limit, tooLarge)
}

/**
 * All of a small body, as `bodyOf` reads it. Where the sender says how much is coming no stream is made for it. `take` is notified of
 * bytes before they are kept, and throws where there is no room for them.
 */
export async function wholeBody(
  request: Request,
  limit: number,
  tooLarge: () => Failure,
  take: (bytes: number) => void = () => undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  const length = request.headers.get('content-length')
  if (length === null) return whole(taken(bodyOf(request, limit, tooLarge), take))
  expectAtMost(limit, Number(length), tooLarge)
  take(Number(length))
  const bytes = new Uint8Array(await request.arrayBuffer().catch(brokenOff))
  expectAtMost(limit, bytes.length, tooLarge)
  return bytes
}

function expectAtMost(limit: number, length: number, tooLarge: () => Failure): void {
  if (length > limit) throw tooLarge()
}

function brokenOff(cause: unknown): never {
  throw new Failure('bad_input', { detail: 'That request broke off.', cause })
}

async function* counted(body: ReadableStream<Uint8Array> | null, limit: number, tooLarge: () => Failure): AsyncGenerator<Uint8Array> {
  if (!body) return
  let length = 0
  const chunks = each(body)
  try {
    for (;;) {
      const { done, value } = await chunks.next().catch(brokenOff)
      if (done) return
      length += value.length
      expectAtMost(limit, length, tooLarge)
      yield value
    }
  } finally {
    await chunks.return(undefined)
  }
}

async function* taken(chunks: AsyncIterable<Uint8Array>, take: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    take(chunk.length)
    yield chunk
  }
}

/** All of a small body. */
async function whole(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  for await (const chunk of chunks) parts.push(chunk)
  return joined(parts)
}

/** Whether anything comes at all. */
export async function isAbsent(chunks: AsyncIterable<Uint8Array>): Promise<boolean> {
  for await (const { length } of chunks) if (length > 0) return false
  return true
}
