import { crc32 } from '@convostat/api/crc32'
import { expect, test, vi } from 'vitest'
import { recordOf } from '#testing/upload-record.ts'
import type { Change } from './changes.ts'
import type { Device, Files, Records } from './device.ts'
import { NoRoom } from './full.ts'
import { createMemoryStore } from './memory-store.ts'
import { repair } from './repair.ts'
import { createUploadStore } from './upload-store.ts'

const file = new File(['hello'], 'chat.txt', { lastModified: 1_600_000_000_000 })

/** A disk that can be looked at, spoiled and filled. */
function disk() {
  const records = new Map<string, unknown>()
  const files = new Map<string, Blob>()
  let isFull = false
  let room: number | null = null
  const told: Change[] = []
  let last: Promise<unknown> = Promise.resolve()
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
      const content = await new Response(given.stream()).blob()
      files.set(id, content)
      return { bytes: content.size, crc: crc32(new Uint8Array(await content.arrayBuffer())) }
    },
    read: async (id) => {
      const content = files.get(id)
      return content ? { bytes: content.size, content: async () => content } : null
    },
    delete: async (id) => void files.delete(id),
    bytesFor: ({ size }) => size,
    sizes: async () => new Map(Array.from(files, ([name, { size }]) => [name, size])),
  }
  const device: Device = {
    records: asRecords,
    files: asFiles,
    alone: (work) => {
      const turn = last.then(work, work)
      last = turn.catch(() => undefined)
      return turn
    },
    freeBytes: async () => room,
    tell: (change) => told.push(change),
  }
  const fill = () => {
    isFull = true
  }
  /** From now on this many bytes are left. */
  const leave = (bytes: number) => {
    room = bytes
  }
  return { records, files, store: createUploadStore(device), device, told, fill, leave }
}

test('an upload comes back as it was given: its bytes, its name, its age', async () => {
  const { store } = disk()
  await store.put(recordOf('upload_1'), file)
  const kept = await store.get('upload_1')
  expect(kept?.record).toEqual(recordOf('upload_1'))
  expect(await kept?.files[0].text()).toBe('hello')
  expect(kept?.files[0]).toMatchObject({ name: 'chat.txt', lastModified: 1_600_000_000_000 })
})

test('uploads are listed newest first', async () => {
  const { store } = disk()
  for (const id of ['upload_9', 'upload_100', 'upload_20']) await store.put(recordOf(id), file)
  expect((await store.list()).map(({ id }) => id)).toEqual(['upload_100', 'upload_20', 'upload_9'])
})

test('an upload that was added to or reanalyzed comes before uploads after it', async () => {
  const { store } = disk()
  for (const id of ['upload_1700000000000', 'upload_1700000060000', 'upload_1700000120000'])
    await store.put(recordOf(id, { uploadDate: new Date(Number(id.slice(7))).toISOString() }), file)
  await store.update(recordOf('upload_1700000060000', { uploadDate: '2024-01-01T00:00:00Z' }))
  const added = { uploadDate: '2024-01-02T00:00:00Z', appended }
  await store.append(recordOf('upload_1700000000000', added), file)
  expect((await store.list()).map(({ id }) => id)).toEqual(['upload_1700000000000', 'upload_1700000060000', 'upload_1700000120000'])
})

test('where the record cannot be written the file goes too: whole or not at all', async () => {
  const { store, files, fill } = disk()
  fill()
  await expect(store.put(recordOf('upload_1'), file)).rejects.toMatchObject({
    code: 'storage_full',
    message: 'Not enough storage for this chat (needs 1 kB, free 0 kB). The analysis is shown but not saved.',
  })
  expect([...files.keys()]).toEqual([])
  expect(await store.get('upload_1')).toBeNull()
})

test('a file of another size than its record says is damaged, and is not opened', async () => {
  const { store, files } = disk()
  await store.put(recordOf('upload_1'), file)
  files.set('upload_1', new Blob(['hel']))
  await expect(store.get('upload_1')).rejects.toMatchObject({ code: 'upload_damaged' })
})

test('a file that is gone is not damaged: the browser removed it', async () => {
  const { store, files } = disk()
  await store.put(recordOf('upload_1'), file)
  files.delete('upload_1')
  expect(await store.get('upload_1')).toBeNull()
})

test.each([
  ['text', 'upload_1'],
  ['another upload’s record', { v: 2, id: 'upload_1', bytes: [5], record: recordOf('upload_2') }],
  ['a record without people', { v: 2, id: 'upload_1', bytes: [5], record: { ...recordOf('upload_1'), participants: undefined } }],
  ['a record with people that are no names', { v: 2, id: 'upload_1', bytes: [5], record: { ...recordOf('upload_1'), participants: [1] } }],
  ['a date order nobody writes', { v: 2, id: 'upload_1', bytes: [5], record: { ...recordOf('upload_1'), dateOrder: 'dym' } }],
  ['a size that is no size', { v: 2, id: 'upload_1', bytes: [-5], record: recordOf('upload_1') }],
])('%s in the list is passed over and left where it is; its file is found, and opens', async (_name, kept) => {
  const { store, records, files } = disk()
  await store.put(recordOf('upload_2'), file)
  records.set('upload_1', kept)
  files.set('upload_1', file)
  expect(await (await store.get('upload_1'))?.files[0].text()).toBe('hello')
  expect((await store.list()).map(({ id }) => id)).toEqual(['upload_2'])
  expect((await store.space()).unreadable).toEqual(new Map([['upload_1', { why: 'found', record: null }]]))
  expect(records.get('upload_1')).toBe(kept)
})

test('a new date of an upload leaves its file alone; an unknown upload is not made by it', async () => {
  const { store } = disk()
  await store.put(recordOf('upload_1'), file)
  await store.update(recordOf('upload_1', { uploadDate: '2024-01-01T00:00:00Z' }))
  await store.update(recordOf('upload_2'))
  expect((await store.get('upload_1'))?.record.uploadDate).toBe('2024-01-01T00:00:00Z')
  expect(await store.list()).toHaveLength(1)
})

test('a removed upload leaves nothing; removing it again is not a fault', async () => {
  const { store, records, files } = disk()
  await store.put(recordOf('upload_1'), file)
  await store.remove('upload_1')
  await store.remove('upload_1')
  expect([records.size, files.size]).toEqual([0, 0])
})

test('repair waits for a running write, and removes only what was noted as begun or deleted', async () => {
  const { files, device, store } = disk()
  files.set('upload_1', file)
  files.set('something else', file)
  files.set('probe-00000000000000000000000000000000', file)
  const written = store.put(recordOf('upload_2'), file)
  await repair(device)
  expect([...files.keys()].sort()).toEqual(['something else', 'upload_1', 'upload_2', 'upload_2.1.json'])
  await written
})

test('what an appending that broke off left beside a whole upload is removed, and nothing that is of an upload', async () => {
  const { files, records, device, store } = disk()
  await store.put(recordOf('upload_1'), file)
  await store.append(recordOf('upload_1', { appended }), new File(['later on'], 'later.txt'))
  files.set('upload_1.2.begun', new Blob(['1']))
  files.set('upload_1.2', new Blob(['half of the next exp']))
  // What cannot be read may be of a newer version, with as many files as it likes.
  records.set('upload_2', { v: 3, id: 'upload_2' })
  files.set('upload_2.7', file)
  await repair(device)
  expect([...files.keys()]).toEqual(['upload_1', 'upload_1.1', 'upload_1.2.json', 'upload_2.7'])
  expect((await store.get('upload_1'))?.files).toHaveLength(2)
})

test('where there is too little room nothing is begun, and the sentence has the sizes', async () => {
  const { store, files, leave } = disk()
  const large = new File(['x'.repeat(2_000_000)], 'chat.zip')
  leave(1_500_000)
  await expect(store.put(recordOf('upload_1'), large)).rejects.toMatchObject({
    code: 'storage_full',
    message: 'Not enough storage for this chat (needs 2.6 MB, free 1.5 MB). The analysis is shown but not saved.',
  })
  leave(12_345)
  await expect(store.put(recordOf('upload_1'), new File(['x'.repeat(400_000)], 'chat.zip'))).rejects.toMatchObject({
    message: 'Not enough storage for this chat (needs 520 kB, free 12 kB). The analysis is shown but not saved.',
  })
  expect([...files.keys()]).toEqual([])
  leave(2_600_000)
  await store.put(recordOf('upload_1'), large)
  expect(await store.list()).toHaveLength(1)
})

test('where the browser promised too much, what it took until it was full is what was free', async () => {
  const { store, device, files, records } = disk()
  await store.put(recordOf('upload_1'), file)
  const { write } = device.files
  device.files.write = (name, given) => (given.size > 1000 ? Promise.reject(new NoRoom(300_000)) : write(name, given))
  const large = new File(['x'.repeat(2_000_000)], 'chat.zip')
  await expect(createUploadStore(device).put(recordOf('upload_2'), large)).rejects.toMatchObject({
    message: 'Not enough storage for this chat (needs 2.6 MB, free 300 kB). The analysis is shown but not saved.',
  })
  expect([[...files.keys()], [...records.keys()]]).toEqual([['upload_1', 'upload_1.1.json'], ['upload_1']])
})

test('what is there: its sizes, the damaged beside the whole, and what the browser removed in neither list', async () => {
  const { store, records, files } = disk()
  for (const id of ['upload_1', 'upload_2', 'upload_3', 'upload_4']) await store.put(recordOf(id), file)
  records.set('upload_2', { v: 3, id: 'upload_2', half: true })
  files.set('upload_3', new Blob(['hel']))
  files.delete('upload_4')
  expect((await store.list()).map(({ id }) => id)).toEqual(['upload_1'])
  const { bytes, ...space } = await store.space()
  expect(space).toEqual({
    kind: 'device',
    damaged: ['upload_2', 'upload_3'],
    unreadable: new Map([
      ['upload_2', { why: 'newer', record: null }],
      ['upload_3', { why: 'damaged', record: recordOf('upload_3') }],
    ]),
    freeBytes: null,
  })
  expect(Object.fromEntries(bytes)).toEqual({ upload_1: 5, upload_2: 5, upload_3: 3, upload_4: 0 })
  for (const id of bytes.keys()) await store.remove(id)
  expect([records.size, files.size]).toEqual([0, 0])
})

test('two tabs with the same id in the same millisecond: the first keeps it', async () => {
  const { store } = disk()
  const [first, second] = await Promise.allSettled([
    store.put(recordOf('upload_1'), file),
    store.put(recordOf('upload_1', { filename: 'other.txt' }), new File(['other'], 'other.txt')),
  ])
  expect([first.status, second.status]).toEqual(['fulfilled', 'rejected'])
  expect(await (await store.get('upload_1'))?.files[0].text()).toBe('hello')
})

test('a backup puts every file back, also in place of what is damaged', async () => {
  const { store, files } = disk()
  await store.put(recordOf('upload_1'), file)
  files.set('upload_1', new Blob(['hellO']))
  files.set('upload_1.2', new Blob(['left over']))
  await store.restore(recordOf('upload_1', { appended }), [file, new File(['later on'], 'later.txt')])
  const kept = await store.get('upload_1')
  expect(await Promise.all((kept?.files ?? []).map((each) => each.text()))).toEqual(['hello', 'later on'])
  expect([...files.keys()].sort()).toEqual(['upload_1', 'upload_1.1', 'upload_1.2.json'])
})

test('a backup that is damaged itself takes nobody’s place', async () => {
  const { store, records, files } = disk()
  await store.put(recordOf('upload_1'), file)
  files.set('upload_1', new Blob(['hell!']))
  const before = records.get('upload_1')
  const broken = new Blob(['hel']).stream().pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      flush: () => {
        throw new Error('the checksum is another')
      },
    }),
  )
  const incoming = { name: 'chat.txt', lastModified: 0, size: 5, stream: () => broken }
  await expect(store.restore(recordOf('upload_1'), [incoming])).rejects.toThrow('checksum')
  expect([await files.get('upload_1')?.text(), records.get('upload_1')]).toEqual(['hell!', before])
})

test('a backup takes no place of what a newer version wrote', async () => {
  const { store, records, files } = disk()
  records.set('upload_1', { v: 3, id: 'upload_1' })
  files.set('upload_1', file)
  await expect(store.restore(recordOf('upload_1'), [new File(['other'], 'chat.txt')])).rejects.toMatchObject({ code: 'upload_newer' })
  expect([await files.get('upload_1')?.text(), records.get('upload_1')]).toEqual(['hello', { v: 3, id: 'upload_1' }])
})

test('in the memory of a tab a backup fills no more than that may hold', async () => {
  const store = createMemoryStore()
  const read = vi.fn(() => new Blob(['hi']).stream())
  const incoming = (size: number) => ({ name: 'chat.txt', lastModified: 7, size, stream: read })
  await expect(store.restore(recordOf('upload_1'), [incoming(300e6), incoming(300e6)])).rejects.toMatchObject({ code: 'storage_full' })
  expect(read).not.toHaveBeenCalled()
  await store.restore(recordOf('upload_1'), [incoming(2)])
  expect((await store.get('upload_1'))?.files[0]).toMatchObject({ name: 'chat.txt', lastModified: 7, size: 2 })
})

test('every tab learns what changed: when it is kept, and before it is removed', async () => {
  const { store, told } = disk()
  await store.put(recordOf('upload_1'), file)
  await store.update(recordOf('upload_1', { uploadDate: '2024-01-01T00:00:00Z' }))
  await store.remove('upload_1')
  expect(told.map(({ type }) => type)).toEqual(['kept', 'changed', 'removed', 'changed'])
})

test('a date set in one tab does not undo what another tab appended', async () => {
  const { store } = disk()
  await store.put(recordOf('upload_1'), file)
  const before = (await store.get('upload_1'))?.record ?? recordOf('upload_1')
  await store.append(recordOf('upload_1', { appended }), file)
  await store.update({ ...before, uploadDate: '2024-02-02T00:00:00Z' })
  expect(await store.get('upload_1')).toMatchObject({ record: { uploadDate: '2024-02-02T00:00:00Z', appended } })
})

test('where nothing may be kept the tab still has the chat, and learns that it is not kept', async () => {
  const store = createMemoryStore()
  await expect(store.put(recordOf('upload_1'), file)).rejects.toMatchObject({ code: 'storage_denied' })
  expect(await (await store.get('upload_1'))?.files[0].text()).toBe('hello')
  await store.remove('upload_1')
  expect(await store.list()).toEqual([])
})

const later = { filename: 'later.txt', dateOrder: null, lastModified: 7, appendDate: '2024-01-01T00:00:00Z' }
const appended = [{ ...later, knownMessages: 1, newMessages: 2, firstNew: '2021-03-04T09:00:00', lastNew: '2021-03-04T09:00:00' }]

test('a further export is kept beside the first one, both or neither, and goes with it', async () => {
  const { store, files, records, fill } = disk()
  await store.put(recordOf('upload_1'), file)
  await store.append(recordOf('upload_1', { appended }), new File(['later on'], 'later.txt'))
  const kept = await store.get('upload_1')
  expect(await Promise.all((kept?.files ?? []).map((each) => each.text()))).toEqual(['hello', 'later on'])
  expect(kept?.files[1]).toMatchObject({ name: 'later.txt', lastModified: 7 })
  fill()
  const twice = recordOf('upload_1', { appended: [...appended, ...appended] })
  await expect(store.append(twice, file)).rejects.toMatchObject({ code: 'storage_full' })
  expect((await store.get('upload_1'))?.files).toHaveLength(2)
  await store.remove('upload_1')
  expect([records.size, files.size]).toEqual([0, 0])
})

test('what version 1 kept opens', async () => {
  const { store, records, files } = disk()
  const { title: _title, isGroup: _isGroup, appended: _appended, ...record } = recordOf('upload_1')
  records.set('upload_1', { v: 1, id: 'upload_1', bytes: 5, record })
  files.set('upload_1', file)
  expect(await store.get('upload_1')).toMatchObject({ record: recordOf('upload_1'), files: [{ name: 'chat.txt' }] })
})

test('of a damaged upload what is left can be read: its record, each file and whether that changed, and what is gone', async () => {
  const { store, files, records } = disk()
  await store.restore(recordOf('upload_1', { appended: [...appended, ...appended] }), [
    file,
    new File(['later'], 'b.txt'),
    new File(['last'], 'c.txt'),
  ])
  expect(await store.remains('upload_2')).toBeNull()
  files.set('upload_1', new Blob(['hell']))
  files.delete('upload_1.2')
  await expect(store.get('upload_1')).rejects.toMatchObject({ code: 'upload_damaged' })
  const left = await store.remains('upload_1')
  expect(left?.record?.id).toBe('upload_1')
  expect(await Promise.all((left?.files ?? []).map(async ({ file, isWhole }) => [await file?.text(), isWhole]))).toEqual([
    ['hell', false],
    ['later', true],
    [undefined, false],
  ])
  // Without a record that can be read there are still its files, in their order.
  records.set('upload_1', { v: 2, id: 'upload_1' })
  for (const name of files.keys()) if (name.endsWith('.json')) files.delete(name)
  for (let i = 2; i < 12; i++) files.set(`upload_1.${i}`, new Blob([String(i)]))
  const bare = await store.remains('upload_1')
  expect(bare?.record).toBeNull()
  expect(await Promise.all((bare?.files ?? []).map(({ file }) => file?.text()))).toEqual([
    'hell',
    'later',
    ...'23456789'.split(''),
    '10',
    '11',
  ])
})
