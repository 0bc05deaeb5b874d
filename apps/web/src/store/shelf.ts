import { TooLate } from '../platform/within.ts'
import { loadChecks } from './checking.ts'
import { corrections, type Database, isOutdated, leftOutWords, milestones, moments, people } from './database.ts'
import { isFull } from './full.ts'
import { tried } from './later.ts'

export type Key = string | string[]

/** What is to be written after a look at what lies there, and what whoever asked is told. */
export interface Rewriting<T> {
  put?: readonly object[]
  drop?: readonly Key[]
  answer: T
}

/** Small records of one kind, each under its own key. Whoever is handed some has what they are checked with (`checks`). */
export interface Shelf {
  /** Whether they outlast this page; known once something was asked of them. */
  kind(): 'device' | 'memory'
  all(): Promise<unknown[]>
  /**
   * Hands over what lies under these keys, in their order, or everything, and writes what follows from it. All of it or
   * nothing is written, and nobody else writes in between. `work` may be asked twice.
   */
  change<T>(keys: readonly Key[] | 'all', work: (now: unknown[]) => Rewriting<T>): Promise<T>
  /** Forgets them all, readable or not. */
  clear(): Promise<void>
}

let hearUnstored = (): void => undefined

/** Hears, once, that something the reader said was not stored: it lasts as long as this page. */
export function onUnstored(hear: () => void): void {
  hearUnstored = () => {
    hearUnstored = () => undefined
    hear()
  }
}

/** What readers write by hand. Of a favorite and a license it is said where they are saved. */
const written: readonly string[] = [milestones, corrections, people, moments, leftOutWords]

/** Records in the browser's database; where the browser denies it, in the memory of this page. */
export function createShelf(database: Database, name: string, keyOf: (record: object) => Key): Shelf {
  const device = deviceShelf(database, name, keyOf)
  let memory: Shelf | null = null
  let isLate = false
  const use = async <T>(work: (shelf: Shelf) => Promise<T>): Promise<T> => {
    // A database that opens late is used after all, but not once something else was said to last as long as the page.
    if (memory && !(isLate && (await memory.all()).length === 0)) return work(memory)
    // Whether it lets itself be opened is asked first: of what fails later, nothing must be taken for a denial.
    const opens = await opensHere(database)
    isLate = opens === 'late'
    memory = opens === true ? null : (memory ?? memoryShelf(keyOf))
    return work(memory ?? device)
  }
  return {
    kind: () => (memory ? 'memory' : 'device'),
    all: () => use((shelf) => shelf.all()),
    change: (keys, work) =>
      use(async (shelf) => {
        let isWritten = false
        const answer = await shelf.change(keys, (now) => {
          const next = work(now)
          isWritten = (next.put ?? []).length > 0
          return next
        })
        if (isWritten && shelf !== device && written.includes(name)) hearUnstored()
        return answer
      }),
    clear: () => use((shelf) => shelf.clear()),
  }
}

/** Whether the database lets itself be opened: where the browser refuses it, or takes too long, records last as long as the page. */
export async function opensHere(database: Database): Promise<boolean | 'late'> {
  try {
    return await tried(() => database(async () => true))
  } catch (error) {
    if (isFull(error) || isOutdated(error)) throw error
    return error instanceof TooLate ? 'late' : false
  }
}

/** Where nothing lies there is nothing to check, and whoever has kept nothing waits for no checks. */
async function checkable<Found extends readonly unknown[]>(found: Found): Promise<Found> {
  if (found.length > 0) await loadChecks()
  return found
}

/** To read everything is faster than to read so many one by one. */
const many = 200
const placeOf = (key: Key): string => JSON.stringify(key)

function deviceShelf(database: Database, name: string, keyOf: (record: object) => Key): Shelf {
  return {
    kind: () => 'device',
    all: async () => checkable(await database((db) => db.getAll(name))),
    clear: () => database((db) => db.clear(name)),
    change: async (keys, work) => {
      // A transaction waits for nothing else.
      await loadChecks()
      return database(async (db) => {
        const transaction = db.transaction(name, 'readwrite', { durability: 'strict' })
        const { store, done } = transaction
        const now: unknown[] =
          keys === 'all' || keys.length > many ? await store.getAll() : await Promise.all(keys.map((key) => store.get(key)))
        try {
          const { put = [], drop = [], answer } = work(keys !== 'all' && keys.length > many ? under(keys, now, keyOf) : now)
          await Promise.all([...put.map((record) => store.put(record)), ...drop.map((key) => store.delete(key)), done])
          return answer
        } catch (error) {
          // What was written of it already is taken back; a transaction that failed by itself has done so.
          const abort = async () => transaction.abort()
          await Promise.allSettled([done, abort()])
          throw error
        }
      })
    },
  }
}

/** Of all that lies there, what lies under these keys, in their order. */
function under(keys: readonly Key[], all: readonly unknown[], keyOf: (record: object) => Key): unknown[] {
  const places = new Map(all.map((record) => [placeOf(keyOf(Object(record))), record]))
  return keys.map((key) => places.get(placeOf(key)))
}

/** The same in memory, where a test or a denied storage needs it. */
export function memoryShelf(keyOf: (record: object) => Key): Shelf {
  const records = new Map<string, object>()
  return {
    kind: () => 'memory',
    all: () => checkable([...records.values()]),
    clear: async () => records.clear(),
    change: async (keys, work) => {
      await loadChecks()
      const { put = [], drop = [], answer } = work(keys === 'all' ? [...records.values()] : keys.map((key) => records.get(placeOf(key))))
      for (const record of put) records.set(placeOf(keyOf(record)), structuredClone(record))
      for (const key of drop) records.delete(placeOf(key))
      return answer
    },
  }
}
