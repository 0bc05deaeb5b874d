import { Failure, type Shaped, type ShapeName } from '@convostat/api'
import { loadChecks } from '#store/checking.ts'

const timeoutMs = 20_000

/**
 * The answer of a service, if it is one. Every way in which none comes is `unavailable`: nobody is there, 5xx, a page of a
 * hotel's network, 20 seconds of nothing; what is refused is its own failure. `given` stops the asking and is thrown as it was.
 */
export async function answered<S extends ShapeName>(
  shape: S,
  ask: (signal: AbortSignal) => Promise<unknown>,
  given?: AbortSignal,
): Promise<Shaped<S>> {
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const answer = await ask(given ? AbortSignal.any([given, timeout]) : timeout)
    const { schemaOf } = await loadChecks()
    const { data } = schemaOf(shape).safeParse(answer)
    if (data === undefined) throw new Failure('unavailable')
    return data as Shaped<S>
  } catch (error) {
    given?.throwIfAborted()
    if (error instanceof Failure && error.code !== 'unknown' && error.status < 500) throw error
    throw error instanceof Failure && error.code === 'unavailable' ? error : new Failure('unavailable', { cause: error })
  }
}

/** To this server alone: nothing that someone on the way keeps or leads elsewhere is an answer. */
export const strictly =
  (fetch: typeof globalThis.fetch, credentials: RequestCredentials): typeof globalThis.fetch =>
  (url, init) =>
    fetch(url, { ...init, cache: 'no-store', redirect: 'error', credentials })
