import { Failure, type Store } from '@convostat/api'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TooLate } from '#platform/within.ts'
import { type Broken, privateFiles } from '#testing/private-files.ts'
import { smallDatabase } from '#testing/small-database.ts'
import { recordOf } from '#testing/upload-record.ts'
import { createBrowserStore } from './browser-store.ts'
import type { Change } from './changes.ts'
import type { Database } from './database.ts'
import { idbPlace } from './idb-place.ts'
import type { Pieces } from './place.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const file = new File(['hello'], 'chat.txt')
const [kept, fresh] = ['upload_1', 'upload_2']

const late = () => new TooLate()
const newer = () => new Failure('outdated')
const denied = () => new DOMException('', 'UnknownError')
const noFiles: Broken = {
  getDirectory: () => {
    throw new DOMException('', 'SecurityError')
  },
}

/** A browser that keeps a chat, opened again while its database gives this error. */
async function openedAgain(error: () => unknown, broken: Broken = {}) {
  const lacking: Broken = { ...broken }
  const { lying } = privateFiles(lacking)
  const { database: whole } = smallDatabase()
  const told: Change[] = []
  const open = (database: Database) => createBrowserStore(database, (change) => told.push(change))
  await done(open(whole).put(recordOf(kept), file))
  let isOpen = false
  const database: Database = async (work) => {
    if (!isOpen) throw error()
    return whole(work)
  }
  const store = open(database)
  const opens = async () => {
    isOpen = true
    await vi.advanceTimersByTimeAsync(5000)
  }
  return { store, told, lying, opens }
}

/** What comes of it, however long it waits. */
async function done<T>(work: Promise<T>): Promise<T> {
  work.catch(() => undefined)
  await vi.advanceTimersByTimeAsync(60_000)
  return work
}

const idsIn = async (store: Store) => (await done(store.list())).map(({ id }) => id)

test.each([
  ['with private files', {}, [kept]],
  ['without', noFiles, []],
])('%s a database that opens late is used from then on', async (_where, broken, before) => {
  const { store, told, opens } = await openedAgain(late, broken)
  expect(await idsIn(store)).toEqual(before)
  expect(await done(store.space())).toMatchObject({ kind: 'memory' })
  await opens()
  expect(told.at(-1)).toEqual({ type: 'changed', id: '' })
  expect(await idsIn(store)).toEqual([kept])
  const space = await done(store.space())
  expect([space.kind, space.trouble]).toEqual(['device', undefined])
  await done(store.put(recordOf(fresh), file))
  expect((await idsIn(store)).sort()).toEqual([kept, fresh])
})

test('a database in which nothing can be written for a while, as another page writes, is used from then on', async () => {
  privateFiles(noFiles)
  const { database: whole } = smallDatabase()
  await done(createBrowserStore(whole, () => undefined).put(recordOf(kept), file))
  let isFree = false
  const database: Database = (work) =>
    whole((db) => {
      const put: typeof db.put = (...given) => (isFree ? db.put(...given) : new Promise(() => undefined))
      return work({ ...db, put })
    })
  const told: Change[] = []
  const store = createBrowserStore(database, (change) => told.push(change))
  expect((await done(store.space())).kind).toBe('memory')
  isFree = true
  await vi.advanceTimersByTimeAsync(10_000)
  expect(told).toEqual([{ type: 'changed', id: '' }])
  expect([await idsIn(store), (await done(store.space())).kind]).toEqual([[kept], 'device'])
})

test('a database that opens after a chat was said to be in memory takes nothing out of sight', async () => {
  const { store, opens } = await openedAgain(late)
  await expect(done(store.put(recordOf(fresh), file))).rejects.toMatchObject({ code: 'storage_denied' })
  await opens()
  expect((await idsIn(store)).sort()).toEqual([kept, fresh])
  expect((await done(store.space())).kind).toBe('memory')
})

test('what a newer version keeps is said to be of that one, also where nothing of it can be reached', async () => {
  const { store } = await openedAgain(newer, noFiles)
  expect(await done(store.space())).toMatchObject({ kind: 'memory', trouble: 'newer' })
  expect(await idsIn(store)).toEqual([])
})

test('a list that cannot be opened is reported where there are chats to list', async () => {
  const { store } = await openedAgain(denied)
  expect((await done(store.space())).trouble).toBe('unopenable')
  expect(await done(store.remove(kept))).toBe(true)
  await expect(done(store.put(recordOf(fresh), file))).rejects.toMatchObject({ code: 'storage_denied' })
  expect(await idsIn(store)).toEqual([fresh])
  expect((await done(store.space())).trouble).toBeUndefined()
})

test('a chat is deleted with its files though the database cannot be opened', async () => {
  const { store, lying } = await openedAgain(denied)
  expect(lying().size).toBeGreaterThan(0)
  expect(await done(store.remove(kept, 1))).toBe(true)
  expect([...lying().keys()]).toEqual([])
})

test('what only a newer version may delete keeps what was added to it here', async () => {
  const { store } = await openedAgain(newer)
  const more = {
    ...recordOf(kept),
    appended: [{ ...recordOf(kept), appendDate: '', knownMessages: 0, newMessages: 1, firstNew: null, lastNew: null }],
  }
  await expect(done(store.append(more, file))).rejects.toMatchObject({ code: 'storage_denied' })
  await expect(done(store.remove(kept))).rejects.toMatchObject({ code: 'outdated' })
  expect((await done(store.get(kept)))?.files).toHaveLength(2)
})

test('what was never kept, or was deleted, is not left where the private file system cannot be reached', async () => {
  privateFiles(noFiles)
  const { database, records } = smallDatabase()
  async function* hello(): Pieces {
    yield new TextEncoder().encode('hello')
  }
  const begun = ['upload_8.0.begun', 'upload_8']
  const deleted = ['upload_9', 'upload_9.1', 'upload_9.2.json', 'upload_9.gone']
  const store = () => createBrowserStore(database, () => undefined)
  await done(store().put(recordOf(kept), file))
  for (const name of [...begun, ...deleted]) await idbPlace(database).write(name, hello())
  expect(await idsIn(store())).toEqual([kept])
  // That it was deleted stays known: what is out of reach may have more of it.
  expect(records('files').map(({ name }) => name)).toEqual([kept, `${kept}.1.json`, 'upload_9.gone'])
  expect(records('file-pieces')).toHaveLength(3)
})

test('where there are no private files nothing is out of reach, unless a chat was kept in them before', async () => {
  const { database } = smallDatabase()
  const isPartial = async (store: Store) => (await done(store.space())).isPartial
  const open = () => createBrowserStore(database, () => undefined)
  const without = () => vi.stubGlobal('navigator', {})
  without()
  await done(open().put(recordOf(kept), file))
  expect(await isPartial(open())).toBe(false)
  for (const name of (await idbPlace(database).sizes()).keys()) if (name === kept) await idbPlace(database).delete(name)
  expect(await isPartial(open())).toBe(false)
  privateFiles()
  await done(open().put(recordOf(fresh), file))
  expect(await isPartial(open())).toBe(false)
  without()
  expect(await isPartial(open())).toBe(true)
})
