import { afterEach, expect, test, vi } from 'vitest'
import { TooLate } from '#platform/within.ts'
import { openDatabase } from './database.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** IndexedDB that answers no request on its own. */
function silentDatabase() {
  vi.useFakeTimers()
  // The classes by which idb knows what it is given.
  for (const name of ['IDBObjectStore', 'IDBIndex', 'IDBCursor', 'IDBTransaction']) vi.stubGlobal(name, class {})
  class Connection extends EventTarget {}
  class Request extends EventTarget {
    result = new Connection()
  }
  vi.stubGlobal('IDBDatabase', Connection)
  vi.stubGlobal('IDBRequest', Request)
  const request = new Request()
  const open = vi.fn(() => request)
  vi.stubGlobal('indexedDB', { open })
  return { open, answer: () => request.dispatchEvent(new Event('success')) }
}

test('a database that opens after it was given up is used from then on, and that is said once', async () => {
  const { answer } = silentDatabase()
  const onLate = vi.fn()
  const database = openDatabase(undefined, undefined, onLate)
  const ask = () => database(async () => 'opened').catch((error: unknown) => error)
  const [first, second] = [ask(), ask()]
  await vi.advanceTimersByTimeAsync(5000)
  expect([await first, await second]).toEqual([expect.any(TooLate), expect.any(TooLate)])
  expect(onLate).not.toHaveBeenCalled()
  answer()
  await vi.advanceTimersByTimeAsync(0)
  expect(onLate).toHaveBeenCalledTimes(1)
  expect(await ask()).toBe('opened')
})

test('a database that never opens is waited for once, and never again', async () => {
  const { open } = silentDatabase()
  const database = openDatabase()
  const ask = () => database(async () => 'opened').catch((error: unknown) => error)
  const first = ask()
  await vi.advanceTimersByTimeAsync(5000)
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
])('where IndexedDB is %s every call fails on its own', async (_name, indexedDB) => {
  vi.stubGlobal('indexedDB', indexedDB)
  const database = openDatabase()
  await expect(database(async () => 'opened')).rejects.toThrow()
  await expect(database(async () => 'opened')).rejects.toThrow()
})
