import type { Progress } from '@convostat/engine/import/read-failure'
import { type Asked, type Call, type Calls, named, type Output, type Plain, type Plan, takesFile } from './call.ts'
import { Failure } from './failure.ts'

export type { Progress } from '@convostat/engine/import/read-failure'

export interface Asking {
  signal?: AbortSignal
  report?: (progress: Progress) => void
  /** The upload that a call about a chat is about; without it, the one opened last. */
  uploadId?: string
  /** The caller's plan, as a host passes it to its own threads; it never crosses a network. */
  plan?: Plan
  /** The caller that the call counts for where several wait for one thing, as a host passes it to its own threads; it never crosses a network. */
  caller?: string
  /** Answered with the plain form: figures as they are counted, without Plotly's. */
  isPlain?: boolean
  /** What is sent beside the call over HTTP. */
  headers?: Readonly<Record<string, string>>
}

/** The header that says so over HTTP. */
export const uploadIdHeader = 'X-Upload-Id'

/** The type that a caller over HTTP accepts who asks for the plain form. */
export const plainType = 'application/vnd.convostat.plain+json'

/** Carries one call to the API. `name` is `subject.call`. */
export type Fetch = (name: string, call: Call, input: unknown, asking?: Asking) => Promise<unknown>

type Args<I> = Record<never, never> extends I ? [input?: I, asking?: Asking] : [input: I, asking?: Asking]

/** A call one can make; it carries its declaration, so that the caller can read its plan, and its name as a cache key. */
export type Method<C = Call, Answer = Output<C>> = ((...args: Args<Asked<C>>) => Promise<Answer>) & { call: C; key: string }
export type Client<C extends Calls> = { [S in keyof C]: { [K in keyof C[S]]: Method<C[S][K]> } }
/** The same calls, answered with the plain form. */
export type PlainMethod<C = Call> = Method<C, Plain<C>>
export type PlainClient<C extends Calls> = { [S in keyof C]: { [K in keyof C[S]]: PlainMethod<C[S][K]> } }

/** One method per declared call, over a worker's port or the network: `api.charts.heatmap({ from: '2021-03-04' })`. */
export function createClient<C extends Calls>(calls: C, fetch: Fetch): Client<C> {
  const client: Record<string, Record<string, unknown>> = {}
  for (const { name, subject, key, call } of named(calls)) {
    const method = (input: unknown = {}, asking?: Asking) => fetch(name, call, input, asking)
    client[subject] ??= {}
    client[subject][key] = Object.assign(method, { call, key: name })
  }
  return client as Client<C>
}

/** A client of ours: what it is answered is plain. */
export const createPlainClient = <C extends Calls>(calls: C, fetch: Fetch): PlainClient<C> =>
  createClient(calls, (name, call, input, asking) => fetch(name, call, input, { ...asking, isPlain: true })) as unknown as PlainClient<C>

/** The same calls over HTTP. `base` is the origin that answers; `fetch` the platform's, or an app in this process. */
export const httpFetch =
  (base: string, fetch: typeof globalThis.fetch = (...given) => globalThis.fetch(...given)): Fetch =>
  async (_name, call, input, { signal, uploadId, isPlain, headers: beside } = {}) => {
    const [url, init] = request(base, call, Object(input) as Record<string, unknown>)
    const headers = new Headers(init.headers)
    for (const [name, value] of Object.entries(beside ?? {})) headers.set(name, value)
    if (uploadId !== undefined) headers.set(uploadIdHeader, uploadId)
    if (isPlain) headers.set('accept', plainType)
    const response = await fetch(url, { ...init, headers, signal }).catch((cause: unknown) => {
      signal?.throwIfAborted()
      throw new Failure('unavailable', { cause })
    })
    signal?.throwIfAborted()
    if (!response.ok) throw Failure.read(await response.json().catch(() => null), Number(response.headers.get('retry-after')))
    if (call.answers === 'json') return response.json()
    if (call.answers === 'events') return eventsOf(response, signal)
    const name = /filename\*=UTF-8''(\S+)/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'file'
    return new File([await response.blob()], decodeURIComponent(name), { type: response.headers.get('content-type') ?? '' })
  }

function request(base: string, call: Call, input: Record<string, unknown>): [URL, RequestInit] {
  const url = new URL(call.path, base)
  if (call.method === 'GET') {
    for (const [key, value] of parameters(input)) url.searchParams.append(key, String(value))
    return [url, {}]
  }
  if (takesFile(call)) {
    const form = new FormData()
    for (const [key, value] of parameters(input)) form.append(key, value instanceof Blob ? value : String(value))
    return [url, { method: 'POST', body: form }]
  }
  return [url, { method: 'POST', body: JSON.stringify(input), headers: { 'content-type': 'application/json' } }]
}

/** What is given, name by name; a list is its name several times. */
const parameters = (input: Record<string, unknown>): [string, unknown][] =>
  Object.entries(input).flatMap(([key, value]) =>
    value === undefined ? [] : Array.isArray(value) ? value.map((each): [string, unknown] => [key, each]) : [[key, value]],
  )

/** What a stream brings, one by one; leaving the loop cancels it. (Safari cannot loop over a stream by itself.) */
export async function* each<T>(stream: ReadableStream<T>): AsyncGenerator<T> {
  const reader = stream.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    // Nobody waits for the result of the canceling.
    void reader.cancel().catch(() => undefined)
  }
}

/** The events of an event stream; one named `error` is thrown. Lines that are comments only say that someone is there. */
async function* eventsOf(response: Response, signal?: AbortSignal): AsyncGenerator<{ event: string; data: unknown }> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const bytes of arriving(response, signal)) {
    const blocks = (rest + decoder.decode(bytes, { stream: true })).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const [, event, data] = /event: (.*)\ndata: (.*)/.exec(block) ?? []
      if (event === undefined || data === undefined) continue
      if (event === 'error') throw Failure.read(JSON.parse(data))
      yield { event, data: JSON.parse(data) }
    }
  }
}

/** A body as it arrives; where the line breaks, that is a separate failure. */
async function* arriving(response: Response, signal?: AbortSignal): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  if (!response.body) return
  try {
    yield* each(response.body)
    signal?.throwIfAborted()
  } catch (cause) {
    signal?.throwIfAborted()
    throw cause instanceof Failure ? cause : new Failure('unavailable', { cause })
  }
}
