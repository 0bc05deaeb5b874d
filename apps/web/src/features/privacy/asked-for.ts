/** What kinds of things a page asks for. */
export const kinds = ['page', 'code', 'type', 'model', 'printer', 'demo', 'license', 'chat', 'other'] as const
type Kind = (typeof kinds)[number]

/** One address that this page asked for: never with its query, which under a server's engine may contain what was looked for. */
export interface AskedFor {
  kind: Kind
  path: string
  /** How often. */
  times: number
  /** Bytes that came over the network, all times together; 0 where the browser had it. */
  bytes: number
  hasQuery: boolean
}

/** What of a browser's record of a request is looked at. */
export type Entry = Pick<PerformanceResourceTiming, 'name' | 'transferSize'>

/** The requests of a page by address, the largest first. What is not of `origin` is named by its origin alone. */
export function askedFor(entries: readonly Entry[], origin: string): AskedFor[] {
  const all = new Map<string, AskedFor>()
  for (const { name, transferSize } of entries) {
    if (!/^https?:/.test(name)) continue
    const url = new URL(name)
    const path = url.origin === origin ? withoutNumbers(url.pathname) : url.origin
    const before = all.get(path) ?? { kind: url.origin === origin ? kindOf(path) : 'other', path, times: 0, bytes: 0, hasQuery: false }
    all.set(path, {
      ...before,
      times: before.times + 1,
      bytes: before.bytes + transferSize,
      hasQuery: before.hasQuery || url.search !== '',
    })
  }
  return [...all.values()].sort((a, b) => b.bytes - a.bytes || (a.path < b.path ? -1 : 1))
}

/** An upload's id means nothing to readers. */
const withoutNumbers = (path: string): string => (path.startsWith('/api/') ? path.replaceAll(/\/[^/]*\d[^/]*/g, '/…') : path)

function kindOf(path: string): Kind {
  if (/^\/api\/(license|payment)\//.test(path)) return 'license'
  if (path.startsWith('/api/')) return 'chat'
  if (/^\/assets\/emotion-/.test(path)) return 'model'
  if (/^\/assets\/report-/.test(path)) return 'printer'
  if (/^\/demo-[\w-]+\.txt$/.test(path)) return 'demo'
  if (/\.woff2$/.test(path)) return 'type'
  if (/\.(js|css|webmanifest)$/.test(path)) return 'code'
  return /\.\w+$/.test(path) ? 'other' : 'page'
}
