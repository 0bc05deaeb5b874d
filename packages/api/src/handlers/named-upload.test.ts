import { expect, test, vi } from 'vitest'
import { androidExport, longExport, picnic } from '#testing/exports.ts'
import { sessionOf } from '#testing/session.ts'
import { figureHandlers, publicForms } from './figure-handlers.ts'
import { messageHandlers } from './messages.ts'
import { milestoneHandlers } from './milestones.ts'
import { overviewHandlers } from './overview.ts'
import { searchHandlers } from './search.ts'

const session = sessionOf(
  {
    charts: (parts) => figureHandlers('charts', parts),
    messages: messageHandlers,
    milestones: milestoneHandlers,
    overview: overviewHandlers,
    search: searchHandlers,
  },
  publicForms,
)

/** A session with two chats: the picnic of five messages, and one of twenty that was opened last. */
async function twoChats() {
  const made = session()
  const { upload_id: a } = await made.api.upload.run({ file: picnic() })
  const { upload_id: b } = await made.api.upload.run({ file: longExport(20) })
  await vi.waitFor(() => expect(made.store.kept.size).toBe(2))
  return { ...made, a, b }
}

test.each(['api', 'http'] as const)('two tabs look at two chats: each call is answered about the one that it names (%s)', async (door) => {
  const { [door]: api, a, b } = await twoChats()
  const [of, and] = [{ uploadId: a }, { uploadId: b }]
  for (const [asking, messages, people] of [
    [of, 5, ['Ana', 'Ben']],
    [and, 20, ['Ana', 'Ben']],
    [of, 5, ['Ana', 'Ben']],
  ] as const) {
    expect((await api.charts.heatmap({}, asking)).messages).toBe(messages)
    expect((await api.overview.get({}, asking)).overview).toMatchObject({ total_messages: messages, participants: people })
    expect(await api.search.stats({}, asking)).toMatchObject({ total_messages: messages })
    expect((await api.messages.around({ around: 0, after: 100 }, asking)).messages.filter(({ author }) => author !== null)).toHaveLength(
      messages,
    )
    expect((await api.milestones.first({ keyword: 'picnic' }, asking)).first_occurrence !== null).toBe(messages === 5)
  }
})

test('a call that names one leaves open what is open', async () => {
  const { api, a, b } = await twoChats()
  await api.charts.heatmap({}, { uploadId: a })
  expect((await api.overview.get()).upload_id).toBe(b)
  await api.uploads.open({ upload_id: a })
  expect((await api.overview.get()).upload_id).toBe(a)
  expect((await api.overview.get({}, { uploadId: b })).upload_id).toBe(b)
})

test('in turns neither small chat is read again; one that is not held is read once for all that ask', async () => {
  const { api, store, a, b } = await twoChats()
  const get = vi.spyOn(store, 'get')
  for (let i = 0; i < 3; i++) for (const uploadId of [a, b]) await api.charts.heatmap({}, { uploadId })
  expect(get).not.toHaveBeenCalled()
  const fresh = session({ store })
  const answers = await Promise.all([a, b, a, b].map((uploadId) => fresh.api.charts.heatmap({}, { uploadId })))
  expect(answers.map(({ messages }) => messages)).toEqual([5, 20, 5, 20])
  expect(get).toHaveBeenCalledTimes(2)
  await expect(fresh.api.charts.heatmap()).rejects.toMatchObject({ code: 'no_chat' })
})

test('a large chat is let go of when another is named, and read when it is asked about again', async () => {
  const made = session()
  const large = (n: number) => androidExport([1, 2, 3].map((day) => `0${day}/03/2021, 20:00 - Ana: ${`${n}`.repeat(3e6)}`))
  const ids: string[] = []
  for (const n of [1, 2, 3]) ids.push((await made.api.upload.run({ file: large(n) })).upload_id)
  await vi.waitFor(() => expect(made.store.kept.size).toBe(3))
  const get = vi.spyOn(made.store, 'get')
  expect((await made.api.charts.heatmap({}, { uploadId: ids[2] })).messages).toBe(3)
  expect(get).not.toHaveBeenCalled()
  expect((await made.api.charts.heatmap({}, { uploadId: ids[0] })).messages).toBe(3)
  expect(get).toHaveBeenCalledTimes(1)
})

test.each(['api', 'http'] as const)('what is named and not there is no chat, and no other is taken for it (%s)', async (door) => {
  const { [door]: api, a } = await twoChats()
  await api.uploads.delete({ upload_id: a })
  for (const uploadId of [a, 'upload_1', 'x', '../upload_1', '__proto__'])
    await expect(api.charts.heatmap({}, { uploadId })).rejects.toMatchObject({ code: 'no_chat', status: 404 })
  expect((await api.charts.heatmap()).messages).toBe(20)
})

test('a chat that is added to while a call reads it is not held as it was before', async () => {
  const { store, a } = await twoChats()
  const fresh = session({ store })
  await fresh.api.uploads.open({ upload_id: a })
  const further = androidExport(['01/04/2021, 20:00 - Ana: and again?', '13/04/2021, 20:00 - Ben: of course'])
  const [heatmap] = await Promise.all([
    fresh.api.charts.heatmap({}, { uploadId: a }),
    fresh.api.upload.run({ file: further, append_to: a }),
  ])
  expect([5, 7]).toContain(heatmap.messages)
  expect((await fresh.api.charts.heatmap({}, { uploadId: a })).messages).toBe(7)
})
