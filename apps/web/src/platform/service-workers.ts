/** The browser's service workers; null where it has none or refuses them. */
export function serviceWorkers(): ServiceWorkerContainer | null {
  try {
    return navigator.serviceWorker ?? null
  } catch {
    return null
  }
}

/** The caches they fill; null where the browser has none or refuses them. */
export function cacheStorage(): CacheStorage | null {
  try {
    return globalThis.caches ?? null
  } catch {
    return null
  }
}
