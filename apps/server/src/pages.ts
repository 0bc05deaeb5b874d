import { type Context, Hono } from 'hono'
import { always, appPolicy, type Engine, type Headers, loopbackPolicy, nothingPolicy, printerPolicy, sitePolicy } from './policies.ts'
import type { Page, Published } from './published.ts'

/** The two documents under their routes, and the files they load. */
export function pages(published: Published, engine: Engine): Hono {
  const { site, app, files, siteDocument, appDocument, mails, exits, printer, loopback } = published
  const ownPolicies: Record<string, Headers> = { [printer]: printerPolicy, [loopback]: loopbackPolicy }
  const paths = [...site, ...app, ...exits, ...files.keys()]
  const pages = new Hono()
  pages.get('*', (c) => {
    const { pathname, search } = new URL(c.req.url)
    // An address sent around grows a query on its way; the site ignores it.
    if (site.has(pathname)) return send(c, siteDocument, sitePolicy())
    if (app.has(pathname)) {
      // The chat screens take nothing from a query, and none is kept in the address or in a log.
      if (search !== '') return c.redirect(pathname, 302)
      return send(c, appDocument, appPolicy(c.req.header('host') ?? '', engine, paths, mails))
    }
    const bare = pathname.replace(/\/+$/, '')
    if (site.has(bare) || app.has(bare)) return c.redirect(bare, 308)
    const file = files.get(pathname)
    // No file has a query: one could only carry something out.
    if (file && search === '') return send(c, file, ownPolicies[pathname] ?? nothingPolicy)
    return notFound(c, siteDocument)
  })
  pages.all('*', (c) => c.text('Pages are read with GET.', 405, { ...always, ...nothingPolicy, allow: 'GET, HEAD' }))
  return pages
}

/** The site's document draws the page with the way home; what asks for a script or picture gets a short text. */
function notFound(c: Context, siteDocument: Page): Response | Promise<Response> {
  if (c.req.header('accept')?.includes('text/html')) return send(c, siteDocument, sitePolicy(), 404)
  return c.text('There is nothing here.', 404, { ...always, ...nothingPolicy, 'cache-control': 'no-store' })
}

async function send(c: Context, page: Page, policy: Headers, status: 200 | 404 = 200): Promise<Response> {
  const zipped = acceptsGzip(c.req.header('accept-encoding')) ? await page.zipped() : null
  const etag = `"${page.etag}${zipped ? '-gzip' : ''}"`
  const headers: Headers = {
    ...always,
    ...policy,
    etag,
    vary: 'accept-encoding',
    'cache-control': page.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
  }
  if (status === 200 && hasSeen(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers)
  const length = zipped?.length ?? page.length
  return c.body(zipped ?? page.body(), status, {
    ...headers,
    'content-type': page.type,
    'content-length': String(length),
    ...(zipped && { 'content-encoding': 'gzip' }),
  })
}

const acceptsGzip = (encodings = ''): boolean => /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(encodings)

const hasSeen = (etags = '', etag: string): boolean => etags.split(',').some((seen) => seen.trim().replace(/^W\//, '') === etag)
