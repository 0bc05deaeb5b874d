import { expect, test, vi } from 'vitest'
import { androidExport, longExport, picnic } from '#testing/exports.ts'
import { sessionOf } from '#testing/session.ts'
import { Failure } from '../failure.ts'
import { HISTORY_LENGTH } from './chats.ts'
import { figureHandlers, publicForms } from './figure-handlers.ts'
import { messageHandlers } from './messages.ts'
import { overviewHandlers } from './overview.ts'

const session = sessionOf(
  { charts: (parts) => figureHandlers('charts', parts), messages: messageHandlers, overview: overviewHandlers },
  publicForms,
)

/** A session on the same store, as after a reload. */
const reloaded = (before: ReturnType<typeof session>, options = {}) => session({ store: before.store, ...options })

test('an upload is kept with its file as given, and opens again after a reload', async () => {
  const before = session()
  const file = picnic()
  const answer = await before.api.upload.run({ file })
  await vi.waitFor(() => expect(before.store.kept.get(answer.upload_id)?.files[0]).toBe(file))
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

test('an upload is opened as it was read: with what was said of lines in another format', async () => {
  const before = session()
  const own = ['03/04/2021, 20:00 - Ana: hi', '24/04/2021, 20:00 - Ben: look']
  const file = androidExport([...own, '[23.04.21, 20:00:01] Ana: one', '[23.04.21, 20:00:02] Ben: two'])
  for (const [other_formats, messages] of [
    ['text', 2],
    ['messages', 4],
  ] as const) {
    const facts = await before.api.upload.inspect({ file, other_formats })
    expect([facts.message_count, facts.other_format_lines, facts.other_format_messages]).toEqual([messages, 4 - messages, messages - 2])
    const { upload_id } = await before.api.upload.run({ file, other_formats })
    await vi.waitFor(() => expect(before.store.kept.has(upload_id)).toBe(true))
    expect((await reloaded(before).api.uploads.open({ upload_id })).overview.total_messages).toBe(messages)
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

test('the answer does not wait for the store, and the next one says where the copy is', async () => {
  const { api, store } = session()
  const release = store.hold()
  expect((await api.upload.run({ file: picnic() })).stored).toBe('writing')
  expect((await api.overview.get()).stored).toBe('writing')
  release()
  await vi.waitFor(async () => expect((await api.overview.get()).stored).toBe('stored'))
})

test('an upload works even where nothing can be stored', async () => {
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

test('the chat that was just added to is the newest: others are forgotten before it', async () => {
  const { api, store, clock } = session()
  const ids: string[] = []
  for (let i = 0; i < HISTORY_LENGTH; i++) {
    clock.now += 60_000
    ids.push((await api.upload.run({ file: picnic() })).upload_id)
  }
  clock.now += 60_000
  await api.upload.run({ file: picnic(), append_to: ids[0] })
  clock.now += 60_000
  await api.uploads.open({ upload_id: ids[1], refresh: true })
  clock.now += 60_000
  const { upload_id } = await api.upload.run({ file: picnic() })
  await vi.waitFor(() => expect(store.kept.has(ids[2])).toBe(false))
  expect((await api.uploads.list()).uploads.map(({ id }) => id)).toEqual([upload_id, ids[1], ids[0], ...ids.slice(3).reverse()])
})

test('A18: where the clock was set back, what is uploaded or added to now is still not what is forgotten', async () => {
  const { api, store, clock } = session()
  const ids: string[] = []
  for (let i = 0; i < HISTORY_LENGTH; i++) {
    clock.now += 60_000
    ids.push((await api.upload.run({ file: picnic() })).upload_id)
  }
  clock.now -= 3_600_000
  const { upload_id } = await api.upload.run({ file: picnic() })
  await vi.waitFor(() => expect([...store.kept.keys()].sort()).toEqual([...ids.slice(1), upload_id].sort()))
  await api.upload.run({ file: picnic(), append_to: ids[1] })
  await vi.waitFor(() => expect(store.kept.get(ids[1])?.files).toHaveLength(2))
  expect((await api.uploads.list()).uploads[0].id).toBe(upload_id)
})

test('where the host was restarted, the upload that was open is opened by the first call, once for all that ask', async () => {
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

test('the history: newest first, with what its cards show; the open chat is listed though it could not be kept', async () => {
  const { api, store, clock } = session()
  await expect(api.uploads.list()).resolves.toMatchObject({ uploads: [], damaged: [] })
  const { upload_id: first } = await api.upload.run({ file: picnic() })
  await vi.waitFor(() => expect(store.kept.size).toBe(1))
  clock.now += 60_000
  store.fails = true
  const { upload_id: second } = await api.upload.run({ file: longExport(5001) })
  store.fails = false
  const { uploads } = await api.uploads.list()
  expect(uploads.map(({ id }) => id)).toEqual([second, first])
  expect(uploads[0]).toMatchObject({ messageCount: 5000, wasTruncated: true, file_count: 1, bytes: null })
  expect(uploads[1]).toEqual({
    id: first,
    filename: 'WhatsApp Chat with Ana.txt',
    uploadDate: '2021-06-01T12:00:00.000Z',
    displayDate: 'Jun 1, 2021, 12:00 PM',
    participants: ['Ana', 'Ben'],
    messageCount: 5,
    dateRangeStart: '2021-03-01T20:00:00',
    dateRangeEnd: '2021-03-31T21:59:00',
    wasTruncated: false,
    title: 'Ana',
    is_group: false,
    file_count: 1,
    bytes: picnic().size,
  })
})

test('deleting one upload, then all: nothing of them is kept, and what was open is open no more', async () => {
  const { api, http, store, clock } = session()
  const ids: string[] = []
  for (let i = 0; i < 3; i++) {
    clock.now += 1000
    ids.push((await api.upload.run({ file: picnic() })).upload_id)
  }
  await vi.waitFor(() => expect(store.kept.size).toBe(3))
  await expect(http.uploads.delete({ upload_id: ids[0] })).resolves.toEqual({ deleted: [ids[0]] })
  await expect(http.uploads.delete({ upload_id: ids[0] })).resolves.toEqual({ deleted: [] })
  expect((await api.overview.get()).upload_id).toBe(ids[2])
  await expect(api.uploads.delete({ all: true })).resolves.toEqual({ deleted: [ids[2], ids[1]] })
  expect(store.kept.size).toBe(0)
  await expect(api.overview.get()).rejects.toMatchObject({ code: 'no_chat' })
  await expect(http.uploads.delete({})).rejects.toMatchObject({ code: 'field_invalid', field: 'upload_id' })
})

test('an upload deleted while it is written down is not kept after all', async () => {
  const { api, store } = session()
  const release = store.hold()
  const { upload_id } = await api.upload.run({ file: picnic() })
  await api.uploads.delete({ upload_id })
  release()
  await vi.waitFor(() => expect(store.kept.size).toBe(0))
  await expect(api.uploads.list()).resolves.toMatchObject({ uploads: [], damaged: [] })
})

const day = (n: number) =>
  androidExport(
    Array.from({ length: 4 }, (_, i) => `0${n + (i >> 1)}/03/2021, 20:0${i % 2} - ${i % 2 ? 'Ben' : 'Ana'}: ok ${n + (i >> 1)}`),
    `part ${n}.txt`,
  )

test('a further export of the same chat is merged into it, and the answer says what it added', async () => {
  const before = session()
  const { api, http, store, clock } = before
  const { upload_id } = await api.upload.run({ file: day(1) })
  clock.now += 86_400_000
  const answer = await http.upload.run({ file: day(2), append_to: upload_id })
  expect(answer).toMatchObject({
    upload_id,
    original_message_count: 6,
    uploadDate: '2021-06-02T12:00:00.000Z',
    overview: { total_messages: 6, start_date: '2021-03-01', end_date: '2021-03-03' },
    appended: {
      filename: 'part 2.txt',
      known_messages: 2,
      new_messages: 2,
      first_new: '2021-03-03T20:00:00',
      last_new: '2021-03-03T20:01:00',
    },
  })
  await vi.waitFor(() => expect(store.kept.get(upload_id)?.files).toHaveLength(2))
  expect((await api.uploads.list()).uploads).toMatchObject([{ id: upload_id, messageCount: 6, file_count: 2 }])
  const again = await reloaded(before).api.uploads.open({ upload_id })
  expect(again).toEqual({ ...answer, stored: 'stored' })
})

test('an export of other people is another chat; an unknown upload is not found; nothing changes', async () => {
  const { api } = session()
  const { upload_id } = await api.upload.run({ file: picnic() })
  const other = androidExport(['01/03/2021, 20:00 - Eva: hi', '01/03/2021, 20:01 - Finn: hi'])
  await expect(api.upload.run({ file: other, append_to: upload_id })).rejects.toMatchObject({ code: 'different_chat', status: 409 })
  await expect(api.upload.run({ file: picnic(), append_to: 'upload_1' })).rejects.toMatchObject({ code: 'upload_not_found' })
  expect(await api.overview.get()).toMatchObject({ original_message_count: 5, appended: null })
})

test('why an upload is not kept is said with the next answer', async () => {
  const { api, store } = session()
  store.put = () => Promise.reject(new Failure('storage_full', { detail: 'Not enough storage for this chat.' }))
  await api.upload.run({ file: picnic() })
  await vi.waitFor(async () =>
    expect(await api.overview.get()).toMatchObject({
      stored: 'failed',
      stored_problem: { code: 'storage_full', detail: 'Not enough storage for this chat.' },
    }),
  )
})

test('one phone writes its dates in one order: a file that does not tell it is read as the one that does', async () => {
  const usual = ['12/25/2021, 20:00 - Ana: merry christmas', '12/26/2021, 20:00 - Ben: and to you']
  const doubtful = ['01/02/2022, 20:00 - Ana: happy new year', '01/02/2022, 20:01 - Ben: thank you']
  for (const [first, second] of [
    [usual, doubtful],
    [doubtful, usual],
  ]) {
    const before = session()
    const { upload_id } = await before.api.upload.run({ file: androidExport(first, 'first.txt') })
    const both = { start_date: '2021-12-25', end_date: '2022-01-02' }
    expect((await before.api.upload.run({ file: androidExport(second, 'second.txt'), append_to: upload_id })).overview).toMatchObject(both)
    await vi.waitFor(() => expect(before.store.kept.get(upload_id)?.files).toHaveLength(2))
    expect((await reloaded(before).api.uploads.open({ upload_id })).overview).toMatchObject(both)
  }
})

test('A18: where the clock was set back, a newer upload still comes first', async () => {
  const before = session()
  const { upload_id: first } = await before.api.upload.run({ file: picnic() })
  await vi.waitFor(() => expect(before.store.kept.size).toBe(1))
  const later = reloaded(before)
  later.clock.now = before.clock.now - 3_600_000
  const { upload_id: second } = await later.api.upload.run({ file: picnic() })
  await vi.waitFor(() => expect(before.store.kept.size).toBe(2))
  expect(Number(second.slice(7))).toBeGreaterThan(Number(first.slice(7)))
})

test('a copy that reads no more was damaged since', async () => {
  const before = session()
  const { upload_id } = await before.api.upload.run({ file: picnic() })
  await vi.waitFor(() => expect(before.store.kept.size).toBe(1))
  const kept = before.store.kept.get(upload_id)
  if (kept) kept.files = [new File([new Uint8Array(300)], 'chat.txt')]
  await expect(reloaded(before).api.uploads.open({ upload_id })).rejects.toMatchObject({ code: 'upload_damaged' })
})

/** Ten uploads, the oldest first. */
async function fullHistory() {
  const it = session()
  const ids: string[] = []
  for (let i = 0; i < HISTORY_LENGTH; i++) {
    it.clock.now += 60_000
    ids.push((await it.api.upload.run({ file: picnic() })).upload_id)
  }
  await vi.waitFor(() => expect(it.store.kept.size).toBe(HISTORY_LENGTH))
  it.clock.now += 60_000
  const kept = () => [...it.store.kept.keys()].sort()
  return { ...it, ids, kept }
}

test('an eleventh upload replaces the one it names, and none with none', async () => {
  const { api, ids, kept, clock } = await fullHistory()
  const named = (await api.upload.run({ file: picnic(), replace: ids[4] })).upload_id
  const left = ids.filter((id) => id !== ids[4])
  await vi.waitFor(() => expect(kept()).toEqual([...left, named].sort()))
  await expect(api.uploads.open({ upload_id: ids[4] })).rejects.toMatchObject({ code: 'upload_not_found' })
  clock.now += 60_000
  const further = (await api.upload.run({ file: picnic(), replace: 'none' })).upload_id
  await vi.waitFor(() => expect(kept()).toEqual([...left, named, further].sort()))
})

test('a chat that is not there cannot be replaced: nothing is read or deleted', async () => {
  const { api, ids, kept } = await fullHistory()
  await expect(api.upload.run({ file: picnic(), replace: 'upload_1' })).rejects.toMatchObject({ code: 'upload_not_found' })
  expect(kept()).toEqual(ids)
})

test('what should be replaced stays while there is room, and where an export was added to it meanwhile', async () => {
  const { api, store, ids, kept, clock } = await fullHistory()
  await api.uploads.delete({ upload_id: ids[9] })
  const tenth = (await api.upload.run({ file: picnic(), replace: ids[0] })).upload_id
  await vi.waitFor(() => expect(kept()).toEqual([...ids.slice(0, 9), tenth].sort()))
  clock.now += 60_000
  const release = store.hold()
  const eleventh = (await api.upload.run({ file: picnic(), replace: ids[0] })).upload_id
  const there = store.kept.get(ids[0])
  if (!there) throw new Error('expected it to be kept')
  // As another tab does it.
  store.kept.set(ids[0], { ...there, files: [...there.files, picnic()] })
  release()
  await vi.waitFor(() => expect(kept()).toContain(eleventh))
  expect(kept()).toEqual([...ids.slice(0, 9), tenth, eleventh].sort())
})

test('adding an export to a chat never deletes another one', async () => {
  const { api, ids, kept, store, clock } = await fullHistory()
  const further = (await api.upload.run({ file: picnic(), replace: 'none' })).upload_id
  await vi.waitFor(() => expect(kept()).toContain(further))
  clock.now += 60_000
  await api.upload.run({ file: picnic(), append_to: ids[3] })
  await vi.waitFor(() => expect(store.kept.get(ids[3])?.files).toHaveLength(2))
  await vi.waitFor(async () => expect((await api.overview.get()).stored).toBe('stored'))
  expect(kept()).toHaveLength(HISTORY_LENGTH + 1)
})

test('an upload is deleted only as it was: with another number of exports it stays', async () => {
  const { api, store, clock } = session()
  const { upload_id } = await api.upload.run({ file: picnic() })
  await vi.waitFor(() => expect(store.kept.size).toBe(1))
  clock.now += 60_000
  await api.upload.run({ file: picnic(), append_to: upload_id })
  await vi.waitFor(() => expect(store.kept.get(upload_id)?.files).toHaveLength(2))
  expect(await api.uploads.delete({ upload_id, file_count: 1 })).toEqual({ deleted: [], kept: [upload_id] })
  expect((await api.uploads.open({ upload_id })).upload_id).toBe(upload_id)
  expect(await api.uploads.delete({ upload_id, file_count: 2 })).toEqual({ deleted: [upload_id] })
  expect(store.kept.size).toBe(0)
})

test('where one upload cannot be deleted the others are, and it is said', async () => {
  const { api, store, ids } = await fullHistory()
  const remove = store.remove.bind(store)
  store.remove = async (id, exports) => {
    if (id === ids[2]) throw new Failure('storage_full')
    return remove(id, exports)
  }
  await expect(api.uploads.delete({ all: true })).rejects.toMatchObject({ code: 'storage_full' })
  expect([...store.kept.keys()]).toEqual([ids[2]])
  expect((await api.uploads.list()).uploads.map(({ id }) => id)).toEqual([ids[2]])
})

/** A store whose first list comes late, as it was when it was asked for. */
function lateStore(store: ReturnType<typeof session>['store'], asks: number) {
  let asked = 0
  let answer = () => {}
  const late = new Promise<void>((resolve) => {
    answer = resolve
  })
  const list = async () => {
    const isLate = asked++ < asks
    const records = await store.list()
    if (isLate) await late
    return records
  }
  return { store: { ...store, list }, answer: () => answer(), hasAsked: () => vi.waitFor(() => expect(asked).toBeGreaterThanOrEqual(asks)) }
}

test('uploads that wait for the same list have different numbers, even at one time', async () => {
  const { store, answer, hasAsked } = lateStore(session().store, 2)
  const { api } = session({ store })
  const uploads = [picnic(), longExport(20)].map((file) => api.upload.run({ file }))
  await hasAsked()
  // Both files are read before the list is there.
  await api.upload.inspect({ file: longExport(30) })
  answer()
  const [first, second] = await Promise.all(uploads)
  expect(first.upload_id).not.toBe(second.upload_id)
})

test('what is deleted while the history is read is not in it', async () => {
  const before = session()
  const { upload_id } = await before.api.upload.run({ file: picnic() })
  await vi.waitFor(() => expect(before.store.kept.has(upload_id)).toBe(true))
  const { store, answer, hasAsked } = lateStore(before.store, 1)
  const { api } = session({ store })
  const history = api.uploads.list()
  await hasAsked()
  await api.uploads.delete({ upload_id })
  answer()
  expect((await history).uploads).toEqual([])
})

test.each([true, false])('a chat whose file is gone while it is read was deleted, where its entry is gone, too: %s', async (isDeleted) => {
  const before = session()
  const { upload_id } = await before.api.upload.run({ file: picnic() })
  await vi.waitFor(() => expect(before.store.kept.has(upload_id)).toBe(true))
  const { store } = before
  const get = async () => {
    if (isDeleted) await store.remove(upload_id, undefined)
    throw new DOMException('', 'NotFoundError')
  }
  const { api } = session({ store: { ...store, get } })
  await expect(api.uploads.open({ upload_id })).rejects.toMatchObject({ code: isDeleted ? 'upload_not_found' : 'unknown' })
})
