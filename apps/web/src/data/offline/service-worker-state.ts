import { useSyncExternalStore } from 'react'
import { engine } from '#data/client/engine.ts'
import { telling } from '#data/client/page-settings.ts'
import { openChannel } from '#platform/channel.ts'
import { local } from '#platform/local.ts'
import { cacheStorage, serviceWorkers } from '#platform/service-workers.ts'
import { within } from '#platform/within.ts'
import { type CacheProgress, earlierCache, keptCache, tellingChannel } from './cache-manifest.ts'

/** Whether the app is kept in this browser, so that it opens without a network. */
export type Keeping =
  /** This server has nothing kept, or this browser or address keeps nothing. */
  | { state: 'never' }
  /** The reader took it away. */
  | { state: 'unwanted' }
  /** After everything that this visit needs. */
  | { state: 'later' }
  | { state: 'keeping'; done: number; of: number }
  | { state: 'kept' }
  /** Everything else works; it is tried again at the next visit. */
  | { state: 'failed'; why: 'full' | 'network' }

const address = '/service-worker.js'
/** In local storage: that the reader took it away. */
const unwantedKey = 'keep-app'

let now: Keeping = first()
const hearing = new Set<() => void>()

function set(next: Keeping): void {
  now = next
  for (const hear of hearing) hear()
}

const listen = (hear: () => void) => {
  hearing.add(hear)
  return () => void hearing.delete(hear)
}

const state = (): Keeping => now
export const useKeeping = (): Keeping => useSyncExternalStore(listen, state)

function first(): Keeping {
  const isOffered = telling.querySelector('meta[name="convostat-offline"]')?.getAttribute('content') === 'on'
  if (engine.kind === 'server' || !isOffered || !serviceWorkers() || !cacheStorage()) return { state: 'never' }
  return { state: isUnwanted() ? 'unwanted' : 'later' }
}

function isUnwanted(): boolean {
  return local.get(unwantedKey) === 'no'
}

interface Hears {
  /** A new version was kept and waits until it is let in. */
  newVersion(letIn: () => void): void
  /** Another tab let it in: this page is of the version before. */
  outdated(): void
}

let hears: Hears = { newVersion: () => undefined, outdated: () => undefined }

/** Subscribes to new versions from now on. */
export function onNewVersion(given: Hears): void {
  hears = given
}

/**
 * Keeps the app in this browser, and resolves when that is done, or cannot be: then nothing more is asked for. To be called once
 * everything is loaded that this visit needs. Never rejects.
 */
export async function keepApp(): Promise<void> {
  if (now.state !== 'later' && now.state !== 'failed') return
  const stop = hearWorker()
  try {
    const registration = await within(patience, register())
    if (!registration) return set({ state: 'never' })
    followVersions(registration)
    // The browser also checks automatically, but at times of its choosing.
    if (registration.active) void registration.update().catch(() => undefined)
    if (await isActive(registration)) return set({ state: 'kept' })
    // Why is said by the one that ended, and may come a little later than its end.
    await new Promise((resolve) => setTimeout(resolve, 300))
    if (state().state !== 'failed') set({ state: 'failed', why: 'network' })
  } catch {
    set({ state: 'failed', why: 'network' })
  } finally {
    stop()
  }
}

/** A browser that has not registered it by then is not waited for: the visit continues without. */
const patience = 10_000

/** Bypasses the browser's own cache, to notice a new version. Undefined where the browser has none. */
const register = async (): Promise<ServiceWorkerRegistration | undefined> => serviceWorkers()?.register(address, { updateViaCache: 'none' })

/** The reader wants it kept after all. */
export async function keepAppAgain(): Promise<void> {
  remember(true)
  set({ state: 'later' })
  await keepApp()
}

/** Takes it out of this browser until the reader wants it again. Throws where that failed. */
export async function forgetApp(): Promise<void> {
  remember(false)
  const registration = await serviceWorkers()?.getRegistration(address)
  await registration?.unregister()
  await Promise.all([keptCache, earlierCache].map((name) => cacheStorage()?.delete(name)))
  set({ state: 'unwanted' })
}

function remember(isWanted: boolean): void {
  if (isWanted) local.remove(unwantedKey)
  else local.set(unwantedKey, 'no')
}

/** How large what is kept is, in bytes; null where nothing is. */
export async function keptAppSize(): Promise<number | null> {
  const caches = cacheStorage()
  if (now.state === 'never' || !caches || !(await caches.has(keptCache))) return null
  const cache = await caches.open(keptCache)
  const sizes = (await cache.keys()).map(async (request) => (await (await cache.match(request))?.blob())?.size ?? 0)
  return (await Promise.all(sizes)).reduce((all, size) => all + size, 0)
}

/** The service worker says how far it is with keeping this version. */
function hearWorker(): () => void {
  const channel = openChannel(tellingChannel, (said) => {
    // A new version that is being kept beside this one is nobody's concern before it is there.
    if (serviceWorkers()?.controller) return
    const telling = said as CacheProgress
    set('failed' in telling ? { state: 'failed', why: telling.failed } : { state: 'keeping', ...telling })
  })
  return () => channel.close()
}

/** Whether one is there to answer without a network, now or after the one that is being made ready. */
async function isActive({ active, installing, waiting }: ServiceWorkerRegistration): Promise<boolean> {
  if (active) return true
  const coming = installing ?? waiting
  if (!coming) return false
  return new Promise((resolve) => {
    const look = () => {
      if (coming.state === 'activated') resolve(true)
      if (coming.state === 'redundant') resolve(false)
    }
    coming.addEventListener('statechange', look)
    look()
  })
}

let isFollowed = false
let isOurWish = false

function followVersions(registration: ServiceWorkerRegistration): void {
  const workers = serviceWorkers()
  if (isFollowed || !workers) return
  isFollowed = true
  // The first one takes over a page that had none: nothing is replaced by that.
  let hadOne = workers.controller !== null
  workers.addEventListener('controllerchange', () => {
    if (isOurWish) location.reload()
    else if (hadOne) hears.outdated()
    hadOne = true
  })
  const offer = (worker: ServiceWorker) =>
    hears.newVersion(() => {
      isOurWish = true
      // Let in by another tab meanwhile, it is there already.
      if (worker.state === 'installed') worker.postMessage({ activate: true })
      else location.reload()
    })
  // One that a visit before this page found may be waiting, and the browser may have found one since this page was opened.
  const follow = (worker: ServiceWorker | null) => {
    const look = () => {
      if (worker?.state === 'installed' && registration.active) offer(worker)
    }
    worker?.addEventListener('statechange', look)
    look()
  }
  follow(registration.waiting)
  follow(registration.installing)
  registration.addEventListener('updatefound', () => follow(registration.installing))
}
