import { Failure } from '@convostat/api'
import type { IDBPDatabase } from 'idb'
import { expect, test, vi } from 'vitest'
import { TooLate } from '#platform/within.ts'
import type { Database } from './database.ts'
import { asItIs } from './kind.ts'
import { createShelf, onUnstored } from './record-store.ts'

const keyOf = (record: object) => (record as { key: string }).key
const things = asItIs('things', keyOf)
const failing =
  (error: unknown): Database =>
  () =>
    Promise.reject(error)

test('where the browser denies its database the records last as long as the page', async () => {
  const shelf = createShelf(failing(new DOMException('', 'SecurityError')), things)
  await shelf.change([], () => ({ put: [{ key: 'a' }, { key: 'b' }], answer: undefined }))
  expect(shelf.kind()).toBe('memory')
  const seen = await shelf.change(['b', 'c'], (now) => ({ drop: ['b'], answer: now }))
  expect(seen).toEqual([{ key: 'b' }, undefined])
  expect(await shelf.all()).toEqual([{ key: 'a' }])
  await shelf.clear()
  expect(await shelf.all()).toEqual([])
})

test.each([
  ['once', 1, 'device'],
  ['twice', 2, 'device'],
  ['three times', 3, 'memory'],
] as const)('a browser that says no %s is asked three times at most', async (_what, refusals, kind) => {
  let asked = 0
  /** All that reading takes. */
  const connection: Pick<IDBPDatabase, 'getAll'> = { getAll: async (name: string) => (name === 'things' ? [{ key: 'kept' }] : []) }
  const database: Database = async (work) => {
    if (asked++ < refusals) throw new DOMException('', 'UnknownError')
    return work(connection as IDBPDatabase)
  }
  const shelf = createShelf(database, things)
  expect(await shelf.all()).toEqual(kind === 'device' ? [{ key: 'kept' }] : [])
  expect(shelf.kind()).toBe(kind)
})

test.each([new Failure('outdated'), new DOMException('', 'QuotaExceededError')])(
  '%s is not a denial: what is there must not seem lost',
  async (error) => {
    const shelf = createShelf(failing(error), things)
    await expect(shelf.all()).rejects.toBe(error)
    expect(shelf.kind()).toBe('device')
  },
)

test('in memory nobody changes from outside what is there', async () => {
  const shelf = createShelf(failing(new DOMException('', 'SecurityError')), things)
  const given = { key: 'a', note: 'mine' }
  await shelf.change([], () => ({ put: [given], answer: undefined }))
  given.note = 'changed'
  expect(await shelf.all()).toEqual([{ key: 'a', note: 'mine' }])
})

test('a database that opens late is used after all, but not once something was said to last as long as the page', async () => {
  for (const isWritten of [false, true]) {
    let isOpen = false
    const connection: Pick<IDBPDatabase, 'getAll'> = { getAll: async (name: string) => (name === 'things' ? [{ key: 'kept' }] : []) }
    const database: Database = async (work) => {
      if (!isOpen) throw new TooLate()
      return work(connection as IDBPDatabase)
    }
    const shelf = createShelf(database, things)
    if (isWritten) await shelf.change([], () => ({ put: [{ key: 'new' }], answer: undefined }))
    else expect(await shelf.all()).toEqual([])
    expect(shelf.kind()).toBe('memory')
    isOpen = true
    expect(await shelf.all()).toEqual([{ key: isWritten ? 'new' : 'kept' }])
    expect(shelf.kind()).toBe(isWritten ? 'memory' : 'device')
  }
})

test('listeners learn once of what a reader typed and is in memory only, and not of what the app wrote', async () => {
  const hear = vi.fn()
  onUnstored(hear)
  const denied = failing(new DOMException('', 'SecurityError'))
  const put = () => ({ put: [{ key: 'a' }], answer: undefined })
  await createShelf(denied, asItIs('entries', keyOf)).change([], put)
  const names = createShelf(denied, asItIs('people', keyOf))
  await names.change([], () => ({ answer: undefined }))
  expect(hear).not.toHaveBeenCalled()
  await names.change([], put)
  await names.change([], put)
  expect(hear).toHaveBeenCalledTimes(1)
})
