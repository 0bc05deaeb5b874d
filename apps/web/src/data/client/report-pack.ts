import { Failure, type Progress } from '@convostat/api'
import { cacheStorage } from '#platform/service-workers.ts'

/** Where this browser keeps it, so that PDFs are made without a network. */
const shelf = 'report-pack'

/** Of what is known of it in the page. */
export const reportPackKey = ['report-pack']

interface Places {
  fetch: typeof fetch
  /** Absent where the origin is not secure. */
  caches: CacheStorage | undefined
}

const here = (): Places => ({ fetch: (...given) => globalThis.fetch(...given), caches: cacheStorage() ?? undefined })

/**
 * What draws a report: one file of this server, the same for everyone and whatever a chat contains. Fetched whole when the first
 * PDF is wanted, and kept, instead of the one of an earlier build. Throws `pack_unavailable`.
 */
export async function loadReportPack(
  address: string,
  signal: AbortSignal,
  report: (progress: Progress) => void,
  { fetch, caches }: Places = here(),
): Promise<Uint8Array<ArrayBuffer>> {
  const kept = await opened(caches)
  const found = await kept?.match(address).catch(() => undefined)
  signal.throwIfAborted()
  if (found) return new Uint8Array(await found.arrayBuffer())
  // A server that is slow to answer is not the printer.
  report({ stage: 'fetching', done: 0, total: 0 })
  try {
    // Kept once: by us, or where nothing can be kept, by the browser.
    const response = await fetch(address, { cache: kept ? 'no-store' : 'default', credentials: 'omit', signal })
    if (!response.ok || !response.body) throw new Error(`the report pack: ${response.status}`)
    const bytes = await received(response.body, Number(response.headers.get('content-length')), report)
    if (kept) await keep(kept, address, bytes).catch(() => undefined)
    return bytes
  } catch (cause) {
    signal.throwIfAborted()
    throw new Failure('pack_unavailable', { cause })
  }
}

/** Whether this browser has it, and how large it is: null where it has none. */
export async function keptReportPack({ caches }: Pick<Places, 'caches'> = here()): Promise<{ address: string; bytes: number } | null> {
  try {
    if (!caches || !(await caches.has(shelf))) return null
    const kept = await caches.open(shelf)
    const [request] = await kept.keys()
    const response = request && (await kept.match(request))
    if (!request || !response) return null
    return { address: new URL(request.url).pathname, bytes: (await response.blob()).size }
  } catch {
    return null
  }
}

/** Takes it out of this browser. */
export async function forgetReportPack({ caches }: Pick<Places, 'caches'> = here()): Promise<void> {
  await caches?.delete(shelf).catch(() => undefined)
}

/** A browser that lets nothing be kept throws. */
const opened = async (caches: CacheStorage | undefined): Promise<Cache | null> => (await caches?.open(shelf).catch(() => null)) ?? null

async function received(
  body: ReadableStream<Uint8Array>,
  total: number,
  report: (progress: Progress) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let done = 0
  let told = -1
  const reader = body.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value)
    done += next.value.length
    const percent = total > 0 ? Math.floor((done / total) * 100) : 0
    if (percent !== told) report({ stage: 'fetching', done, total })
    told = percent
  }
  if (total > 0 && done !== total) throw new Error(`the report pack: ${done} of ${total} bytes`)
  const bytes = new Uint8Array(done)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

async function keep(kept: Cache, address: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  for (const earlier of await kept.keys()) await kept.delete(earlier)
  await kept.put(address, new Response(bytes))
}
