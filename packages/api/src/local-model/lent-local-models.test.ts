import type { ModelPiece, ModelRequest } from '@convostat/ask'
import { expect, test, vi } from 'vitest'
import { lentLocalModels } from './lent-local-models.ts'
import { serveLocalModel } from './serve-local-model.ts'

const request = (signal: AbortSignal): ModelRequest => ({ messages: [], numCtx: 1024, numPredict: 10, signal })
const model = { name: 'a', contextLength: 1024, hasTools: false }

type Chat = (model: string, request: ModelRequest) => AsyncGenerator<ModelPiece, void>

/** One end passed to the other, with a scripted model behind it. */
function lent(chat: Chat) {
  const failed = vi.fn()
  const models = lentLocalModels(() => {
    const { port1, port2 } = new MessageChannel()
    serveLocalModel(
      {
        postMessage: (said) => port1.postMessage(said),
        hear: (listener) => port1.addEventListener('message', ({ data }) => listener(data)),
      },
      { chat },
      failed,
    )
    port1.start()
    models.lendPort(port2)
  })
  models.lendStatus({ model, models: [model], reason: null })
  return { models, failed }
}

test('what a model says goes through the port, and a failure is one at both ends', async () => {
  const { models, failed } = lent(async function* (name, { numCtx }) {
    yield { text: `${name} ${numCtx}` }
    if (name === 'a') throw new Error('gone')
  })
  const asked = await models.model()
  const heard: unknown[] = []
  await expect(
    (async () => {
      for await (const piece of asked!.chat(request(new AbortController().signal))) heard.push(piece)
    })(),
  ).rejects.toThrow('the local model failed')
  expect(heard).toEqual([{ text: 'a 1024' }])
  expect(failed).toHaveBeenCalledOnce()
  expect(await models.model('not there')).toBe(null)
})

test('where the caller is gone the model stops writing', async () => {
  const { port1, port2 } = new MessageChannel()
  const gone = vi.fn()
  const begun = vi.fn()
  serveLocalModel(
    {
      postMessage: (said) => port1.postMessage(said),
      hear: (listener) => port1.addEventListener('message', ({ data }) => listener(data)),
      ended: (hear) => port1.addEventListener('close', hear),
    },
    {
      async *chat(_, { signal }) {
        signal.addEventListener('abort', gone)
        begun()
        yield { text: 'one' }
        await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      },
    },
    expect.unreachable,
  )
  port1.start()
  port2.postMessage({ id: 0, model: 'a', request: { messages: [], numCtx: 1024, numPredict: 10 } })
  await vi.waitFor(() => expect(begun).toHaveBeenCalled())
  expect(gone).not.toHaveBeenCalled()
  port2.close()
  await vi.waitFor(() => expect(gone).toHaveBeenCalled())
})

test('stopping reaches the model, and waiting callers learn when the connection to it ends', async () => {
  const stopped = vi.fn()
  const { models, failed } = lent(async function* (_, { signal }) {
    signal.addEventListener('abort', stopped)
    yield { text: 'one' }
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  })
  const asked = await models.model()
  const stopping = new AbortController()
  const reading = (async () => {
    for await (const _ of asked!.chat(request(stopping.signal))) stopping.abort()
  })()
  await reading
  await vi.waitFor(() => expect(stopped).toHaveBeenCalledOnce())
  // Reading no further is stopping, too.
  for await (const _ of asked!.chat(request(new AbortController().signal))) break
  await vi.waitFor(() => expect(stopped).toHaveBeenCalledTimes(2))
  const other = asked!.chat(request(new AbortController().signal))[Symbol.asyncIterator]()
  await other.next()
  const next = other.next()
  models.lendPort(null)
  await expect(next).rejects.toThrow('the local model failed')
  expect(failed).not.toHaveBeenCalled()
})
