import type { EmotionModel } from '@convostat/emotion'
import { chatOf } from '@convostat/engine/testing/chat-of.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { longExport, picnic } from '#testing/exports.ts'
import { realModel } from '#testing/model.ts'
import { sessionOf } from '#testing/session.ts'
import { Failure } from '../failure.ts'
import { heldCorrections } from './corrections.ts'
import { chatFeelings } from './feelings.ts'
import { figureHandlers, publicForms } from './figure-handlers.ts'
import { messageHandlers } from './messages.ts'
import { overviewHandlers } from './overview.ts'
import { searchHandlers } from './search.ts'
import { sentimentHandlers } from './sentiment.ts'

const session = sessionOf(
  {
    charts: (parts) => figureHandlers('charts', parts),
    messages: messageHandlers,
    overview: overviewHandlers,
    search: searchHandlers,
    sentiment: sentimentHandlers,
  },
  publicForms,
)

/** A host whose model comes when it is said to. */
function slowHost() {
  let resolve: (model: EmotionModel) => void = () => undefined
  const model = new Promise<EmotionModel>((hear) => {
    resolve = hear
  })
  return { emotion: vi.fn(() => model), comes: async () => resolve(await realModel()) }
}

test('a chat is read once it is open, in the background: only calls that need it wait, and they receive its progress', async () => {
  const { emotion, comes } = slowHost()
  const { api, progress } = session({ emotion })
  await api.upload.run({ file: longExport(20_000) })
  await vi.waitFor(() => expect(emotion).toHaveBeenCalled())
  expect((await api.overview.get()).original_message_count).toBe(20_000)
  expect((await api.charts.heatmap()).messages).toBe(5000)
  progress.length = 0
  const waiting = api.sentiment.distribution()
  await comes()
  await waiting
  expect(progress.length).toBeGreaterThan(1)
  expect(new Set(progress.map(({ stage, total }) => `${stage} ${total}`))).toEqual(new Set(['feeling 5000']))
  expect(progress.at(-1)).toMatchObject({ done: 5000 })
  progress.length = 0
  await api.sentiment.distribution()
  await api.sentiment.trend()
  expect(progress).toEqual([])
})

test('who gives up waiting is let go immediately, and the reading continues for others', async () => {
  const { emotion, comes } = slowHost()
  const { api } = session({ emotion })
  await api.upload.run({ file: picnic() })
  const stop = new AbortController()
  const given = api.sentiment.trend({}, { signal: stop.signal })
  const staying = api.sentiment.trend()
  stop.abort()
  await expect(given).rejects.toMatchObject({ name: 'AbortError' })
  await comes()
  await expect(staying).resolves.toHaveProperty('overall_trend')
})

test('a chat that is deleted while it is read is no longer a chat to who waits for it', async () => {
  const { emotion } = slowHost()
  const { api } = session({ emotion })
  const { upload_id } = await api.upload.run({ file: picnic() })
  const waiting = api.sentiment.trend()
  await vi.waitFor(() => expect(emotion).toHaveBeenCalled())
  await api.uploads.delete({ upload_id })
  await expect(waiting).rejects.toMatchObject({ code: 'no_chat' })
})

test('another chat is opened: what nobody waits for is read no further, what a call waits for is', async () => {
  const { emotion, comes } = slowHost()
  const { api } = session({ emotion })
  const { upload_id: first } = await api.upload.run({ file: picnic() })
  const waiting = api.sentiment.distribution({}, { uploadId: first })
  await api.upload.run({ file: longExport(30) })
  await comes()
  expect(Object.values(await waiting).reduce((sum, count) => sum + count, 0)).toBe(5)
  expect(Object.values(await api.sentiment.distribution()).reduce((sum, count) => sum + count, 0)).toBe(30)
  expect(await api.sentiment.distribution({}, { uploadId: first })).toEqual(await waiting)
})

test('a chat that is opened again while its reading is being stopped is read again', async () => {
  const { api, progress } = session({ emotion: realModel })
  const { upload_id: first } = await api.upload.run({ file: longExport(5000) })
  await vi.waitFor(() => api.sentiment.distribution({}, { uploadId: first }))
  const { upload_id: second } = await api.upload.run({ file: longExport(4000) })
  const sum = async (uploadId: string) =>
    Object.values(await api.sentiment.distribution({}, { uploadId })).reduce((all, count) => all + count, 0)
  // Nobody has waited for the second; the first, beside it, was read already.
  progress.length = 0
  await api.uploads.open({ upload_id: first })
  const answers = [sum(second), sum(first)]
  await api.uploads.open({ upload_id: second })
  expect(await Promise.all([...answers, sum(second)])).toEqual([4000, 5000, 4000])
  expect(progress.filter(({ stage, total }) => stage === 'feeling' && total === 5000)).toEqual([])
})

test('a license that comes while the feelings of the cut chat are waited for refuses nobody', async () => {
  const { emotion, comes } = slowHost()
  const { api, goPro } = session({ emotion })
  await api.upload.run({ file: longExport(5300) })
  const count = async () => Object.values(await api.sentiment.distribution()).reduce((all, each) => all + each, 0)
  const cut = count()
  await vi.waitFor(() => expect(emotion).toHaveBeenCalled())
  goPro()
  const whole = count()
  await comes()
  expect(await Promise.all([cut, whole])).toEqual([5000, 5300])
})

test('without the model that is said where it is needed; a search goes without, except for its filter', async () => {
  const { http, app, log } = session()
  await http.upload.run({ file: picnic() })
  await expect(http.sentiment.trend()).rejects.toMatchObject({
    code: 'model_unavailable',
    status: 503,
    detail: 'Sentiment and emotions could not be loaded. Check your connection, then try again.',
  })
  expect((await app.request('/api/charts/sentiment')).status).toBe(503)
  const { results } = await http.search.run()
  expect(results.map(({ sentiment, sentiment_score }) => [sentiment, sentiment_score])).toEqual(results.map(() => [null, null]))
  await expect(http.search.run({ sentiment: 'positive' })).rejects.toMatchObject({ code: 'not_available', status: 400, field: 'sentiment' })
  await expect(http.search.export({ search: { sentiment: 'positive' } })).rejects.toMatchObject({ code: 'not_available' })
  expect(await (await http.search.export({ search: {} })).text()).toContain('Picnic on Saturday?')
  expect((await http.messages.around({ around: 0 })).messages[1].sentiment).toBeNull()
  expect(log).toEqual([])
})

test('a search or a conversation waits two seconds for a model that is slow to come, no longer', async () => {
  const { api } = session({ emotion: () => new Promise(() => undefined) })
  await api.upload.run({ file: picnic() })
  const late = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal)
  onTestFinished(() => timeout.mockRestore())
  const settled = vi.fn()
  const both = Promise.all([api.search.run(), api.messages.around({ around: 0 })])
  void both.then(settled)
  await vi.waitFor(() => expect(timeout.mock.calls).toEqual([[2000], [2000]]))
  expect(settled).not.toHaveBeenCalled()
  late.abort(new DOMException('two seconds are over', 'TimeoutError'))
  const [{ results }, { messages }] = await both
  expect([results[0].sentiment, messages[1].sentiment]).toEqual([null, null])
})

test('a call that cannot wait for a long chat goes without; reading continues for those that can', async () => {
  const chat = chatOf('mon 09:00 Ana: I love this')
  const { emotion, comes } = slowHost()
  const feelings = chatFeelings({ emotion, corrections: heldCorrections(), patience: 20 })
  const context = { plan: 'free', signal: new AbortController().signal, report: () => undefined } as const
  feelings.resume(chat)
  expect(await feelings.ifThere(chat, context)).toBeNull()
  const waiting = feelings.of(chat, context)
  await comes()
  const read = await waiting
  expect(await feelings.ifThere(chat, context)).toBe(read)
  expect(emotion).toHaveBeenCalledTimes(1)
})

test('a chat that calls are about is read in the background, though the first caller has given up', async () => {
  const chat = chatOf('mon 09:00 Ana: I love this')
  const { emotion, comes } = slowHost()
  const feelings = chatFeelings({ emotion, corrections: heldCorrections() })
  const stop = new AbortController()
  feelings.resume(chat)
  await vi.waitFor(() => expect(emotion).toHaveBeenCalledTimes(1))
  const given = feelings.of(chat, { plan: 'free', signal: stop.signal, report: () => undefined })
  stop.abort()
  await expect(given).rejects.toMatchObject({ name: 'AbortError' })
  await comes()
  await feelings.of(chat, { plan: 'free', signal: new AbortController().signal, report: () => undefined })
  expect(emotion).toHaveBeenCalledTimes(1)
})

test('a chat that is reopened after this host restarted is read in the background, too', async () => {
  const { emotion } = slowHost()
  const { api, store } = session({ emotion })
  const { upload_id: opened } = await api.upload.run({ file: picnic() })
  await vi.waitFor(() => expect(emotion).toHaveBeenCalledTimes(1))
  const { api: anew } = session({ store, opened, emotion })
  await anew.overview.get()
  await vi.waitFor(() => expect(emotion).toHaveBeenCalledTimes(2))
})

test('nothing more is read for a session that has ended', async () => {
  const leaving = new AbortController()
  const { emotion, comes } = slowHost()
  const { api } = session({ emotion, left: leaving.signal })
  await api.upload.run({ file: longExport(5000) })
  const progress: unknown[] = []
  const waiting = api.sentiment.trend({}, { report: (step) => progress.push(step) })
  await vi.waitFor(() => expect(emotion).toHaveBeenCalled())
  leaving.abort()
  await expect(waiting).rejects.toBeDefined()
  await comes()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(progress).toEqual([])
})

test('a reading that is due when the session ends fails quietly', async () => {
  const leaving = new AbortController()
  const { emotion } = slowHost()
  const unheard = vi.fn()
  process.on('unhandledRejection', unheard)
  onTestFinished(() => void process.off('unhandledRejection', unheard))
  chatFeelings({ emotion, corrections: heldCorrections(), left: leaving.signal }).resume(chatOf('mon 09:00 Ana: I love this'))
  leaving.abort()
  await vi.waitFor(() => expect(emotion).toHaveBeenCalled())
  await new Promise((resolve) => setTimeout(resolve))
  expect(unheard).not.toHaveBeenCalled()
})

test('what failed is tried again by who asks next', async () => {
  const emotion = vi.fn(realModel)
  emotion.mockRejectedValueOnce(new Error('ENOENT: no such file')).mockRejectedValueOnce(new Failure('model_unavailable'))
  const { api } = session({ emotion })
  await api.upload.run({ file: picnic() })
  await vi.waitFor(() => expect(emotion).toHaveBeenCalledTimes(1))
  await expect(api.sentiment.trend()).rejects.toMatchObject({ code: 'model_unavailable' })
  await expect(api.sentiment.trend()).resolves.toHaveProperty('overall_trend')
})
