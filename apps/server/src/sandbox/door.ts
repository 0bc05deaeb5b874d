import { StripeFault } from '@convostat/fake-stripe'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { html } from 'hono/html'
import { sandboxLimits } from '#config/limits.ts'
import { always, type Headers } from '#http/policies.ts'
import { type Html, layout, type PageParts } from './layout.ts'
import { words } from './words.ts'

/** Forms lead here and, after paying, to our own pages; there is no script, no picture and nothing of elsewhere. */
const pagePolicy: Headers = {
  ...always,
  // A form's request says where it comes from only if pages of this site may.
  'referrer-policy': 'same-origin',
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'no-store',
}

/** A mail in its frame: what it brings itself, and no more. Links open outside. */
export const framePolicy: Headers = {
  ...always,
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
  'cache-control': 'no-store',
}

export const filePolicy: Headers = { ...always, 'content-security-policy': "default-src 'none'; sandbox", 'cache-control': 'no-store' }

export const show = (c: Context, parts: PageParts, status: 200 | 400 | 403 | 404 | 422 = 200): Response | Promise<Response> =>
  c.html(layout(parts), status, pagePolicy)

export const notThere = (c: Context): Response | Promise<Response> =>
  notice(c, words.notFound.title, html`<p class="lead">${words.notFound.text}</p>`, 404)

const notice = (c: Context, title: string, text: Html, status: 400 | 403 | 404) =>
  show(
    c,
    { title, place: null, content: html`<div><h1>${title}</h1>${text}</div><p><a href="/sandbox">${words.nav.purchases}</a></p>` },
    status,
  )

/** A browser says of every form from which site it comes; another's is not done. What is not a browser says nothing, and may. */
const sameOrigin: MiddlewareHandler = async (c, next) => {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
    const site = c.req.header('sec-fetch-site')
    const origin = c.req.header('origin')
    const isOurs = origin === undefined || (URL.canParse(origin) && new URL(origin).host === new URL(c.req.url).host)
    if (!isOurs || (site !== undefined && site !== 'same-origin')) {
      return notice(c, words.refused.title, html`<p class="lead">${words.otherSite}</p>`, 403)
    }
  }
  return next()
}

/** Pages behind what every page of the sandbox has in front: only our own forms, of a page's size. */
export function guarded(): Hono {
  const app = new Hono()
  app.use(sameOrigin)
  app.use(bodyLimit({ maxSize: sandboxLimits.formBytes, onError: (c) => c.text('That is too large.', 413, filePolicy) }))
  app.notFound(notThere)
  app.onError((error, c) => {
    if (!(error instanceof StripeFault)) throw error
    return notice(c, words.refused.title, html`<p class="lead">${words.refused.text} <q>${error.message}</q></p>`, 400)
  })
  return app
}

/** A form's field, as text. */
export async function formOf(c: Context): Promise<(name: string) => string> {
  const form = await c.req.parseBody().catch(() => ({}) as Record<string, unknown>)
  return (name) => {
    const value = (form as Record<string, unknown>)[name]
    return typeof value === 'string' ? value.trim() : ''
  }
}
