import type { Lending } from '@convostat/api/port'
import weightsAddress from '@convostat/emotion/weights.bin?url'

/** Seconds after which a fetch that failed is tried again automatically; after that, when the network is back or someone waits. */
const triedAgain = [5, 30, 120]

/** Seconds in which useless weights, fetched past the cache, are not fetched again: many calls may ask for them at once. */
const atMostEvery = 10

interface Weights {
  /** Fetches them once; rejects where they could not be had. */
  load(): Promise<void>
  /** Called when they have come. */
  hear(came: () => void): () => void
  lent: Lending
}

/**
 * What sentiment and emotion are read with: one file of this server, the same for everyone. A worker has no network, so the
 * page fetches it, on every visit and whatever is in a chat, and passes it.
 */
export function createWeights(fetchFile: (cache: RequestCache) => Promise<Uint8Array>): Weights {
  /** Undefined until they came or could not be had, which is null. */
  let weights: Uint8Array | null | undefined
  let loading: Promise<void> | null = null
  let failures = 0
  /** Past the cache once what came from there was useless, until they have come so. */
  let cache: RequestCache = 'default'
  let reloadedAt = Number.NEGATIVE_INFINITY
  const [hearing, borrowing] = [new Set<() => void>(), new Set<() => void>()]

  function show(next: Uint8Array | null): void {
    weights = next
    for (const hear of borrowing) hear()
    if (next) for (const hear of hearing) hear()
  }

  function load(): Promise<void> {
    if (weights && cache === 'default') return Promise.resolve()
    const by = cache
    loading ??= fetchFile(by)
      .then(
        (come) => {
          if (by === 'reload') {
            cache = 'default'
            reloadedAt = Date.now()
          }
          show(come)
        },
        (error: unknown) => {
          show(null)
          const wait = triedAgain[failures++]
          if (wait !== undefined) setTimeout(again, wait * 1000)
          throw error
        },
      )
      .finally(() => {
        loading = null
      })
    return loading
  }

  const again = () => void load().catch(() => undefined)
  addEventListener('online', () => weights === null && again())

  return {
    load,
    hear(came) {
      hearing.add(came)
      return () => hearing.delete(came)
    },
    lent: {
      value: () => weights,
      hear: (changed) => void borrowing.add(changed),
      wanted(isUseless) {
        // Damaged on the way or in the browser's cache, they are whole past it; else the server's own are damaged, for a while.
        if (isUseless && Date.now() - reloadedAt < atMostEvery * 1000) return show(null)
        if (isUseless) cache = 'reload'
        void load().catch(() => undefined)
      },
    },
  }
}

async function fetchWeights(cache: RequestCache): Promise<Uint8Array> {
  const response = await fetch(weightsAddress, { cache, credentials: 'omit' })
  if (!response.ok) throw new Error(`the weights: ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

let here: Weights | null = null

/** Those of this page. */
export function weightsHere(): Weights {
  here ??= createWeights(fetchWeights)
  return here
}
