import { type Context, Hono } from 'hono'
import { serviceWorker } from './offline.ts'
import { encodings, type Page } from './page.ts'
import { always, appPolicy, type Engine, type Headers, loopbackPolicy, nothingPolicy, printerPolicy, sitePolicy } from './policies.ts'
import type { SiteDocument } from './site-documents.ts'
import { type Published, serviceWorkerPath } from './web-build.ts'

/** The two documents under their routes, and the files they load. */
export function pages(published: Published, engine: Engine): Hono {
  const { site, notFound, app, files, appDocument, mails, exits, printer, loopback } = published
  const ownPolicies: Record<string, Headers> = { [printer]: printerPolicy, [loopback]: loopbackPolicy }
  const paths = [...site.keys(), ...app, ...exits, ...files.keys()]
  const worker = serviceWorker(published, engine, paths)
  const pages = new Hono()
  pages.get('*', (c) => {
    const { pathname, search } = new URL(c.req.url)
    // An address sent around grows a query on its way; the site ignores it.
    const document = site.get(pathname)
    if (document) return send(c, document.at(hostOf(c)), sitePolicy())
    if (app.has(pathname)) {
      // The chat screens take nothing from a query, and none is kept in the address or in a log.
      if (search !== '') return c.redirect(pathname, 302)
      return send(c, appDocument.at(hostOf(c)), appPolicy(hostOf(c), engine, paths, mails))
    }
    const bare = pathname.replace(/\/+$/, '')
    if (site.has(bare) || app.has(bare)) return c.redirect(bare, 308)
    const file = files.get(pathname)
    if (pathname === serviceWorkerPath && search === '') return send(c, worker.script, worker.policy(hostOf(c)))
    // No file has a query: one could only carry something out.
    if (file && search === '') return send(c, file, ownPolicies[pathname] ?? nothingPolicy)
    return nothingThere(c, notFoundIn(pathname, notFound))
  })
  pages.all('*', (c) => c.text('Pages are read with GET.', 405, { ...always, ...nothingPolicy, allow: 'GET, HEAD' }))
  return pages
}

const hostOf = (c: Context): string => c.req.header('host') ?? ''

/** In the language that the path begins with. */
function notFoundIn(path: string, notFound: Published['notFound']): SiteDocument {
  const [first] = notFound.values()
  return notFound.get(path.split('/')[1]) ?? first
}

/** A page with the way home; what asks for a script or picture gets a short text. */
function nothingThere(c: Context, document: SiteDocument): Response | Promise<Response> {
  if (c.req.header('accept')?.includes('text/html')) return send(c, document.at(hostOf(c)), sitePolicy(), 404)
  return c.text('There is nothing here.', 404, { ...always, ...nothingPolicy, 'cache-control': 'no-store' })
}

async function send(c: Context, page: Page, policy: Headers, status: 200 | 404 = 200): Promise<Response> {
  const encoding = encodings.find((each) => accepts(c.req.header('accept-encoding'), each))
  const packed = encoding ? await page.packed(encoding) : null
  const etag = `"${page.etag}${packed ? `-${encoding}` : ''}"`
  const headers: Headers = {
    ...always,
    ...policy,
    etag,
    vary: 'accept-encoding',
    'cache-control': page.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
  }
  if (status === 200 && hasSeen(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers)
  const length = packed?.length ?? page.length
  return c.body(packed ?? page.body(), status, {
    ...headers,
    'content-type': page.type,
    'content-length': String(length),
    ...(packed && encoding && { 'content-encoding': encoding }),
  })
}

/** Whether a browser takes an encoding: it names it, and not with the weight nought. */
const accepts = (header = '', encoding: string): boolean =>
  header.split(',').some((each) => {
    const [name, ...rest] = each.toLowerCase().split(';')
    return name.trim() === encoding && !rest.some((weight) => /^\s*q\s*=\s*0(\.0*)?\s*$/.test(weight))
  })

const hasSeen = (etags = '', etag: string): boolean => etags.split(',').some((seen) => seen.trim().replace(/^W\//, '') === etag)
