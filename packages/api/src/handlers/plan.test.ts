import { expect, test, vi } from 'vitest'
import { longExport, picnic } from '#testing/exports.ts'
import { sessionOf } from '#testing/session.ts'
import { figureHandlers, publicForms } from './figure-handlers.ts'
import { overviewHandlers } from './overview.ts'
import { searchHandlers } from './search.ts'

const session = sessionOf(
  { overview: overviewHandlers, charts: (parts) => figureHandlers('charts', parts), search: searchHandlers },
  publicForms,
)

const all = 5300
const limit = 5000

/** A session with a chat of 5,300 messages, uploaded on Free and kept. */
async function withLongChat() {
  const here = session()
  const { upload_id } = await here.api.upload.run({ file: longExport(all) })
  await vi.waitFor(() => expect(here.store.kept.size).toBe(1))
  return { ...here, upload_id, read: vi.spyOn(here.store, 'get') }
}
type Here = Awaited<ReturnType<typeof withLongChat>>

/** How many messages each kind of call about a chat counts. */
async function counted({ api }: Pick<Here, 'api'>, uploadId?: string): Promise<number[]> {
  const asking = { uploadId }
  return Promise.all([
    api.overview.get({}, asking).then(({ overview }) => overview.total_messages),
    api.charts.timeseries({}, asking).then(({ messages }) => messages),
    api.charts.messageShare({}, asking).then(({ messages }) => messages),
    api.search.stats({}, asking).then(({ total_messages }) => total_messages),
    api.search.run({}, asking).then(({ metadata }) => metadata.total_results),
  ])
}
const each = (count: number) => [count, count, count, count, count]

test('a license that comes and ends is followed by every call about the open chat, and the file is read once for all of them', async () => {
  const here = await withLongChat()
  expect(await counted(here)).toEqual(each(limit))
  here.goPro()
  expect(await counted(here)).toEqual(each(all))
  expect(here.read).toHaveBeenCalledTimes(1)
  here.goFree()
  expect(await counted(here)).toEqual(each(limit))
  // What is cut off needs no reading.
  expect(here.read).toHaveBeenCalledTimes(1)
  here.goPro()
  expect(await counted(here)).toEqual(each(all))
})

test('a chat that a call names follows, too, beside the open one', async () => {
  const here = await withLongChat()
  await here.api.upload.run({ file: picnic() })
  expect(await counted(here, here.upload_id)).toEqual(each(limit))
  here.goPro()
  expect(await counted(here, here.upload_id)).toEqual(each(all))
  expect(await counted(here)).toEqual(each(5))
  here.goFree()
  expect(await counted(here, here.upload_id)).toEqual(each(limit))
})

test('the overview says what is analyzed now and what there is', async () => {
  const here = await withLongChat()
  const facts = async () => {
    const { was_truncated, message_limit, original_message_count, import: file } = await here.api.overview.get()
    return [was_truncated, message_limit, original_message_count, file.message_limit, file.exceeds_limit]
  }
  const free = [true, limit, all, limit, true]
  expect(await facts()).toEqual(free)
  here.goPro()
  expect(await facts()).toEqual([false, null, all, null, false])
  here.goFree()
  expect(await facts()).toEqual(free)
})

test('the history counts what is analyzed, after a license came and after it ended', async () => {
  const here = await withLongChat()
  const entry = async () => {
    await here.api.overview.get()
    const [{ messageCount, wasTruncated }] = (await here.api.uploads.list()).uploads
    return [messageCount, wasTruncated]
  }
  expect(await entry()).toEqual([limit, true])
  here.goPro()
  expect(await entry()).toEqual([all, false])
  here.goFree()
  expect(await entry()).toEqual([limit, true])
})

test('opening under another plan gives the same as after a reload', async () => {
  const here = await withLongChat()
  const opened = () => here.api.uploads.open({ upload_id: here.upload_id })
  const free = await opened()
  here.goPro()
  const pro = await opened()
  expect(pro).toMatchObject({ was_truncated: false, overview: { total_messages: all } })
  here.goFree()
  expect(await opened()).toEqual(free)
  const reloaded = session({ store: here.store })
  reloaded.goPro()
  expect(await reloaded.api.uploads.open({ upload_id: here.upload_id })).toEqual(pro)
  reloaded.goFree()
  expect(await reloaded.api.overview.get()).toEqual(free)
})

test('a chat of no more than the limit is never read again, and its answers say the limit', async () => {
  const here = session()
  await here.api.upload.run({ file: picnic() })
  const read = vi.spyOn(here.store, 'get')
  here.goPro()
  expect(await here.api.overview.get()).toMatchObject({ message_limit: null, overview: { total_messages: 5 } })
  here.goFree()
  expect(await here.api.overview.get()).toMatchObject({ message_limit: limit, was_truncated: false })
  expect(read).not.toHaveBeenCalled()
})

test('where nothing could be kept, the whole is read from the file that is still held', async () => {
  const here = session()
  here.store.fails = true
  await here.api.upload.run({ file: longExport(all) })
  await vi.waitFor(async () => expect((await here.api.overview.get()).stored).toBe('failed'))
  here.goPro()
  expect(await counted(here)).toEqual(each(all))
  expect((await here.api.overview.get()).stored).toBe('failed')
  here.goFree()
  expect(await counted(here)).toEqual(each(limit))
})

test('a copy that is still being written is waited for, and reported once it is written', async () => {
  const here = session()
  const release = here.store.hold()
  await here.api.upload.run({ file: longExport(all) })
  here.goPro()
  const waiting = counted(here)
  release()
  expect(await waiting).toEqual(each(all))
  expect((await here.api.overview.get()).stored).toBe('stored')
})

test('a chat that is cut while its copy is written still hears when it is', async () => {
  const here = session()
  here.goPro()
  const release = here.store.hold()
  await here.api.upload.run({ file: longExport(all) })
  here.goFree()
  expect((await here.api.overview.get()).stored).toBe('writing')
  release()
  await vi.waitFor(async () => expect((await here.api.overview.get()).stored).toBe('stored'))
})

test('what is added on Pro to a chat of Free gives the whole, and on Free again the most recent', async () => {
  const here = await withLongChat()
  here.goPro()
  const added = await here.api.upload.run({ file: longExport(all + 40), append_to: here.upload_id })
  expect(added).toMatchObject({ was_truncated: false, overview: { total_messages: all + 40 }, appended: { new_messages: 40 } })
  here.goFree()
  expect(await here.api.overview.get()).toMatchObject({ was_truncated: true, original_message_count: all + 40 })
  expect(await counted(here)).toEqual(each(limit))
})

test('a backup made on Free and restored on Pro opens whole', async () => {
  const before = await withLongChat()
  const file = await before.api.uploads.backup()
  const here = session()
  here.goPro()
  await here.api.uploads.restore({ file })
  expect(await here.api.uploads.open({ upload_id: before.upload_id })).toMatchObject({ overview: { total_messages: all } })
})

test('the id of a message is the same before and after', async () => {
  const here = await withLongChat()
  const newest = async () => (await here.api.search.run({ limit: 1 })).results[0].id
  const id = await newest()
  here.goPro()
  expect(await newest()).toBe(id)
})

test('a chat that is deleted while it is read for another plan is gone', async () => {
  const here = await withLongChat()
  here.goPro()
  const asking = here.api.overview.get().catch((error) => error)
  await here.api.uploads.delete({ upload_id: here.upload_id })
  expect(await asking).toMatchObject({ code: 'no_chat' })
})
