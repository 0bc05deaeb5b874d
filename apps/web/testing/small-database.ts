import { vi } from 'vitest'
import type { Database } from '#store/database.ts'

type Key = string | (string | number)[]
interface Range {
  of: string
}

/**
 * A database of this browser in memory, as far as files are asked of it: by their names, their pieces by file and number.
 * A transaction takes all of it, and is undone where its work fails.
 */
export function smallDatabase() {
  const stores = new Map<string, Map<string, unknown>>()
  const state = { isFull: false, isBroken: false }
  const storeOf = (name: string) => {
    const store = stores.get(name) ?? new Map<string, unknown>()
    stores.set(name, store)
    return store
  }
  const keyOf = (value: object): Key => {
    const { id, name, of, n } = value as { id?: string; name?: string; of: string; n: number }
    return id ?? name ?? [of, n]
  }
  const written = (key: Key) => JSON.stringify(key)
  const inRange =
    ({ of }: Range) =>
    (key: string) =>
      Object(JSON.parse(key))[0] === of

  const objectStore = (name: string) => {
    const records = storeOf(name)
    return {
      get: async (key: Key) => records.get(written(key)),
      getAll: async () => [...records.values()],
      getAllKeys: async () => [...records.keys()].map((key) => JSON.parse(key) as Key),
      count: async (range: Range) => [...records.keys()].filter(inRange(range)).length,
      put: async (value: object) => {
        if (state.isFull) throw new DOMException('', 'QuotaExceededError')
        records.set(written(keyOf(value)), structuredClone(value))
      },
      delete: async (key: Key | Range) => {
        if (typeof key === 'string' || Array.isArray(key)) records.delete(written(key))
        else for (const each of [...records.keys()].filter(inRange(key))) records.delete(each)
      },
    }
  }
  const connection = {
    get: (store: string, key: Key) => objectStore(store).get(key),
    getAll: (store: string) => objectStore(store).getAll(),
    put: (store: string, value: object) => objectStore(store).put(value),
    delete: (store: string, key: Key | Range) => objectStore(store).delete(key),
    transaction: () => ({ objectStore, done: Promise.resolve() }),
  }
  const database = (async (work: (connection: unknown) => Promise<unknown>) => {
    if (state.isBroken) throw new DOMException('', 'UnknownError')
    const before = new Map([...stores].map(([name, records]) => [name, new Map(records)]))
    try {
      return await work(connection)
    } catch (error) {
      for (const [name, records] of before) {
        storeOf(name).clear()
        for (const [key, value] of records) storeOf(name).set(key, value)
      }
      throw error
    }
  }) as Database
  vi.stubGlobal('IDBKeyRange', { bound: ([of]: [string]): Range => ({ of }) })
  return { database, state, records: (name: string) => [...storeOf(name).values()] as Record<string, unknown>[] }
}
