import { createHash } from 'node:crypto'
import { DAY } from '@convostat/format/seconds'
import { type Context, Hono } from 'hono'
import type { Clock } from './clock.ts'
import type { Endpoint } from './endpoints.ts'
import { expanded } from './expand.ts'
import { invalid, StripeFault } from './fault.ts'
import type { faultQueue } from './faults.ts'
import { newId } from './ids.ts'
import { decodeForm } from './parameters.ts'
import { found, type State } from './state.ts'

export interface ApiParts {
  state: State
  clock: Clock
  endpoints: readonly Endpoint[]
  apiKey: string
  apiVersion: string
  faults: ReturnType<typeof faultQueue>
  /** Called when something may have changed. */
  changed: () => void
  /** Brings everything to where it is by now. */
  settle: () => void
}

/** One request as it came. */
export interface ReceivedRequest {
  call: string
  form: string
  key: string | null
}

/** The provider's HTTP side: who asks is known, what is asked is read strictly, the same key has the same answer. */
export function api({ state, clock, endpoints, apiKey, apiVersion, faults, changed, settle }: ApiParts) {
  const app = new Hono()
  const asked: ReceivedRequest[] = []

  async function handle(c: Context, endpoint: Endpoint): Promise<Response> {
    const request = c.req.raw
    const form = request.method === 'POST' ? await request.text() : new URL(request.url).search.slice(1)
    const key = request.method === 'POST' ? (request.headers.get('idempotency-key') ?? null) : null
    const call = `${request.method} ${new URL(request.url).pathname}`
    asked.push({ call, form, key })
    expectKey(request.headers.get('authorization'))
    expectVersion(request.headers.get('stripe-version'))
    const fault = faults.take(call)
    if (fault === 'hang') return never()
    if (fault === 'reset') throw new ConnectionBroke()
    if (fault === 'too_many') throw new StripeFault(429, { type: 'rate_limit_error', message: 'Too many requests.', code: 'rate_limit' })
    if (fault === 'portal_page') return c.html('<!doctype html><title>Welcome to our network</title>', 200)
    if (fault === 'broken') throw new StripeFault(500, { type: 'api_error', message: 'Something went wrong on our end.' })
    const answer = answerOnce(endpoint, c.req.param('id') ?? '', { call, form, key }, fault === 'broken_for_good')
    changed()
    if (fault === 'lost') return never()
    return answer
  }

  function expectKey(authorization: string | null): void {
    const [, given] = /^Bearer (\S+)$/.exec(authorization ?? '') ?? []
    if (given === apiKey) return
    const message = given
      ? `Invalid API Key provided: ${given.slice(0, 8)}****`
      : 'You did not provide an API key. You need to provide your API key in the Authorization header.'
    throw new StripeFault(401, { type: 'invalid_request_error', message })
  }

  function expectVersion(version: string | null): void {
    if (version !== apiVersion) throw invalid(`Invalid Stripe API version: ${version}. This is written for ${apiVersion}.`)
  }

  /** Does what is asked, or answers as the first time where it was asked before with the same key. */
  function answerOnce(endpoint: Endpoint, id: string, { call, form, key }: ReceivedRequest, isBroken: boolean): Response {
    const request = createHash('sha256').update(`${call}\n${form}`).digest('base64url')
    const before = key === null ? undefined : found(state.answered, key)
    if (before && before.at > clock.now() - DAY) {
      if (before.request !== request)
        throw new StripeFault(400, {
          type: 'idempotency_error',
          message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        })
      return sent(before.body, before.status, { 'idempotent-replayed': 'true', ...(key && { 'idempotency-key': key }) })
    }
    settle()
    // What cannot be read was never begun, and is not remembered.
    const read = endpoint.parameters(decodeForm(form), '')
    const { status, body } = isBroken
      ? wrong(new StripeFault(500, { type: 'api_error', message: 'Something went wrong.' }))
      : done(endpoint, read, id)
    if (key !== null) state.answered[key] = { at: clock.now(), request, status, body }
    return sent(body, status, key === null ? {} : { 'idempotency-key': key })
  }

  function done(endpoint: Endpoint, read: { expand?: string[] }, id: string): { status: number; body: string } {
    try {
      const object = endpoint.answer(read as never, id)
      return { status: 200, body: JSON.stringify(expanded(state, object, read.expand ?? [])) }
    } catch (error) {
      if (error instanceof StripeFault) return wrong(error)
      throw error
    }
  }

  const sent = (body: string, status: number, headers: Record<string, string> = {}): Response =>
    new Response(body, {
      status,
      headers: { 'content-type': 'application/json', 'request-id': newId('req', 14), 'stripe-version': apiVersion, ...headers },
    })

  const wrong = ({ status, error }: StripeFault): { status: number; body: string } => ({ status, body: JSON.stringify({ error }) })

  function refuse(error: unknown): Response {
    if (!(error instanceof StripeFault)) throw error
    const { status, body } = wrong(error)
    return sent(body, status)
  }

  for (const endpoint of endpoints)
    app.on(endpoint.method, endpoint.path, (c) => handle(c, endpoint).catch((error: unknown) => refuse(error)))
  app.notFound((c) => {
    const url = `${c.req.method}: ${c.req.path}`
    return refuse(new StripeFault(404, { type: 'invalid_request_error', message: `Unrecognized request URL (${url}).` }))
  })
  // The library is notified of it as of any connection that breaks.
  app.onError((error) => {
    throw error
  })
  return { app, asked }
}

class ConnectionBroke extends TypeError {
  constructor() {
    super('fetch failed', { cause: Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }) })
  }
}

/** The caller hangs up. */
const never = (): Promise<Response> => new Promise(() => undefined)
