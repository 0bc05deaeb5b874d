import type { LocalModel, ModelMessage, ModelPiece, ModelRequest } from '@convostat/ask'
import type { ChatRequest, ChatResponse, ListResponse, ModelResponse, ShowResponse } from 'ollama/browser'
import { jsonLines } from './json-lines.ts'
import { type InstalledModel, type LocalModelStatus, unavailable } from './local-models.ts'

/** Where Ollama listens by default. */
export const usualAddress = 'http://127.0.0.1:11434'

/**
 * Ollama's HTTP API as far as it is needed, typed by its own client. That client is not used: what it cannot read of an answer
 * it writes to the console, where no chat text may appear, and it cannot be stopped before an answer has begun.
 */
export interface Ollama {
  /**
   * The models that are installed, run on this computer and can talk, the newest of them and the one that is wished for; or why none
   * is available. One that fails or hangs takes nothing from the others. Aborted, it answers immediately with what it knows by then, and
   * throws nothing but the signal's reason where it does not even have their list.
   */
  check(signal: AbortSignal, looking?: Looking): Promise<LocalModelStatus>
  /** Throws where it cannot be reached, refuses, or stops before it is done. Ends immediately where the signal is aborted. */
  chat(model: string, request: ModelRequest): AsyncGenerator<ModelPiece, void>
}

export interface Looking {
  /** The model that is asked about first. */
  wished?: string | null
  /** How long their list is waited for, in milliseconds. */
  listMs?: number
  /** Called with what can be used already, while others still keep us waiting. */
  found?(soFar: LocalModelStatus): void
}

export interface OllamaOptions {
  fetch: typeof fetch
  /** Its address, without a slash at the end. */
  address?: string
  /** Whether anything answers there, without reading the answer: a page without permission can still find that out. */
  answers?(signal: AbortSignal): Promise<boolean>
}

/** Details are asked of this many models at most: that many fit into a list. */
const MOST_MODELS = 100
/** This many at a time: a browser opens no more connections to one address. */
const AT_A_TIME = 6
/**
 * Each is waited for briefly first, and those that did not answer again at the end, longer, in milliseconds: those that hang occupy
 * every connection, and would keep a good one behind them waiting. All together end within 40 seconds: six at a time, 17 times both.
 */
const FIRST_MS = 250
const ONE_MODEL_MS = 2000
/** A longer name cannot be asked for. */
const LONGEST_NAME = 200

export function ollama({ fetch, address = usualAddress, answers = async () => false }: OllamaOptions): Ollama {
  const asked = async <T>(path: string, body: object | null, signal: AbortSignal): Promise<T> => {
    const response = await fetch(`${address}${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      ...ours,
      signal,
    })
    if (!response.ok) throw new Refused(response.status)
    return (await response.json()) as T
  }

  async function check(signal: AbortSignal, { wished = null, listMs, found }: Looking = {}): Promise<LocalModelStatus> {
    const list = within(signal, listMs)
    try {
      const { models } = await asked<Partial<ListResponse>>('/api/tags', null, list.signal)
      list.end()
      const names = Array.isArray(models) ? namesOf(models) : []
      const looked = names.slice(0, MOST_MODELS)
      if (wished !== null && names.length > MOST_MODELS && names.includes(wished) && !looked.includes(wished))
        looked[MOST_MODELS - 1] = wished
      const left = names.length - looked.length
      const withLeft = (status: LocalModelStatus) => ({ ...status, ...(left > 0 && { left }) })
      return withLeft(await lookedAt(looked, { signal, wished, found: (soFar) => found?.(withLeft(soFar)) }))
    } catch (error) {
      list.signal.throwIfAborted()
      // 403 is what it says to a page that OLLAMA_ORIGINS does not name; a browser shows that answer to nobody.
      if (error instanceof Refused && error.status === 403) return unavailable('origin_not_allowed')
      return unavailable((await answers(list.signal)) ? 'origin_not_allowed' : 'not_running')
    } finally {
      list.end()
    }
  }

  /** What is known of these models, asked a few at a time. */
  async function lookedAt(names: readonly string[], { signal, wished, found }: LookingAt): Promise<LocalModelStatus> {
    const known: (Known | undefined)[] = []
    const queue = names.map((name, i) => ({ name, i, ms: name === wished ? ONE_MODEL_MS : FIRST_MS }))
    queue.sort((a, b) => b.ms - a.ms)
    const those = (how: Known) => names.filter((_, i) => known[i] === how)
    const soFar = (): LocalModelStatus => {
      const models = names.flatMap((_, i) => {
        const each = known[i]
        return typeof each === 'object' ? [each] : []
      })
      const [failed, unanswered] = [those('failed'), those('unanswered')]
      const trouble = { ...(failed.length > 0 && { failed }), ...(unanswered.length > 0 && { unanswered }) }
      const [first = null] = models
      if (first) return { model: first, models, reason: null, ...trouble }
      return { ...unavailable(failed.length + unanswered.length > 0 ? 'models_failed' : 'no_model'), ...trouble }
    }
    let isLong = false
    const wishedAt = wished === null ? -1 : names.indexOf(wished)
    // Until the one that is wished for is known no other takes its place; where all answer soon, the end is heard soon enough.
    const isHeard = () =>
      isLong && !signal.aborted && (wishedAt < 0 || known[wishedAt] !== undefined) && known.some((each) => typeof each === 'object')
    const work = async () => {
      for (let next = queue.shift(); next && !signal.aborted; next = queue.shift()) {
        const { name, i, ms } = next
        const how = await installed(name, signal, ms)
        if (how === 'unanswered' && ms < ONE_MODEL_MS && !signal.aborted) {
          isLong = true
          queue.push({ name, i, ms: ONE_MODEL_MS })
        } else known[i] = how
        if (isHeard()) found(soFar())
      }
    }
    await Promise.all(Array.from({ length: AT_A_TIME }, work))
    // Nobody came to these before it was stopped.
    for (const i of names.keys()) known[i] ??= 'unanswered'
    return soFar()
  }

  /** What should be known of a model before it is asked: silent where it cannot talk, failed where it cannot be opened. */
  async function installed(name: string, all: AbortSignal, ms: number): Promise<Known> {
    const one = within(all, ms)
    try {
      const shown = await asked<Partial<ShowResponse> & Remote>('/api/show', { model: name }, one.signal)
      const capabilities = Array.isArray(shown.capabilities) ? shown.capabilities : null
      if (!runsHere({ name, ...shown }) || (capabilities && !capabilities.includes('completion'))) return 'silent'
      return { name, contextLength: contextLengthOf(shown), hasTools: capabilities?.includes('tools') ?? false }
    } catch (error) {
      if (one.signal.aborted) return 'unanswered'
      // Deleted since the list was made.
      return error instanceof Refused && error.status === 404 ? 'silent' : 'failed'
    } finally {
      one.end()
    }
  }

  async function* chat(model: string, { messages, tools, numCtx, numPredict, signal }: ModelRequest): AsyncGenerator<ModelPiece, void> {
    const request: ChatRequest & { stream: true } = {
      model,
      messages: messages.map(toldMessage),
      ...(tools && { tools: tools.map((tool) => ({ type: 'function', function: { ...tool, parameters: tool.parameters } })) }),
      stream: true,
      // What it thinks to itself would be neither shown nor checked, and takes long.
      think: false,
      options: { num_ctx: numCtx, num_predict: numPredict, temperature: 0 },
    }
    const response = await fetch(`${address}/api/chat`, {
      method: 'POST',
      body: JSON.stringify(request),
      headers: { 'content-type': 'application/json' },
      ...ours,
      signal,
    })
    if (!response.ok || !response.body) throw new Refused(response.status)
    for await (const line of jsonLines(response.body)) {
      const { message, done, done_reason, error } = line as Partial<ChatResponse> & { error?: unknown }
      if (error !== undefined) throw new Error('the local model told of an error')
      const toolCalls = message?.tool_calls?.map(({ function: called }) => ({ name: called.name, arguments: called.arguments }))
      yield {
        ...(message?.content && { text: message.content }),
        ...(toolCalls && toolCalls.length > 0 && { toolCalls }),
        ...(done && { done: done_reason === 'length' ? 'length' : 'stop' }),
      }
      if (done) return
    }
    throw new Error('the local model stopped before it was done')
  }

  return { check, chat }
}

type Known = InstalledModel | 'silent' | 'failed' | 'unanswered'

interface LookingAt {
  signal: AbortSignal
  wished: string | null
  found: (soFar: LocalModelStatus) => void
}

/** Aborted with the signal, or after this many milliseconds; `end` ends the waiting. */
function within(signal: AbortSignal, ms?: number) {
  const one = new AbortController()
  const abort = () => one.abort(signal.reason)
  if (signal.aborted) abort()
  signal.addEventListener('abort', abort)
  const timer = ms === undefined ? undefined : setTimeout(() => one.abort(new Error('no answer in time')), ms)
  const end = () => {
    clearTimeout(timer)
    signal.removeEventListener('abort', abort)
  }
  return { signal: one.signal, end }
}

/** No cookies and no credentials; it may not redirect elsewhere. */
const ours = { credentials: 'omit', cache: 'no-store', redirect: 'error', referrerPolicy: 'no-referrer' } as const

class Refused extends Error {
  readonly status: number
  constructor(status: number) {
    super(`the local model answered ${status}`)
    this.status = status
  }
}

/** Of a model that is not on this computer: what it is asked goes on to another host. */
interface Remote {
  remote_model?: string
  remote_host?: string
}

const runsHere = ({ name, remote_model, remote_host }: Pick<ModelResponse, 'name'> & Remote): boolean =>
  !remote_model && !remote_host && !/[:-]cloud$/.test(name)

/** The names of those that run here and can be asked for, each once. */
const namesOf = (models: readonly Partial<ModelResponse & Remote>[]): string[] => [
  ...new Set(
    models.flatMap((model) => {
      const { name } = Object(model) as Partial<ModelResponse & Remote>
      return typeof name === 'string' && name !== '' && name.length <= LONGEST_NAME && runsHere({ ...model, name }) ? [name] : []
    }),
  ),
]

/** Of a model that does not say. */
const SOME_TOKENS = 4096

/** `model_info` has it under the name of the model's family: `llama.context_length`. */
function contextLengthOf({ model_info }: Partial<ShowResponse>): number {
  const info: Readonly<Record<string, unknown>> = { ...model_info }
  const lengths = Object.keys(info).flatMap((key) => (key.endsWith('.context_length') ? [info[key]] : []))
  return lengths.find((length): length is number => typeof length === 'number' && length > 0) ?? SOME_TOKENS
}

const toldMessage = ({ role, content, toolCalls, toolName }: ModelMessage) => ({
  role,
  content,
  ...(toolCalls && { tool_calls: toolCalls.map((call) => ({ function: { name: call.name, arguments: { ...call.arguments } } })) }),
  ...(toolName && { tool_name: toolName }),
})

/** One of its models, for answering questions. */
export const localModel = (of: Pick<Ollama, 'chat'>, { name, contextLength, hasTools }: InstalledModel): LocalModel => ({
  name,
  contextLength,
  hasTools,
  chat: (request) => of.chat(name, request),
})
