import { keptCache } from '#data/offline/cache-manifest.ts'
import { cacheStorage, serviceWorkers } from '#platform/service-workers.ts'

/** The rules that a document came with, as its response says them. */
export interface Policy {
  content: string | null
  connections: string | null
}

/**
 * Those of this page where it came out of what is kept for the time without a network: that answer can be read without asking for
 * anything. Null where it came from the network, and the page, which may not ask for its own address, cannot know them.
 */
export async function keptPolicy(): Promise<Policy | null> {
  const caches = cacheStorage()
  if (!serviceWorkers()?.controller || !caches) return null
  try {
    if (!(await caches.has(keptCache))) return null
    const kept = await caches.open(keptCache)
    const document = (await kept.keys()).find(({ url }) => new URL(url).pathname === '/app')
    const response = document && (await kept.match(document))
    if (!response) return null
    return { content: response.headers.get('content-security-policy'), connections: response.headers.get('connection-allowlist') }
  } catch {
    return null
  }
}

/** `default-src 'none'; connect-src a b` as its directives, each with what it lets through. */
export const directivesOf = (policy: string): { name: string; sources: string[] }[] =>
  policy.split(';').flatMap((part) => {
    const [name, ...sources] = part.trim().split(/\s+/)
    return name ? [{ name, sources }] : []
  })

/** The patterns of a Connection-Allowlist, without its quoting. */
export const connectionsOf = (list: string): string[] =>
  [...list.matchAll(/"([^"]*)"/g)].map(([, pattern = '']) => pattern.replaceAll('\\\\', '\\'))
