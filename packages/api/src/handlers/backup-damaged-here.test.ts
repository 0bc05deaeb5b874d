import { expect, test, vi } from 'vitest'
import { day, filled, textsOf, told } from '#testing/backups.ts'
import { sessionOf } from '#testing/session.ts'
import { Failure } from '../failure.ts'
import { overviewHandlers } from './overview.ts'

const session = sessionOf({ overview: overviewHandlers })

type Made = Awaited<ReturnType<typeof filled>>

/** Ways in which a chat cannot be read, with what is left of it. */
const damages: [string, boolean, (made: Made, id: string) => void][] = [
  ['is damaged', false, ({ store }, id) => spyOnGet(store, id, () => Promise.reject(new Failure('upload_damaged')))],
  ['is damaged and not listed', false, ({ store }, id) => void (store.kept.delete(id) && store.damaged.set(id, 48))],
  ['is gone, and its record is not', true, ({ store }, id) => spyOnGet(store, id, async () => null)],
]

function spyOnGet(store: Made['store'], id: string, answer: () => ReturnType<Made['store']['get']>): void {
  const get = store.get.bind(store)
  vi.spyOn(store, 'get').mockImplementation((each) => (each === id ? answer() : get(each)))
}

test.each(damages)('a chat that %s keeps no other chat out of a backup, and what is left of it is in it', async (_how, isGone, damage) => {
  const made = await filled(3)
  const id = made.ids[1]
  const record = made.store.kept.get(id)?.record ?? null
  damage(made, id)
  const left = { file: isGone ? null : new File(['hi 3, half of it'], 'day 3.txt'), isWhole: false }
  vi.spyOn(made.store, 'remains').mockImplementation(async (each) => (each === id ? { record, files: [left] } : null))
  const file = await made.api.uploads.backup()
  const { 'convostat-backup.json': page, ...texts } = await textsOf(file)
  const others = [made.ids[2], made.ids[0]]
  expect(JSON.parse(page)).toMatchObject({
    version: 1,
    uploads: others.map((other) => ({ record: { id: other }, files: [`chats/${other}.txt`] })),
    damaged: [{ id, record, files: isGone ? [] : [`damaged/${id}.txt`] }],
  })
  expect(texts[`damaged/${id}.txt`]).toBe(isGone ? undefined : 'hi 3, half of it')
  // It is said before, by name.
  const { unreadable } = await made.api.uploads.list({ check: true })
  expect(unreadable).toEqual([{ id, uploadDate: expect.any(String), filename: 'day 3.txt', title: null, is_missing: isGone }])
  const after = session()
  expect(await after.api.uploads.restore({ file })).toEqual(told({ restored: 2, skipped: 0, damaged: isGone ? 0 : 1, no_room: 0 }))
  // Where it is whole, damage in the backup is not reported.
  const whole = await filled(3)
  expect(await whole.api.uploads.restore({ file })).toEqual(told({ restored: 0, skipped: 2, damaged: 0, no_room: 0 }))
})

test('where every chat can be read nothing is said, and the list says nothing of it unless it is asked', async () => {
  const { http } = await filled(2)
  expect((await http.uploads.list({ check: true })).unreadable).toEqual([])
  expect(await http.uploads.list()).not.toHaveProperty('unreadable')
})

test('a chat whose file breaks off while it is read is found out before it is packed', async () => {
  const made = await filled(2)
  const [file] = made.store.kept.get(made.ids[0])?.files ?? []
  if (!file) throw new Error('nothing is kept')
  file.stream = () => new ReadableStream({ start: (to) => to.error(new DOMException('', 'NotReadableError')) })
  expect((await made.api.uploads.list({ check: true })).unreadable).toMatchObject([{ id: made.ids[0] }])
  const texts = await textsOf(await made.api.uploads.backup())
  expect(JSON.parse(texts['convostat-backup.json']).uploads).toHaveLength(1)
})

test('an open chat that could not be kept is in the backup, too', async () => {
  const { api, store } = session()
  vi.spyOn(store, 'put').mockRejectedValue(new Failure('storage_full'))
  const { upload_id } = await api.upload.run({ file: day(1) })
  await vi.waitFor(async () => expect((await api.overview.get()).stored).toBe('failed'))
  const file = await api.uploads.backup()
  expect(Object.keys(await textsOf(file))).toContain(`chats/${upload_id}.txt`)
  expect(await session().api.uploads.restore({ file })).toMatchObject({ restored: 1 })
})

test('a damaged chat of a full list is restored in its own place, and takes none of another', async () => {
  const made = await filled(10)
  const file = await made.api.uploads.backup()
  const [id] = made.ids
  const { get, restore } = made.store
  let isDamaged = true
  vi.spyOn(made.store, 'get').mockImplementation(async (each) => {
    if (each === id && isDamaged) throw new Failure('upload_damaged')
    return get(each)
  })
  vi.spyOn(made.store, 'restore').mockImplementation(async (record, files) => {
    if (record.id === id) isDamaged = false
    return restore(record, files)
  })
  expect((await made.api.uploads.restore({ file, only: 'saved' })).chats).toContain(id)
  expect(await made.api.uploads.restore({ file })).toEqual(told({ restored: 1, skipped: 9, damaged: 0, no_room: 0 }))
  expect((await made.api.uploads.list()).uploads).toHaveLength(10)
})
