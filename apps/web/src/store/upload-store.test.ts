import type { UploadRecord } from '@convostat/api'
import { expect, test } from 'vitest'
import { createMemoryStore } from './memory-store.ts'
import { createUploadStore, type Files, type Records, sweep } from './upload-store.ts'

const recordOf = (id: string, more: Partial<UploadRecord> = {}): UploadRecord => ({
  id,
  filename: 'chat.txt',
  uploadDate: '2023-11-14T22:13:20Z',
  participants: ['Ana'],
  messageCount: 1,
  dateRangeStart: '2021-03-04T09:00:00',
  dateRangeEnd: '2021-03-04T09:00:00',
  wasTruncated: false,
  dateOrder: null,
  lastModified: 1_600_000_000_000,
  ...more,
})
const file = new File(['hello'], 'chat.txt', { lastModified: 1_600_000_000_000 })

/** A disk that can be looked at, spoiled and filled. */
function disk() {
  const records = new Map<string, unknown>()
  const files = new Map<string, Blob>()
  let isFull = false
  const asRecords: Records = {
    all: async () => [...records.values()],
    get: async (id) => records.get(id),
    put: async (kept) => {
      if (isFull) throw new DOMException('', 'QuotaExceededError')
      records.set(Object(kept).id, structuredClone(kept))
    },
    delete: async (id) => void records.delete(id),
  }
  const asFiles: Files = {
    write: async (id, given) => {
      files.set(id, given)
      return given.size
    },
    read: async (id) => {
      const content = files.get(id)
      return content ? { content, bytes: content.size } : null
    },
    delete: async (id) => void files.delete(id),
    ids: async () => [...files.keys()],
  }
  const store = createUploadStore(asRecords, asFiles, () => 1_700_000_700_000)
  const fill = () => {
    isFull = true
  }
  return { records, files, store, asRecords, asFiles, fill }
}

test('an upload comes back as it was given: its bytes, its name, its age', async () => {
  const { store } = disk()
  await store.put(recordOf('upload_1'), file)
  const kept = await store.get('upload_1')
  expect(kept?.record).toEqual(recordOf('upload_1'))
  expect(await kept?.file.text()).toBe('hello')
  expect(kept?.file).toMatchObject({ name: 'chat.txt', lastModified: 1_600_000_000_000 })
})

test('uploads are listed newest first', async () => {
  const { store } = disk()
  for (const id of ['upload_9', 'upload_100', 'upload_20']) await store.put(recordOf(id), file)
  expect((await store.list()).map(({ id }) => id)).toEqual(['upload_100', 'upload_20', 'upload_9'])
})

test('where the record cannot be written the file goes too: whole or not at all', async () => {
  const { store, files, fill } = disk()
  fill()
  await expect(store.put(recordOf('upload_1'), file)).rejects.toMatchObject({ name: 'QuotaExceededError' })
  expect([...files.keys()]).toEqual([])
  expect(await store.get('upload_1')).toBeNull()
})

test('a file of another size than its record says is damaged, and is not opened', async () => {
  const { store, files } = disk()
  await store.put(recordOf('upload_1'), file)
  files.set('upload_1', new Blob(['hel']))
  expect(await store.get('upload_1')).toBeNull()
})

test.each([
  ['nothing', undefined],
  ['text', 'upload_1'],
  ['another version', { v: 2, id: 'upload_1', bytes: 5, record: recordOf('upload_1') }],
  ['another upload’s record', { v: 1, id: 'upload_1', bytes: 5, record: recordOf('upload_2') }],
  ['a record without people', { v: 1, id: 'upload_1', bytes: 5, record: { ...recordOf('upload_1'), participants: undefined } }],
  ['a record with people that are no names', { v: 1, id: 'upload_1', bytes: 5, record: { ...recordOf('upload_1'), participants: [1] } }],
  ['a date order nobody writes', { v: 1, id: 'upload_1', bytes: 5, record: { ...recordOf('upload_1'), dateOrder: 'ydm' } }],
  ['a size that is no size', { v: 1, id: 'upload_1', bytes: -5, record: recordOf('upload_1') }],
])('%s in storage is passed over and left where it is', async (_name, kept) => {
  const { store, records, files } = disk()
  await store.put(recordOf('upload_2'), file)
  records.set('upload_1', kept)
  files.set('upload_1', file)
  expect(await store.get('upload_1')).toBeNull()
  expect((await store.list()).map(({ id }) => id)).toEqual(['upload_2'])
  expect(records.has('upload_1')).toBe(true)
})

test('a new date of an upload leaves its file alone; an unknown upload is not made by it', async () => {
  const { store } = disk()
  await store.put(recordOf('upload_1'), file)
  await store.update(recordOf('upload_1', { uploadDate: '2024-01-01T00:00:00Z' }))
  await store.update(recordOf('upload_2'))
  expect((await store.get('upload_1'))?.record.uploadDate).toBe('2024-01-01T00:00:00Z')
  expect(await store.list()).toHaveLength(1)
})

test('a removed upload leaves nothing; removing it again is no fault', async () => {
  const { store, records, files } = disk()
  await store.put(recordOf('upload_1'), file)
  await store.remove('upload_1')
  await store.remove('upload_1')
  expect([records.size, files.size]).toEqual([0, 0])
})

test('files without a record are swept once they are ten minutes old', async () => {
  const { files, asRecords, asFiles, store } = disk()
  await store.put(recordOf('upload_1700000000001'), file)
  files.set('upload_1700000000000', file)
  files.set('upload_1700000600000', file)
  files.set('something else', file)
  await sweep(asRecords, asFiles, 1_700_000_700_000)
  expect([...files.keys()]).toEqual(['upload_1700000000001', 'upload_1700000600000'])
})

test('where nothing may be kept the tab still has the chat, and is told that it is not kept', async () => {
  const store = createMemoryStore()
  await expect(store.put(recordOf('upload_1'), file)).rejects.toThrow('lets nothing be kept')
  expect(await (await store.get('upload_1'))?.file.text()).toBe('hello')
  await store.remove('upload_1')
  expect(await store.list()).toEqual([])
})
