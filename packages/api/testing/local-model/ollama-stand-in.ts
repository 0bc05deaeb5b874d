import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { undescribed } from './described.ts'

interface StandInModel {
  name: string
  contextLength?: number
  capabilities?: readonly string[]
  /** It is not on this computer: what it is asked goes on to this host. */
  remoteHost?: string
  /** What is asked about it is answered with this status, or not at all. */
  fails?: number | 'silent'
}

/** What it does next while it answers. */
export type Step =
  | { say: string }
  | { call: { name: string; arguments: Record<string, unknown> }[] }
  /** Of milliseconds. */
  | { wait: number }
  /** The end of what it says; `length` where it was cut. */
  | { done: 'stop' | 'length' }
  /** It reports an error in the middle of its answer. */
  | { error: string }
  /** The connection is gone. */
  | 'dies'
  /** The last line is cut in the middle, and the answer ends there. */
  | 'is cut'
  | { refuses: number }

/** What it was asked, as it is described. */
export interface StandInChat {
  model: string
  messages: { role: string; content: string; tool_name?: string; tool_calls?: unknown[] }[]
  tools?: { function: { name: string; parameters: object } }[]
  options?: { num_ctx?: number; num_predict?: number }
}

export interface StandInOptions {
  port?: number
  models?: readonly StandInModel[]
  /** Other origins it answers, beside those of this computer. */
  origins?: readonly string[]
  /** What it does when it is asked. */
  answer?: (chat: StandInChat) => readonly Step[]
}

export interface StandIn {
  address: string
  /** Every request, in order. */
  readonly requests: { method: string; path: string; origin: string | undefined; body: string }[]
  readonly chats: StandInChat[]
  /** Where something sent to it or by it is not as Ollama's published description says. */
  readonly mistakes: string[]
  /** How many answers someone hung up on. */
  hungUp: number
  set(options: Pick<StandInOptions, 'models' | 'answer' | 'origins'>): void
  close(): Promise<void>
}

/** A program that answers as Ollama does, as far as it is asked here; what goes in and out is compared with its published description. */
export async function ollamaStandIn({ port = 0, ...given }: StandInOptions = {}): Promise<StandIn> {
  let options: StandInOptions = given
  const requests: StandIn['requests'] = []
  const chats: StandInChat[] = []
  const mistakes: string[] = []
  const described = <T>(name: string, value: T): T => {
    mistakes.push(...undescribed(name, value))
    return value
  }
  const models = () => options.models ?? [{ name: 'llama3.2:latest' }]

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { origin } = request.headers
    const path = request.url ?? ''
    const body = await textOf(request)
    requests.push({ method: request.method ?? '', path, origin, body })
    if (origin !== undefined && !isAllowed(origin)) return void response.writeHead(403).end()
    if (origin !== undefined) response.setHeader('access-control-allow-origin', origin)
    if (request.method === 'OPTIONS') {
      response.setHeader('access-control-allow-methods', 'GET,POST,PUT,PATCH,DELETE,HEAD,OPTIONS')
      response.setHeader('access-control-allow-headers', 'authorization,content-type,user-agent,accept,x-requested-with')
      return void response.writeHead(204).end()
    }
    const json = (value: unknown, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(value))
    if (path === '/api/version') return void json(described('VersionResponse', { version: '0.12.6' }))
    if (path === '/api/tags') return void json(described('ListResponse', { models: models().map(summary) }))
    if (path === '/api/show') {
      const { model } = described('ShowRequest', JSON.parse(body) as { model: string })
      const found = models().find(({ name }) => name === model)
      if (found?.fails === 'silent') return
      if (found?.fails) return void json({ error: 'unable to load model' }, found.fails)
      return void (found ? json(described('ShowResponse', shown(found))) : json({ error: `model '${model}' not found` }, 404))
    }
    if (path === '/api/chat') {
      const chat = described('ChatRequest', JSON.parse(body) as StandInChat)
      chats.push(chat)
      return say(response, chat, options.answer?.(chat) ?? [{ say: 'NO ANSWER' }, { done: 'stop' }])
    }
    json({ error: 'not found' }, 404)
  }

  const isAllowed = (origin: string): boolean =>
    /^https?:\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0)(?::\d+)?$/.test(origin) || (options.origins ?? []).includes(origin)

  async function say(response: ServerResponse, { model }: StandInChat, steps: readonly Step[]): Promise<void> {
    response.on('close', () => {
      if (!response.writableFinished) standIn.hungUp++
    })
    const line = (message: object, rest: object = {}) =>
      `${JSON.stringify(described('done' in rest ? 'ChatResponse' : 'ChatStreamEvent', { model, created_at: '2026-01-01T00:00:00.000Z', message: { role: 'assistant', content: '', ...message }, done: false, ...rest }))}\n`
    for (const step of steps) {
      if (response.destroyed) return
      if (step === 'dies') return void response.destroy()
      if (step === 'is cut') return void response.end(line({ content: 'and then' }).slice(0, 40))
      if ('refuses' in step)
        return void response.writeHead(step.refuses, { 'content-type': 'application/json' }).end(JSON.stringify({ error: 'refused' }))
      if (!response.headersSent) response.writeHead(200, { 'content-type': 'application/x-ndjson' })
      if ('wait' in step) await new Promise((resolve) => setTimeout(resolve, step.wait))
      else if ('error' in step) response.write(`${JSON.stringify({ error: step.error })}\n`)
      else if ('call' in step) response.write(line({ tool_calls: step.call.map((called) => ({ function: called })) }))
      else if ('done' in step) response.write(line({}, { done: true, done_reason: step.done, eval_count: 7, total_duration: 1 }))
      // As it comes: a few letters at a time.
      else for (const piece of step.say.match(/[\s\S]{1,7}/gu) ?? []) response.write(line({ content: piece }))
    }
    response.end()
  }

  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()))
  await listening(server, port)
  const standIn: StandIn = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    chats,
    mistakes,
    hungUp: 0,
    set: (changed) => {
      options = { ...options, ...changed }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return standIn
}

/** Ollama's own address is one: a test waits until no other test has it. */
async function listening(server: Server, port: number): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      return await new Promise<void>((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, '127.0.0.1', resolve)
      })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || tries === 200) throw error
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
  }
}

const summary = ({ name, remoteHost }: StandInModel) => ({
  name,
  model: name,
  modified_at: '2026-01-01T00:00:00Z',
  size: 2_019_393_189,
  digest: 'a80c4f17acd55265feec403c7aef86be0c25983ab279d83f3bcd3abbcb5b8b72',
  details: { format: 'gguf', family: 'llama', families: ['llama'], parameter_size: '3.2B', quantization_level: 'Q4_K_M' },
  ...(remoteHost && { remote_host: remoteHost, remote_model: name }),
})

const shown = ({ contextLength = 131_072, capabilities = ['completion', 'tools'], remoteHost }: StandInModel) => ({
  parameters: '',
  license: '',
  modified_at: '2026-01-01T00:00:00Z',
  details: { format: 'gguf', family: 'llama' },
  template: '',
  capabilities,
  model_info: { 'general.architecture': 'llama', 'llama.context_length': contextLength },
  ...(remoteHost && { remote_host: remoteHost }),
})

async function textOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return Buffer.concat(pieces).toString()
}
