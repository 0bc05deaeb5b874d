import { PrecacheController } from 'workbox-precaching/PrecacheController.js'
import { type CacheManifest, type CacheProgress, earlierCache, keptCache, tellingChannel } from '#data/offline/cache-manifest.ts'
import { wayOf } from '#data/offline/route-request.ts'
import { openChannel } from '#platform/channel.ts'

/**
 * Keeps the app in the browser, so that it opens without a network. It is handed no chat: what it answers are files of this server,
 * the same for everyone, and its response allows it to fetch nothing else. The server writes the list of them at the head of this script,
 * since only the server knows what its documents say; null takes the service worker away wherever it is.
 */
const scope = globalThis as unknown as ServiceWorkerGlobalScope & { told: CacheManifest | null }

function keep(told: CacheManifest): void {
  const tell = (telling: CacheProgress) => {
    const channel = openChannel(tellingChannel)
    channel.post(telling)
    channel.close()
  }
  let done = 0
  const counting = {
    handlerDidComplete: async ({ event }: { event: Event }) => {
      if (event.type === 'install') tell({ done: ++done, of: told.toKeep.length })
    },
  }
  const kept = new PrecacheController({ cacheName: keptCache, plugins: [counting] })
  kept.addToCacheList([...told.toKeep])

  async function fill(event: ExtendableEvent): Promise<void> {
    try {
      await kept.install(event)
    } catch (error) {
      // Half a version is of no use to anyone; where an earlier one is active, its files are in the same place.
      if (!scope.registration.active) await caches.delete(keptCache)
      tell({ failed: error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'network' })
      throw error
    }
  }

  /** A tab that was opened with the version before may still ask for a part of it, which the server no longer has. */
  async function setEarlierAside(): Promise<void> {
    const [now, isCurrent] = [await caches.open(keptCache), new Set(kept.getCachedURLs().map((url) => kept.getCacheKeyForURL(url)))]
    await caches.delete(earlierCache)
    const earlier = await caches.open(earlierCache)
    for (const request of await now.keys()) {
      const response = isCurrent.has(request.url) || !isAsset(request) ? undefined : await now.match(request)
      // Where there is no room for it, that tab asks to be loaded again.
      if (response) await earlier.put(request, response).catch(() => undefined)
    }
    earlierOnes = await addresses(earlier)
  }

  /** Null until it was looked up: then it is looked for. */
  let earlierOnes: ReadonlySet<string> | null = null
  void addressesIn(earlierCache).then((found) => {
    earlierOnes ??= found
  })

  /** What is kept of an address. Opening the cache would make it, and the reader may just have taken it away. */
  async function keptOf(url: string): Promise<Response | undefined> {
    const key = kept.getCacheKeyForURL(url)
    return key === undefined ? undefined : caches.match(key, { cacheName: keptCache })
  }

  async function ofTheApp(request: Request): Promise<Response> {
    return (await keptOf(told.appDocument)) ?? fetch(request)
  }

  async function ofTheSite(request: Request): Promise<Response> {
    const answer = await fetch(request).catch(() => null)
    if (answer && answer.status < 500) return answer
    return (await keptOf(request.url)) ?? answer ?? Response.error()
  }

  async function file(request: Request): Promise<Response> {
    return (await keptOf(request.url)) ?? fetch(request)
  }

  async function ofTheVersionBefore(request: Request): Promise<Response> {
    return (await caches.match(request, { cacheName: earlierCache })) ?? fetch(request)
  }

  scope.addEventListener('install', (event) => event.waitUntil(fill(event)))
  scope.addEventListener('activate', (event) => {
    event.waitUntil(
      setEarlierAside()
        .then(() => kept.activate(event))
        .then(() => scope.clients.claim()),
    )
  })
  // A new version waits until a reader says so: none ever takes the place of the one a chat is open in.
  scope.addEventListener('message', ({ data }) => {
    if (Object(data).activate === true) void scope.skipWaiting()
  })
  scope.addEventListener('fetch', (event) => {
    const { request } = event
    const way = wayOf(request, told, scope.location.origin)
    if (way === 'app') event.respondWith(ofTheApp(request))
    if (way === 'bare') event.respondWith(Response.redirect(new URL(request.url).pathname, 302))
    if (way === 'site') event.respondWith(ofTheSite(request))
    if (way === 'file') event.respondWith(file(request))
    if (way === 'unknown' && earlierOnes?.has(request.url) !== false) event.respondWith(ofTheVersionBefore(request))
  })
}

function isAsset({ url }: Request): boolean {
  return new URL(url).pathname.startsWith('/assets/')
}

/** Opening a cache would make it. */
async function addressesIn(name: string): Promise<ReadonlySet<string>> {
  return (await caches.has(name)) ? addresses(await caches.open(name)) : new Set()
}

async function addresses(cache: Cache): Promise<ReadonlySet<string>> {
  return new Set((await cache.keys()).map(({ url }) => url))
}

/** Leaves the browser as if there had never been one, for tabs that are open as well. */
function retire(): void {
  scope.addEventListener('install', () => void scope.skipWaiting())
  scope.addEventListener('activate', (event) => {
    const gone = [keptCache, earlierCache].map((name) => caches.delete(name))
    event.waitUntil(Promise.all(gone).then(() => scope.registration.unregister()))
  })
}

if (scope.told) keep(scope.told)
else retire()
