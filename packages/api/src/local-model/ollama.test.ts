import type { ModelPiece, ModelRequest } from '@convostat/ask'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ollamaStandIn, type StandIn, type Step } from '#testing/local-model/ollama-stand-in.ts'
import { ollama } from './ollama.ts'
import { ownLocalModels } from './own-local-models.ts'

let standIn: StandIn
beforeEach(async () => {
  standIn = await ollamaStandIn()
})
afterEach(async () => {
  await standIn.close()
  expect(standIn.mistakes).toEqual([])
})

const never = new AbortController().signal
const asking: ModelRequest = { messages: [{ role: 'user', content: 'hi' }], numCtx: 2048, numPredict: 100, signal: never }
const client = () => ollama({ fetch, address: standIn.address })

async function piecesOf(steps: readonly Step[], request: Partial<ModelRequest> = {}): Promise<ModelPiece[]> {
  standIn.set({ answer: () => steps })
  const pieces: ModelPiece[] = []
  for await (const piece of client().chat('llama3.2:latest', { ...asking, ...request })) pieces.push(piece)
  return pieces
}

/** A page of another origin: whatever it asks says where it comes from, and of what is refused it learns nothing but that it failed. */
const foreignPage: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, headers: { ...init?.headers, origin: 'https://chat.example.com' } })
  if (!response.headers.has('access-control-allow-origin')) throw new TypeError('Failed to fetch')
  return response
}

test('the chat models that run here are listed, each with its context length and whether it takes tools', async () => {
  standIn.set({
    models: [
      { name: 'nomic-embed-text:latest', capabilities: ['embedding'] },
      { name: 'gemma3:4b', contextLength: 8192, capabilities: ['completion', 'vision'] },
      { name: 'gpt-oss:120b-cloud' },
      { name: 'borrowed:latest', remoteHost: 'https://ollama.com' },
      { name: 'llama3.2:latest' },
    ],
  })
  const gemma = { name: 'gemma3:4b', contextLength: 8192, hasTools: false }
  expect(await client().check(never)).toEqual({
    model: gemma,
    models: [gemma, { name: 'llama3.2:latest', contextLength: 131_072, hasTools: true }],
    reason: null,
  })
  // What is asked of a model of another host would leave this computer: it is not even asked about.
  expect(standIn.requests.map(({ body }) => body).join()).not.toMatch(/cloud|borrowed/)
})

test('why none can be asked is told apart: none installed, not allowed, not running', async () => {
  standIn.set({ models: [] })
  expect((await client().check(never)).reason).toBe('no_model')
  const answers = () =>
    fetch(`${standIn.address}/api/version`).then(
      () => true,
      () => false,
    )
  const page = () => ollama({ fetch: foreignPage, address: standIn.address, answers })
  expect((await page().check(never)).reason).toBe('origin_not_allowed')
  standIn.set({ origins: ['https://chat.example.com'], models: [{ name: 'llama3.2:latest' }] })
  expect((await page().check(never)).reason).toBe(null)
  await standIn.close()
  expect((await page().check(never)).reason).toBe('not_running')
  expect((await client().check(never)).reason).toBe('not_running')
  expect(await ownLocalModels(client()).model()).toBe(null)
})

test('an answer comes piece by piece, with what the model wants looked up, and is asked for as it is described', async () => {
  const pieces = await piecesOf(
    [{ say: 'Grüße aus Köln 🎉' }, { call: [{ name: 'count', arguments: { metric: 'messages' } }] }, { done: 'length' }],
    { tools: [{ name: 'count', description: 'Counts.', parameters: { type: 'object' } }] },
  )
  expect(pieces.map(({ text }) => text ?? '').join('')).toBe('Grüße aus Köln 🎉')
  expect(pieces.length).toBeGreaterThan(3)
  expect(pieces.slice(-2)).toEqual([{ toolCalls: [{ name: 'count', arguments: { metric: 'messages' } }] }, { done: 'length' }])
  expect(standIn.chats[0]).toMatchObject({ model: 'llama3.2:latest', options: { num_ctx: 2048, num_predict: 100 } })
})

test.each([
  ['dies', [{ say: 'Half of ' }, 'dies']],
  ['is cut in the middle of a line', [{ say: 'Half of ' }, 'is cut']],
  ['ends without an end', [{ say: 'Half of ' }]],
  ['tells of an error', [{ say: 'Half of ' }, { error: 'out of memory' }]],
  ['refuses', [{ refuses: 500 }]],
] satisfies [string, Step[]][])('an answer that %s throws, without a word of it in the console', async (_, steps) => {
  const consoles = (['log', 'info', 'warn', 'error'] as const).map((name) => vi.spyOn(console, name))
  await expect(piecesOf(steps)).rejects.toThrow()
  for (const each of consoles) expect(each).not.toHaveBeenCalled()
})

test('a reader that stops ends the answer at the model, also before it has begun', async () => {
  const stopping = new AbortController()
  standIn.set({ answer: () => [{ say: 'One. ' }, { wait: 60_000 }, { say: 'Two.' }] })
  const reading = (async () => {
    for await (const { text } of client().chat('llama3.2:latest', { ...asking, signal: stopping.signal })) if (text) stopping.abort()
  })()
  await expect(reading).rejects.toThrow()
  await vi.waitFor(() => expect(standIn.hungUp).toBe(1))
  const before = AbortSignal.abort()
  await expect(
    client()
      .chat('llama3.2:latest', { ...asking, signal: before })
      .next(),
  ).rejects.toThrow()
  expect(standIn.chats).toHaveLength(1)
})

test('a model that cannot be opened, or says nothing, is named and blocks no other; where all fail that is the reason', async () => {
  standIn.set({ models: [{ name: 'broken', fails: 500 }, { name: 'silent', fails: 'silent' }, { name: 'llama3.2:latest' }] })
  expect(await client().check(never)).toMatchObject({
    reason: null,
    model: { name: 'llama3.2:latest' },
    failed: ['broken'],
    unanswered: ['silent'],
  })
  standIn.set({ models: [{ name: 'broken', fails: 500 }] })
  expect(await client().check(never)).toMatchObject({ reason: 'models_failed', model: null, failed: ['broken'] })
})

test('of ten thousand models this many are looked at, with the one that is wished for', async () => {
  standIn.set({ models: Array.from({ length: 10_000 }, (_, n) => ({ name: `m${n}` })) })
  const { models, left } = await client().check(never, { wished: 'm5000' })
  expect([models.length, left, models.at(-1)?.name]).toEqual([100, 9900, 'm5000'])
  expect(standIn.requests).toHaveLength(101)
})

test('a model that the list calls local and its own description does not is not used', async () => {
  const names = ['elsewhere', 'also elsewhere', 'here']
  const elsewhere: Record<string, object> = {
    elsewhere: { remote_host: 'https://ollama.com' },
    'also elsewhere': { remote_model: 'gpt-oss:120b' },
  }
  const program: typeof fetch = async (input, init) => {
    if (String(input).endsWith('/api/tags')) return Response.json({ models: names.map((name) => ({ name })) })
    const { model } = JSON.parse(String(init?.body)) as { model: string }
    return Response.json({ capabilities: ['completion'], ...elsewhere[model] })
  }
  const { models, failed } = await ollama({ fetch: program }).check(never)
  expect([models.map(({ name }) => name), failed]).toEqual([['here'], undefined])
})
