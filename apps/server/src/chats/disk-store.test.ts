import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure, type UploadRecord } from '@convostat/api'
import { diskReceiver } from '@convostat/api/disk-file'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#testing/published-folder.ts'
import { diskStore } from './disk-store.ts'

const record = (number: number, filename = 'chat.txt'): UploadRecord => ({
  id: `upload_${number}`,
  filename,
  uploadDate: '2026-01-02T03:04:05.000Z',
  participants: ['Ana', 'Ben'],
  messageCount: 2,
  dateRangeStart: '2021-03-04T00:05:00',
  dateRangeEnd: '2021-03-04T00:06:00',
  wasTruncated: false,
  dateOrder: null,
  lastModified: 1_600_000_000_000,
  title: null,
  isGroup: false,
  appended: [],
})

async function received(folder: string, text: string) {
  const receiver = await diskReceiver(folder)
  await receiver.write(Buffer.from(text))
  return { file: await receiver.finish('chat.txt', 'text/plain'), receiver }
}

test('an upload is kept before its receiver lets go of it', async () => {
  const folder = temporaryFolder()
  const store = diskStore(folder)
  const { file, receiver } = await received(folder, 'hi there')
  const kept = store.put(record(1), file)
  // Whatever ends this thread now, another finds it.
  const found = await diskStore(folder).get('upload_1')
  await receiver.discard()
  await kept
  expect(found?.record).toEqual(record(1))
  expect([found?.files[0].name, found?.files[0].lastModified, await found?.files[0].text()]).toEqual([
    'chat.txt',
    1_600_000_000_000,
    'hi there',
  ])
})

test('only its owner may read it', async () => {
  const folder = temporaryFolder()
  const { file } = await received(folder, 'hi')
  await diskStore(folder).put(record(1), file)
  const uploads = join(folder, 'uploads')
  expect(readdirSync(uploads).sort()).toEqual(['upload_1.export', 'upload_1.json'])
  for (const name of readdirSync(uploads)) expect(statSync(join(uploads, name)).mode & 0o777).toBe(0o600)
})

test('uploads are listed newest first, and forgotten one by one', async () => {
  const folder = temporaryFolder()
  const store = diskStore(folder)
  for (const number of [9, 11, 10]) await store.put(record(number), (await received(folder, 'hi')).file)
  expect((await store.list()).map(({ id }) => id)).toEqual(['upload_11', 'upload_10', 'upload_9'])
  await store.remove('upload_10')
  await store.remove('upload_10')
  expect((await store.list()).map(({ id }) => id)).toEqual(['upload_11', 'upload_9'])
  expect(existsSync(join(folder, 'uploads', 'upload_10.export'))).toBe(false)
})

test('a chat that was added to or analyzed again is newer than later uploads', async () => {
  const folder = temporaryFolder()
  const store = diskStore(folder, 10)
  for (const number of [1, 2, 3]) await store.put(record(number), (await received(folder, 'hey')).file)
  await store.update({ ...record(1), uploadDate: '2026-01-03T00:00:00.000Z' })
  expect((await store.list()).map(({ id }) => id)).toEqual(['upload_1', 'upload_3', 'upload_2'])
  await store.put({ ...record(4), uploadDate: '2026-01-04T00:00:00.000Z' }, (await received(folder, 'hey')).file)
  expect((await store.list()).map(({ id }) => id)).toEqual(['upload_4', 'upload_1', 'upload_3'])
})

test('what was not written to its end is gone when the folder is used again', async () => {
  const folder = temporaryFolder()
  await diskStore(folder).put(record(1), (await received(folder, 'hi')).file)
  const uploads = join(folder, 'uploads')
  for (const name of ['upload_1.1.export', 'upload_2.export', 'upload_2.json.new']) writeFileSync(join(uploads, name), 'half')
  expect((await diskStore(folder).list()).map(({ id }) => id)).toEqual(['upload_1'])
  expect(readdirSync(uploads).sort()).toEqual(['upload_1.export', 'upload_1.json'])
})

test('a backup that breaks off leaves nothing, and one that does not fit is not read', async () => {
  const folder = temporaryFolder()
  const store = diskStore(folder, 10)
  const stream = () =>
    new ReadableStream<Uint8Array<ArrayBuffer>>({ pull: (controller) => controller.error(new Failure('upload_damaged')) })
  const incoming = { name: 'chat.txt', lastModified: 0, size: 4, stream }
  await expect(store.restore(record(1), [incoming])).rejects.toMatchObject({ code: 'upload_damaged' })
  expect(readdirSync(join(folder, 'uploads'))).toEqual([])
  await expect(store.restore(record(1), [{ ...incoming, size: 11 }])).rejects.toMatchObject({ code: 'storage_full' })
})

const appendedRecord = {
  filename: 'later.txt',
  dateOrder: null,
  lastModified: 0,
  appendDate: '2026-01-02T00:00:00.000Z',
  knownMessages: 1,
  newMessages: 2,
  firstNew: null,
  lastNew: null,
}

test('an upload gets another date and stays what it is; none is made for what is not there', async () => {
  const folder = temporaryFolder()
  const store = diskStore(folder)
  await store.put(record(1), (await received(folder, 'hi')).file)
  await store.update({ ...record(1, 'renamed.txt'), uploadDate: '2026-01-03T00:00:00.000Z' })
  await store.update(record(2))
  expect(await store.list()).toEqual([{ ...record(1), uploadDate: '2026-01-03T00:00:00.000Z' }])
  await store.update({ ...record(1), messageCount: 7, wasTruncated: true })
  expect(await store.list()).toEqual([{ ...record(1), messageCount: 7, wasTruncated: true }])
  // The caller does not know what was added in the meantime.
  await store.update({ ...record(1), messageCount: 8, appended: [appendedRecord] })
  expect(await store.list()).toEqual([{ ...record(1), messageCount: 7, wasTruncated: true }])
})

test('when a session keeps too much, its oldest uploads go, never the newest', async () => {
  const folder = temporaryFolder()
  const store = diskStore(folder, 10)
  const put = async (number: number, text: string) => store.put(record(number), (await received(folder, text)).file)
  const ids = async () => (await store.list()).map(({ id }) => id)
  await put(1, '1234')
  await put(2, '1234')
  expect(await ids()).toEqual(['upload_2', 'upload_1'])
  await put(3, '1234')
  expect(await ids()).toEqual(['upload_3', 'upload_2'])
  await put(4, '123456789012')
  expect(await ids()).toEqual(['upload_4'])
})

test.each([
  '../../secret',
  '../uploads/upload_1',
  'upload_1/../../secret',
  '/etc/passwd',
  'upload_',
  'upload_1.json',
  'upload_-1',
  '__proto__',
  '',
])('the id "%s" leads nowhere', async (id) => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'secret.json'), '{}')
  const store = diskStore(folder)
  await store.put(record(1), (await received(folder, 'hi')).file)
  expect(await store.get(id)).toBeNull()
  await store.remove(id)
  expect(existsSync(join(folder, 'secret.json'))).toBe(true)
  expect(await store.list()).toHaveLength(1)
})

test('an export appended is kept beside the first one, and goes with it', async () => {
  const folder = temporaryFolder()
  const store = diskStore(folder)
  await store.put(record(1), (await received(folder, 'first')).file)
  const more = { filename: 'later.txt', dateOrder: null, lastModified: 5, appendDate: '2026-01-03T00:00:00.000Z' }
  const appended = [{ ...more, knownMessages: 1, newMessages: 2, firstNew: null, lastNew: null }]
  await store.append({ ...record(1), appended }, (await received(folder, 'second')).file)
  const found = await diskStore(folder).get('upload_1')
  expect(await Promise.all((found?.files ?? []).map((file) => file.text()))).toEqual(['first', 'second'])
  expect(found?.files[1].name).toBe('later.txt')
  await store.remove('upload_1')
  expect(readdirSync(join(folder, 'uploads'))).toEqual([])
})

test('a backup is restored with all its files, readable only by its owner; it never makes room for itself', async () => {
  const folder = temporaryFolder()
  const store = diskStore(folder, 20)
  await store.put(record(1), (await received(folder, 'hi there')).file)
  const appended = [
    { ...record(2), appendDate: '2026-01-02T03:04:05.000Z', knownMessages: 1, newMessages: 1, firstNew: null, lastNew: null },
  ]
  await store.restore({ ...record(2), appended }, [new File(['hello'], 'chat.txt'), new File(['again'], 'later.zip')])
  const kept = await store.get('upload_2')
  expect(await Promise.all((kept?.files ?? []).map((file) => file.text()))).toEqual(['hello', 'again'])
  const uploads = join(folder, 'uploads')
  for (const name of readdirSync(uploads)) expect(statSync(join(uploads, name)).mode & 0o777).toBe(0o600)
  const before = readdirSync(uploads)
  await expect(store.restore(record(3), [new File(['hey'], 'chat.txt')])).rejects.toMatchObject({ code: 'storage_full' })
  expect(readdirSync(uploads)).toEqual(before)
})

test('counts the bytes it keeps, and those left', async () => {
  const folder = temporaryFolder()
  const store = diskStore(folder, 100)
  await store.put(record(1), (await received(folder, 'hi there')).file)
  await expect(store.space()).resolves.toEqual({ kind: 'server', bytes: new Map([['upload_1', 8]]), damaged: [], freeBytes: 92 })
})

test('an export that a backup has is added to an upload from memory, and makes no room for itself', async () => {
  const folder = temporaryFolder()
  const store = diskStore(folder, 30)
  await store.put(record(1), (await received(folder, 'hi there')).file)
  await store.put(record(2), (await received(folder, 'hello')).file)
  const further = {
    filename: 'later.txt',
    dateOrder: null,
    lastModified: 0,
    appendDate: '2026-01-03T00:00:00.000Z',
    knownMessages: 0,
    newMessages: 1,
    firstNew: null,
    lastNew: null,
  }
  const grown = { ...record(1), appended: [further] }
  await store.append(grown, new File(['later on'], 'later.txt'))
  const kept = await diskStore(folder, 30).get('upload_1')
  expect(kept?.record).toEqual(grown)
  expect(await Promise.all((kept?.files ?? []).map((file) => file.text()))).toEqual(['hi there', 'later on'])
  await expect(store.append({ ...grown, appended: [further, further] }, new File(['far too much'], 'x.txt'))).rejects.toMatchObject({
    code: 'storage_full',
  })
  expect((await store.list()).map(({ id, appended }) => [id, appended.length])).toEqual([
    ['upload_2', 0],
    ['upload_1', 1],
  ])
})
