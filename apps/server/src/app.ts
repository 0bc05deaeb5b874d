import { Failure } from '@convostat/api'
import { type Context, Hono, type Next } from 'hono'
import { allowHosts } from './http/allowed-hosts.ts'
import { pages } from './http/pages.ts'
import { always, type Engine, nothingPolicy } from './http/policies.ts'
import type { Published } from './http/web-build.ts'
import { type Portal, portalPath } from './payments/portal.ts'
import { portalPage } from './payments/portal-page.ts'

export interface AppParts {
  published: Published
  engine: Engine
  /** Host names besides localhost that requests may be addressed to. */
  hosts: string[]
  /** What answers everything under /api/. */
  api: Hono
  /** Where the links that are mailed to subscribers lead, if anything is sold. */
  portal?: Pick<Portal, 'open'>
  /** What answers everything under /sandbox, where there is one. */
  sandbox?: Hono
  /** What answers everything under /dev: nothing in production. */
  previews?: Hono
}

/** Everything this server answers: its health, the API, the two documents with their files. Nothing is logged of a request. */
export function serverApp({ published, engine, hosts, api, portal, sandbox, previews }: AppParts): Hono {
  const app = new Hono()
  app.onError(refuse)
  app.use(guardAll)
  app.use(allowHosts(hosts))
  app.get('/health', (c) => c.json({ status: 'ok' }, 200, answerHeaders))
  const answer = async (c: Context) => {
    const answered = await api.fetch(c.req.raw, c.env)
    for (const [name, value] of Object.entries(answerHeaders)) answered.headers.set(name, value)
    return answered
  }
  app.all('/api', answer)
  app.all('/api/*', answer)
  // A link in a mail is followed from another site; the link itself names what it opens.
  if (portal) app.get(`${portalPath}:token`, portalPage(portal))
  for (const [path, played] of [
    ['/sandbox', sandbox],
    ['/dev', previews],
  ] as const) {
    if (!played) continue
    app.all(path, (c) => played.fetch(c.req.raw, c.env))
    app.all(`${path}/*`, (c) => played.fetch(c.req.raw, c.env))
  }
  app.route('/', pages(published, engine))
  return app
}

/**
 * Every answer, be it a page, a redirect or a refusal, from any part of the server, leaves with these headers, and with the
 * strictest policy where it has none of its own.
 */
async function guardAll(c: Context, next: Next): Promise<void> {
  await next()
  const { headers } = c.res
  const missing = headers.has('content-security-policy') ? always : { ...always, ...nothingPolicy }
  for (const [name, value] of Object.entries(missing)) if (!headers.has(name)) c.header(name, value)
}

/** An answer is data for our own pages: not kept, not shown as a page, not read by other sites. */
const answerHeaders = { ...always, ...nothingPolicy, 'cache-control': 'no-store' }

function refuse(error: unknown, c: Context): Response {
  const failure = Failure.from(error)
  return c.json(failure, failure.status, answerHeaders)
}
