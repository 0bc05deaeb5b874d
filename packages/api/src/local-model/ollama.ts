import type { LocalModel, ModelMessage, ModelPiece, ModelRequest } from '@convostat/ask'
import type { ChatRequest, ChatResponse, ListResponse, ModelResponse, ShowResponse } from 'ollama/browser'
import { jsonLines } from './json-lines.ts'
import { type InstalledModel, type LocalModelStatus, unavailable } from './local-models.ts'

/** Where Ollama listens unless it is told otherwise. */
export const usualAddress = 'http://127.0.0.1:11434'

/**
 * Ollama's HTTP API as far as it is needed, typed by its own client. That client is not used: what it cannot read of an answer
 * it writes to the console, where no text of a chat may stand, and it cannot be stopped before an answer has begun.
 */
export interface Ollama {
  /** The models that are installed, run on this computer and can talk; or why none is available. Throws nothing but the signal's reason. */
  check(signal: AbortSignal): Promise<LocalModelStatus>
  /** Throws where it cannot be reached, refuses, or stops before it is done. Ends at once where the signal is aborted. */
  chat(model: string, request: ModelRequest): AsyncGenerator<ModelPiece, void>
}

export interface OllamaOptions {
  fetch: typeof fetch
  /** Its address, without a slash at the end. */
  address?: string
  /** Whether anything at all answers there, told without reading the answer: what a page that is not allowed can still find out. */
  answers?(signal: AbortSignal): Promise<boolean>
}

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

  async function check(signal: AbortSignal): Promise<LocalModelStatus> {
    try {
      const { models = [] } = await asked<Partial<ListResponse>>('/api/tags', null, signal)
      const known = await Promise.all(models.filter(runsHere).map(({ name }) => installed(name, signal)))
      const talking = known.filter((model) => model !== null)
      const [first = null] = talking
      return first ? { model: first, models: talking, reason: null } : unavailable('no_model')
    } catch (error) {
      signal.throwIfAborted()
      // 403 is what it says to a page that OLLAMA_ORIGINS does not name; a browser shows that answer to nobody.
      if (error instanceof Refused && error.status === 403) return unavailable('origin_not_allowed')
      return unavailable((await answers(signal)) ? 'origin_not_allowed' : 'not_running')
    }
  }

  /** What is to be known of a model before it is asked; null where it cannot talk, or cannot be asked about. */
  async function installed(name: string, signal: AbortSignal): Promise<InstalledModel | null> {
    try {
      const shown = await asked<Partial<ShowResponse> & Remote>('/api/show', { model: name }, signal)
      const { capabilities } = shown
      if (!runsHere({ name, ...shown }) || (capabilities && !capabilities.includes('completion'))) return null
      return { name, contextLength: contextLengthOf(shown), hasTools: capabilities?.includes('tools') ?? false }
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof Refused && error.status === 404) return null
      throw error
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

/** Neither cookies nor whatever else; no other place that it may send one to. */
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

/** One of its models, for whoever answers questions. */
export const localModel = (of: Pick<Ollama, 'chat'>, { name, contextLength, hasTools }: InstalledModel): LocalModel => ({
  name,
  contextLength,
  hasTools,
  chat: (request) => of.chat(name, request),
})
