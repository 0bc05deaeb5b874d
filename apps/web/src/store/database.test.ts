import { afterEach, expect, test, vi } from 'vitest'
import { TooLate } from '../platform/within.ts'
import { openDatabase } from './database.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a database that never opens is waited for once, and nobody after that waits again', async () => {
  vi.useFakeTimers()
  // The classes by which idb knows what it is given.
  for (const name of ['IDBDatabase', 'IDBObjectStore', 'IDBIndex', 'IDBCursor', 'IDBTransaction']) vi.stubGlobal(name, class {})
  class Request extends EventTarget {}
  vi.stubGlobal('IDBRequest', Request)
  const open = vi.fn(() => new Request())
  vi.stubGlobal('indexedDB', { open })
  const database = openDatabase()
  const ask = () => database(async () => 'opened').catch((error: unknown) => error)
  const first = ask()
  await vi.advanceTimersByTimeAsync(2000)
  expect(await first).toBeInstanceOf(TooLate)
  const second = ask()
  await vi.advanceTimersByTimeAsync(50)
  expect(await second).toBeInstanceOf(TooLate)
  expect(open).toHaveBeenCalledTimes(1)
})

test.each([
  ['missing', undefined],
  [
    'refused',
    {
      open: () => {
        throw new DOMException('', 'SecurityError')
      },
    },
  ],
])('where IndexedDB is %s every call fails by itself', async (_name, indexedDB) => {
  vi.stubGlobal('indexedDB', indexedDB)
  const database = openDatabase()
  await expect(database(async () => 'opened')).rejects.toThrow()
  await expect(database(async () => 'opened')).rejects.toThrow()
})
