import { expect, test, vi } from 'vitest'
import { session } from '../testing/api.ts'
import { androidExport, longExport, picnic } from '../testing/exports.ts'
import { HISTORY_LENGTH } from './chats.ts'

/** A session on the same store, as after a reload. */
const reloaded = (before: ReturnType<typeof session>, options = {}) => session({ store: before.store, ...options })

test('an upload is kept with its file as given, and opens again after a reload', async () => {
  const before = session()
  const file = picnic()
  const answer = await before.api.upload.run({ file })
  await vi.waitFor(() => expect(before.store.kept.get(answer.upload_id)?.file).toBe(file))
  const { api } = reloaded(before)
  await expect(api.uploads.open({ upload_id: answer.upload_id })).resolves.toEqual({ ...answer, stored: 'stored' })
  await expect(api.overview.get()).resolves.toMatchObject({ upload_id: answer.upload_id })
})

test('the chat opened last is the one that calls are about', async () => {
  const { api } = session()
  const first = await api.upload.run({ file: picnic() })
  const second = await api.upload.run({ file: longExport(20) })
  expect((await api.overview.get()).upload_id).toBe(second.upload_id)
  await api.uploads.open({ upload_id: first.upload_id })
  expect((await api.overview.get()).upload_id).toBe(first.upload_id)
  expect((await api.charts.timeseries()).messages).toBe(5)
})

test('an upload is opened as it was read: with the order of dates that was chosen', async () => {
  const before = session()
  const file = androidExport(['03/04/2021, 20:00 - Ana: hi'])
  for (const [date_order, day] of [
    ['dmy', '2021-04-03'],
    ['mdy', '2021-03-04'],
  ] as const) {
    const { upload_id } = await before.api.upload.run({ file, date_order })
    await vi.waitFor(() => expect(before.store.kept.has(upload_id)).toBe(true))
    expect((await reloaded(before).api.uploads.open({ upload_id })).overview.start_date).toBe(day)
  }
})

test('A11: an unknown upload, or one of another session, is not found', async () => {
  const { upload_id } = await session().api.upload.run({ file: picnic() })
  const { api } = session()
  for (const id of [upload_id, 'upload_1', '', '../../etc/passwd', '__proto__']) {
    await expect(api.uploads.open({ upload_id: id })).rejects.toMatchObject({
      code: 'upload_not_found',
      status: 404,
      message: 'Upload data not found. It may have been cleaned up.',
    })
  }
})

test('analyzing again sets a new date, here and in what is kept', async () => {
  const before = session()
  const { upload_id } = await before.api.upload.run({ file: picnic() })
  await vi.waitFor(() => expect(before.store.kept.size).toBe(1))
  before.clock.now += 2 * 3_600_000
  expect(await before.api.uploads.open({ upload_id })).toMatchObject({ upload_id, uploadDate: '2021-06-01T12:00:00.000Z' })
  expect(await before.api.uploads.open({ upload_id, refresh: true })).toMatchObject({ upload_id, uploadDate: '2021-06-01T14:00:00.000Z' })
  expect(before.store.kept.get(upload_id)?.record.uploadDate).toBe('2021-06-01T14:00:00.000Z')
})

test('with a Pro license the same upload opens whole', async () => {
  const { api, goPro, store } = session()
  const { upload_id } = await api.upload.run({ file: longExport(5001) })
  await vi.waitFor(() => expect(store.kept.size).toBe(1))
  expect(await api.uploads.open({ upload_id })).toMatchObject({ was_truncated: true })
  goPro()
  expect(await api.uploads.open({ upload_id })).toMatchObject({
    was_truncated: false,
    message_limit: null,
    overview: { total_messages: 5001 },
  })
})

test('the answer does not wait for the store, and the next one says where the copy stands', async () => {
  const { api, store } = session()
  const release = store.hold()
  expect((await api.upload.run({ file: picnic() })).stored).toBe('writing')
  expect((await api.overview.get()).stored).toBe('writing')
  release()
  await vi.waitFor(async () => expect((await api.overview.get()).stored).toBe('stored'))
})

test('an upload stands even where nothing can be kept', async () => {
  const { api, store, log } = session()
  store.fails = true
  const { upload_id } = await api.upload.run({ file: picnic() })
  await vi.waitFor(async () => expect((await api.overview.get()).stored).toBe('failed'))
  expect((await api.charts.heatmap()).messages).toBe(5)
  expect(await api.uploads.open({ upload_id })).toMatchObject({ upload_id })
  expect(log).toEqual([])
})

test('the newest ten uploads are kept', async () => {
  const { api, store, clock } = session()
  const ids: string[] = []
  for (let i = 0; i < HISTORY_LENGTH + 2; i++) {
    clock.now += 1000
    ids.push((await api.upload.run({ file: picnic() })).upload_id)
  }
  await vi.waitFor(() => expect([...store.kept.keys()].sort()).toEqual(ids.slice(-HISTORY_LENGTH)))
})

test('where the host began anew, the upload that was open is opened by the first call, once for all that ask', async () => {
  const before = session()
  const { upload_id } = await before.api.upload.run({ file: picnic() })
  await vi.waitFor(() => expect(before.store.kept.size).toBe(1))
  const { api } = reloaded(before, { opened: upload_id })
  const get = vi.spyOn(before.store, 'get')
  const answers = await Promise.all([api.charts.heatmap(), api.charts.timeseries(), api.overview.get()])
  expect(answers.map((answer) => ('messages' in answer ? answer.messages : answer.upload_id))).toEqual([5, 5, upload_id])
  expect(get).toHaveBeenCalledTimes(1)
  await expect(reloaded(before, { opened: 'upload_1' }).api.overview.get()).rejects.toMatchObject({ code: 'no_chat' })
})
