import { Failure } from '@convostat/api'
import type { IDBPDatabase } from 'idb'
import { expect, test } from 'vitest'
import type { Database } from './database.ts'
import { asItIs } from './kind.ts'
import { createShelf } from './shelf.ts'

const things = asItIs('things', (record) => (record as { key: string }).key)
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

test('a browser that says no once is asked again', async () => {
  let asked = 0
  /** All that reading takes. */
  const connection: Pick<IDBPDatabase, 'getAll'> = { getAll: async (name: string) => (name === 'things' ? [{ key: 'kept' }] : []) }
  const database: Database = async (work) => {
    if (asked++ === 0) throw new DOMException('', 'UnknownError')
    return work(connection as IDBPDatabase)
  }
  const shelf = createShelf(database, things)
  expect(await shelf.all()).toEqual([{ key: 'kept' }])
  expect(shelf.kind()).toBe('device')
})

test.each([new Failure('outdated'), new DOMException('', 'QuotaExceededError')])(
  '%s is no denial: what lies there must not seem lost',
  async (error) => {
    const shelf = createShelf(failing(error), things)
    await expect(shelf.all()).rejects.toBe(error)
    expect(shelf.kind()).toBe('device')
  },
)

test('in memory nobody changes from outside what lies there', async () => {
  const shelf = createShelf(failing(new DOMException('', 'SecurityError')), things)
  const given = { key: 'a', note: 'mine' }
  await shelf.change([], () => ({ put: [given], answer: undefined }))
  given.note = 'changed'
  expect(await shelf.all()).toEqual([{ key: 'a', note: 'mine' }])
})
