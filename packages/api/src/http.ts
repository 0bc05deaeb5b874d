import { isUtf16 } from '@convostat/license'
import { type Context as Hc, Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { type Answer, whereItHappened } from './answer.ts'
import { bodyOf, isAbsent, wholeBody } from './body.ts'
import { type Call, type Calls, type Document, named, takesFile } from './call.ts'
import { plainType, uploadIdHeader } from './client.ts'
import { contentDisposition } from './content-disposition.ts'
import { Failure, failures, licenseHints } from './failure.ts'
import { readForm } from './form.ts'
import { exportInputBytes, formBytes, jsonBytes, uploadBytes } from './limits.ts'
import { parseJsonObject } from './strict-json.ts'
import { memoryReceiver, type Receiver } from './upload-sink.ts'

export { type Answer, whereItHappened } from './answer.ts'
export { contentDisposition } from './content-disposition.ts'
export { memoryReceiver, type Receiver } from './upload-sink.ts'

/** Whose call it is: gives the answer of that session, or throws the failure that refuses it. Asked before a body is read. */
export type Door = (request: Hc, name: string, call: Call) => Answer | Promise<Answer>

export interface HttpOptions {
  /** The largest file one may upload, in bytes. */
  uploadLimitBytes?: number
  /** Where an uploaded file goes while it arrives; a server gives it a file in its session's folder. */
  receive?: (request: Hc) => Receiver | Promise<Receiver>
  /** Where a body that is kept in memory is counted until its request is answered; refuses it where there is no room. */
  hold?: (request: Hc) => Holding
  /** Notified of mistakes of the HTTP layer itself; those of handlers are logged where they answer. */
  log?: (line: string) => void
}

/** The memory that one request's body takes. */
export interface Holding {
  /** So many more bytes, before they are kept. Throws the failure that refuses them. */
  take(bytes: number): void
  /** Resolves when a body of this many bytes, which is here, may be read. */
  ready?(bytes: number): Promise<void>
  leave(): void
}

const heldAnyhow = (): Holding => ({ take: () => undefined, leave: () => undefined })

const tooMuch = 'That request is too large.'
/** Seconds, for the Retry-After header. */
const RETRY_AFTER = 5
/** So often a stream of events says that it is there: proxies close a line on which nothing is received for a minute. */
const HEARTBEAT_MS = 15_000

/**
 * The API over HTTP: exactly the declared paths under /api, with JSON, forms, files and event streams. Same origin only:
 * a request that another site's page makes is refused before anything else is looked at, except for calls that only servers
 * make, whose bodies prove by themselves who sent them.
 */
export function createApp(calls: Calls, door: Door, options: HttpOptions = {}): Hono {
  const { uploadLimitBytes = uploadBytes, receive = memoryReceiver, hold = heldAnyhow, log = console.error } = options
  const routes = routesOf(calls)

  async function respond(c: Hc): Promise<Response> {
    const request = c.req.raw
    const methods = routes.get(c.req.path)
    if (isForeign(request) && !isForServers(methods)) throw new Failure('forbidden_origin')
    if (!methods) throw new Failure('not_found')
    // HEAD is GET without the body, which Hono leaves out.
    const entry = methods.get(request.method === 'HEAD' ? 'GET' : request.method)
    if (!entry) throw new WrongMethod([...methods.keys()])
    const { name, call } = entry
    const answer = await door(c, name, call)
    // A file has its own place, and a query comes with the headers.
    const holding = call.method === 'GET' || takesFile(call) ? null : hold(c)
    let receiver: Receiver | undefined
    try {
      const { input, ...received } = await inputOf(c, call, holding)
      receiver = received.receiver
      const uploadId = c.req.header(uploadIdHeader) || undefined
      // A client that receives events may disconnect meanwhile.
      const leaving = call.answers === 'events' ? new AbortController() : null
      const context = {
        // Made only where it is asked for: most calls are answered before anyone could hang up.
        get signal() {
          return leaving ? AbortSignal.any([request.signal, leaving.signal]) : request.signal
        },
        report: () => undefined,
        uploadId,
        isPlain: c.req.header('accept') === plainType,
      }
      const output = await answer(name, input, context)
      return leaving ? eventStream(c, output as Events, leaving) : await reply(c, call, output, context.isPlain)
    } finally {
      await receiver?.discard()
      holding?.leave()
    }
  }

  /** A call's input: the query of a GET, the JSON object or the form of a POST; nothing at all counts as `{}`. */
  async function inputOf(c: Hc, call: Call, holding: Holding | null): Promise<{ input: unknown; receiver?: Receiver }> {
    const request = c.req.raw
    if (call.method === 'GET') return { input: parameters(request) }
    const { input, receiver } = await bodyInput(c, call, holding)
    if (!call.query) return { input, receiver }
    const asked = Object.entries(parameters(request)).filter(([name]) => call.query?.includes(name))
    return { input: { ...Object.fromEntries(asked), ...Object(input) }, receiver }
  }

  async function bodyInput(c: Hc, call: Call, holding: Holding | null): Promise<{ input: unknown; receiver?: Receiver }> {
    const request = c.req.raw
    if (call.raw)
      return { input: await wholeBody(request, call.raw.mostBytes, () => new Failure('too_large', { detail: tooMuch }), holding?.take) }
    const type = request.headers.get('content-type')
    if (type === null && (await isAbsent(bodyOf(request, jsonBytes, () => new Failure('wrong_type'))))) return { input: {} }
    if (takesFile(call)) {
      if (type === null || !/^multipart\/form-data\s*(;|$)/i.test(type)) throw new Failure('wrong_type')
      const tooLarge = () =>
        new Failure('too_large', {
          detail: `This file is larger than ${Math.floor(uploadLimitBytes / 1e6)} MB.`,
          facts: { limit: Math.floor(uploadLimitBytes / 1e6) * 1e6 },
        })
      const body = bodyOf(request, uploadLimitBytes + formBytes, tooLarge)
      const receiver = await receive(c)
      return { input: await readForm(body, type, receiver), receiver }
    }
    // A plain form on another site's page cannot send JSON.
    if (type === null || !/^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(type)) throw new Failure('wrong_type')
    const bytes = await wholeBody(
      request,
      call.answers === 'file' ? exportInputBytes : jsonBytes,
      () => new Failure('too_large', { detail: call.document ? failures[call.document.malformed][1] : tooMuch }),
      holding?.take,
    )
    await holding?.ready?.(bytes.length)
    if (call.document) return { input: documentOf(bytes, call.document) }
    return { input: bytes.length === 0 ? {} : parseJsonObject(utf8(bytes)) }
  }

  function refuse(c: Hc, error: unknown): Response {
    const failure = c.req.raw.signal.aborted && !(error instanceof Failure) ? new Failure('timeout') : Failure.from(error)
    if (failure.code === 'unknown' && failure !== error) log(`${failure.requestId} ${whereItHappened(error)}`)
    if (failure.status > 500 && failure.cause instanceof Error) log(`${failure.requestId} ${failure.code} ${systemError(failure.cause)}`)
    if (failure instanceof WrongMethod) c.header('allow', failure.allowed.join(', '))
    const retryAfter = failure.retryAfter ?? (isPassing(failure) ? RETRY_AFTER : undefined)
    if (retryAfter !== undefined) c.header('retry-after', `${retryAfter}`)
    return c.json(failure.toJSON(), failure.status)
  }

  const app = new Hono()
  const handle = (c: Hc) => {
    // No cache may keep an answer about a chat.
    c.header('cache-control', 'no-store')
    c.header('x-content-type-options', 'nosniff')
    return respond(c).catch((error: unknown) => refuse(c, error))
  }
  app.all('/api', handle)
  app.all('/api/*', handle)
  return app
}

/** Who asks again later may well be answered. */
const isPassing = ({ code }: Failure): boolean => code === 'unavailable' || code === 'too_many'

/** What the system said was wrong, for the server's operator: never the path. */
const systemError = ({ name, code, syscall }: NodeJS.ErrnoException): string => [code ?? name, syscall].filter(Boolean).join(' ')

class WrongMethod extends Failure {
  readonly allowed: string[]
  constructor(methods: string[]) {
    super('wrong_method')
    this.allowed = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
  }
}

type Routes = Map<string, Map<string, { name: string; call: Call }>>

const isForServers = (methods?: ReadonlyMap<string, { call: Call }>): boolean => methods?.get('POST')?.call.raw !== undefined

function routesOf(calls: Calls): Routes {
  const routes: Routes = new Map()
  for (const { name, call } of named(calls)) {
    const methods = routes.get(call.path) ?? new Map()
    routes.set(call.path, methods.set(call.method, { name, call }))
  }
  return routes
}

/** Another site, or another port or name of this one's: what else runs on this computer is not ours. */
const foreignSites = new Set(['cross-site', 'same-site'])

/** Browsers say where a request comes from; scripts and command lines say nothing, and pass. */
function isForeign(request: Request): boolean {
  if (foreignSites.has(request.headers.get('sec-fetch-site') ?? '')) return true
  const origin = request.headers.get('origin')
  if (origin === null) return false
  return !URL.canParse(origin) || new URL(origin).host !== new URL(request.url).host
}

/** The query's values by name, a repeated one as a list. */
function parameters(request: Request): Record<string, unknown> {
  const { searchParams } = new URL(request.url)
  const input: Record<string, unknown> = Object.create(null)
  for (const name of new Set(searchParams.keys())) {
    const values = searchParams.getAll(name)
    input[name] = values.length === 1 ? values[0] : values
  }
  return input
}

/** A body that is a document, a license: anything wrong with its form is one failure. */
function documentOf(bytes: Uint8Array<ArrayBuffer>, { mostBytes, malformed }: Document): Record<string, unknown> {
  if (bytes.length > mostBytes) throw new Failure(malformed)
  try {
    return parseJsonObject(utf8(bytes))
  } catch (cause) {
    throw new Failure(malformed, { ...(isUtf16(bytes) && licenseHints.utf16), cause })
  }
}

function utf8(bytes: Uint8Array<ArrayBuffer>): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new Failure('json_invalid', { cause })
  }
}

function reply(c: Hc, call: Call, output: unknown, isPlain: boolean): Response | Promise<Response> {
  if (call.answers === 'file') return attachment(c, output as File)
  if (isPlain) return c.json(output, call.status, { 'content-type': plainType })
  return c.json(output, call.status)
}

const attachment = (c: Hc, file: File): Response =>
  c.body(file.stream(), 200, {
    'content-type': file.type,
    'content-length': `${file.size}`,
    'content-disposition': contentDisposition(file.name),
  })

type Events = AsyncIterable<{ event: string; data: unknown }>

/**
 * Each event `{event, data}` under its own name, sent immediately; a failure on the way is the last event, named `error`. A client that
 * hangs up ends what makes the events.
 */
function eventStream(c: Hc, output: Events, leaving: AbortController): Response {
  const response = streamSSE(c, async (stream) => {
    const events = output[Symbol.asyncIterator]()
    stream.onAbort(() => {
      leaving.abort()
      void events.return?.()
    })
    const heartbeat = setInterval(() => void stream.write(': \n\n'), HEARTBEAT_MS)
    try {
      for (let next = await events.next(); !next.done && !stream.aborted; next = await events.next()) {
        await stream.writeSSE({ event: next.value.event, data: JSON.stringify(next.value.data) })
      }
    } catch (error) {
      if (!stream.aborted) await stream.writeSSE({ event: 'error', data: JSON.stringify(Failure.from(error)) })
    } finally {
      clearInterval(heartbeat)
    }
  })
  response.headers.set('cache-control', 'no-store')
  // A proxy that collects an answer before it passes it on is asked not to.
  response.headers.set('x-accel-buffering', 'no')
  return response
}
