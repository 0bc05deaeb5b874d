import type { CacheManifest } from './cache-manifest.ts'

/**
 * How a request is answered: `app`, the chat screens' document; `bare`, sent on to the same address without its query; `site`, from the
 * network, and kept where there is none; `file`, as it is kept; `unknown`, perhaps a file of the version before. With null it is none
 * of the service worker's: the browser does with it what it would do without one.
 */
export type Way = 'app' | 'bare' | 'site' | 'file' | 'unknown' | null

interface Asked {
  method: string
  /** As a Request says it: `navigate` for a document. */
  mode: string
  url: string
}

export function wayOf({ method, mode, url }: Asked, { app, site, toKeep }: CacheManifest, origin: string): Way {
  const address = new URL(url)
  if (method !== 'GET' || address.origin !== origin) return null
  const { pathname, search } = address
  if (mode === 'navigate') {
    if (app.includes(pathname)) return search === '' ? 'app' : 'bare'
    return site.includes(pathname) && search === '' ? 'site' : null
  }
  // No file has a query: one could only carry something out.
  if (search !== '') return null
  if (toKeep.some((each) => each.url === pathname)) return 'file'
  return pathname.startsWith('/assets/') ? 'unknown' : null
}
