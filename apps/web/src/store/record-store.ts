import { TooLate } from '#platform/within.ts'
import { loadChecks } from './checking.ts'
import { corrections, type Database, isOutdated, keptOff, leftOutWords, milestones, moments, people, unreadable } from './database.ts'
import { isFull } from './full.ts'
import type { Key, Shelf } from './kind.ts'
import { type Aside, type Kind, split, type Unread } from './kind.ts'
import { type Guarded, guarded } from './overwriting.ts'
import { randomKey } from './random-key.ts'
import { tried } from './retry-once.ts'

let hearUnstored = (): void => undefined

/** Hears, once, that something the reader said was not stored: it lasts as long as this page. */
export function onUnstored(hear: () => void): void {
  hearUnstored = () => {
    hearUnstored = () => undefined
    hear()
  }
}

/** What readers write by hand. Of a favorite and a license it is said where they are saved. */
const written: readonly string[] = [milestones, corrections, people, moments, leftOutWords, keptOff]

/** Records in the browser's database; where the browser denies it, in the memory of this page. */
export function createShelf<R extends object>(database: Database, kind: Kind<R>): Shelf<R> {
  let memory: Places | null = null
  let isLate = false
  const device = devicePlaces(kind, database)
  const places = async (): Promise<Places> => {
    // A database that opens late is used after all, but not once something else was said to last as long as the page.
    if (memory && !(isLate && (await memory.all()).there.length === 0)) return memory
    // Whether it lets itself be opened is asked first: of what fails later, nothing must be taken for a denial.
    const opens = await opensHere(database)
    isLate = opens === 'late'
    memory = opens === true ? null : (memory ?? unstored(memoryPlaces(kind), kind.name))
    return memory ?? device
  }
  return shelfOf(kind, places, () => (memory ? 'memory' : 'device'))
}

/** The same in memory, where a test or a denied storage needs it. */
export function memoryShelf<R extends object>(kind: Kind<R>): Shelf<R> {
  const places = memoryPlaces(kind)
  return shelfOf(
    kind,
    async () => places,
    () => 'memory',
  )
}

/** Whether the database can be opened: where the browser refuses it, or takes too long, records last as long as the page. */
export async function opensHere(database: Database): Promise<boolean | 'late'> {
  try {
    return await tried(() => database(async () => true))
  } catch (error) {
    if (isFull(error) || isOutdated(error)) throw error
    return error instanceof TooLate ? 'late' : false
  }
}

/** Records in memory, where what the person writes by hand is said not to be stored. */
const unstored = (places: Places, name: string): Places => ({
  ...places,
  write: async (keys, work) => {
    let isWritten = false
    const answer = await places.write(keys, async (now) => {
      const next = await work(now)
      isWritten = (next.put ?? []).length > 0
      return next
    })
    if (isWritten && written.includes(name)) hearUnstored()
    return answer
  },
})

/** Where records are: in their own store, each under its key, and aside. */
interface Places {
  /** Everything as it is stored. */
  all(): Promise<{ there: unknown[]; aside: Aside[] }>
  /**
   * Hands over what is under these keys, or everything, and writes what follows in the same transaction. `work` may wait for nothing
   * but what it is handed.
   */
  write<T>(keys: readonly Key[] | 'all', work: (now: Now) => Promise<Written<T>>): Promise<T>
  clear(): Promise<void>
}

interface Now {
  /** In the order of the keys, or of the store. */
  found: unknown[]
  under(key: Key): Promise<unknown>
  aside(): Promise<Aside[]>
}

interface Written<T> extends Partial<Guarded> {
  asideDrop?: readonly string[]
  answer: T
}

function shelfOf<R extends object>(kind: Kind<R>, places: () => Promise<Places>, lasting: () => 'device' | 'memory'): Shelf<R> {
  let unread: readonly Unread[] = []
  const hearing = new Set<() => void>()

  function note(next: readonly Unread[]): void {
    if (next.length === 0 && unread.length === 0) return
    unread = next
    for (const hear of hearing) hear()
  }

  async function readAll(): Promise<{ records: R[]; aside: Aside[] }> {
    const { there, aside } = await (await places()).all()
    // Without records there is nothing to check, so the checks are not loaded.
    if (there.length + aside.length > 0) await loadChecks()
    const { records, unread: next } = split(kind, there, aside)
    note(next)
    return { records, aside }
  }

  /** Records that were set aside and can be read now are saved again. Returns whether there were any. */
  async function bringBack(aside: readonly Aside[]): Promise<boolean> {
    const back = aside.flatMap(({ id, record }) => {
      const reading = kind.read(record)
      return reading?.isWhole ? [{ id, record: reading.record }] : []
    })
    if (back.length === 0 || !kind.bringIn) return false
    await kind.bringIn(
      shelf,
      back.map(({ record }) => record),
    )
    const ids = back.map(({ id }) => id)
    await (await places()).write([], async () => ({ asideDrop: ids, answer: undefined }))
    return true
  }

  const shelf: Shelf<R> = {
    kind: lasting,
    async all() {
      const { records, aside } = await readAll()
      // Where there is no room for them now, they wait.
      const isMore = await bringBack(aside).catch(() => false)
      return isMore ? (await readAll()).records : records
    },
    async change(keys, work) {
      // A transaction waits for nothing else.
      await loadChecks()
      return (await places()).write(keys, async ({ found, under }) => {
        const read = found.map((value) => (value === undefined ? undefined : kind.read(value)?.record))
        const { put = [], drop = [], answer } = work(keys === 'all' ? read.filter((each) => each !== undefined) : read)
        const there = new Map<string, unknown>()
        for (const key of [...put.map(kind.keyOf), ...drop]) there.set(placeOf(key), await under(key))
        return { ...guarded(kind, (key) => there.get(placeOf(key)), put, drop), answer }
      })
    },
    clear: async () => {
      await (await places()).clear()
      note([])
    },
    unread: () => unread,
    hearUnread(hear) {
      hearing.add(hear)
      return () => hearing.delete(hear)
    },
    async forgetUnread(given) {
      await loadChecks()
      const inPlace = given.filter(({ asideId }) => asideId === null)
      const keys = inPlace.map(({ record }) => kind.keyOf(Object(record)))
      await (await places()).write(keys, async ({ found }) => {
        // What was repaired or saved again meanwhile is left alone.
        const unread = found.map((value) => value !== undefined && !kind.read(value)?.isWhole)
        const put = found.flatMap((value, i) => (unread[i] ? (kind.read(value)?.record ?? []) : []))
        const drop = keys.filter((_, i) => unread[i] && !kind.read(found[i]))
        return { put, drop, asideDrop: given.flatMap(({ asideId }) => asideId ?? []), answer: undefined }
      })
      await readAll()
    },
    async keepAside(records) {
      const count = await (await places()).write('all', async ({ found, aside }) => {
        const known = new Set([...found, ...(await aside()).map(({ record }) => record)].map(asText))
        const fresh = records.filter((record) => !known.has(asText(record)) && known.add(asText(record)))
        return { aside: fresh, answer: fresh.length }
      })
      await shelf.all()
      return count
    },
  }
  return shelf
}

/** To read everything is faster than to read this many one by one. */
const many = 200
const placeOf = (key: Key): string => JSON.stringify(key)

function asText(value: unknown): string {
  try {
    return JSON.stringify(value) ?? ''
  } catch {
    return String(value)
  }
}

const asideOf = (kind: string, record: unknown): Aside => ({ id: `${kind} ${randomKey()}`, kind, record })

function devicePlaces({ name, keyOf }: Kind, database: Database): Places {
  const ofKind = (all: readonly unknown[]) => (all as Aside[]).filter(({ kind }) => kind === name)
  return {
    async all() {
      const [there, aside] = await database((db) => Promise.all([db.getAll(name), db.getAll(unreadable)]))
      return { there, aside: ofKind(aside) }
    },
    clear: () =>
      database(async (db) => {
        const transaction = db.transaction([name, unreadable], 'readwrite')
        const aside = transaction.objectStore(unreadable)
        const gone = ofKind(await aside.getAll()).map(({ id }) => aside.delete(id))
        await Promise.all([transaction.objectStore(name).clear(), ...gone, transaction.done])
      }),
    write: (keys, work) =>
      database(async (db) => {
        const transaction = db.transaction([name, unreadable], 'readwrite', { durability: 'strict' })
        const [store, aside] = [transaction.objectStore(name), transaction.objectStore(unreadable)]
        const isAll = keys === 'all' || keys.length > many
        try {
          const values: unknown[] = isAll ? await store.getAll() : await Promise.all(keys.map((key) => store.get(key)))
          const known = new Map(values.map((value, i) => [placeOf(isAll ? keyOf(Object(value)) : keys[i]), value]))
          const written = await work({
            found: keys === 'all' ? values : keys.map((key) => known.get(placeOf(key))),
            under: async (key) => (isAll || known.has(placeOf(key)) ? known.get(placeOf(key)) : store.get(key)),
            aside: async () => ofKind(await aside.getAll()),
          })
          await Promise.all([
            ...(written.put ?? []).map((record) => store.put(record)),
            ...(written.drop ?? []).map((key) => store.delete(key)),
            ...(written.aside ?? []).map((record) => aside.put(asideOf(name, record))),
            ...(written.asideDrop ?? []).map((id) => aside.delete(id)),
            transaction.done,
          ])
          return written.answer
        } catch (error) {
          // What was written of it already is taken back; a transaction that failed on its own has done so.
          const abort = async () => transaction.abort()
          await Promise.allSettled([transaction.done, abort()])
          throw error
        }
      }),
  }
}

function memoryPlaces({ name, keyOf }: Kind): Places {
  const records = new Map<string, unknown>()
  let aside: Aside[] = []
  let turn: Promise<unknown> = Promise.resolve()
  return {
    all: async () => ({ there: [...records.values()], aside }),
    clear: async () => {
      records.clear()
      aside = []
    },
    write: (keys, work) => {
      const next = turn.then(async () => {
        const under = async (key: Key) => records.get(placeOf(key))
        const found = keys === 'all' ? [...records.values()] : keys.map((key) => records.get(placeOf(key)))
        const written = await work({ found, under, aside: async () => aside })
        for (const record of written.put ?? []) records.set(placeOf(keyOf(record)), structuredClone(record))
        for (const key of written.drop ?? []) records.delete(placeOf(key))
        const gone = new Set(written.asideDrop)
        aside = [...aside.filter(({ id }) => !gone.has(id)), ...(written.aside ?? []).map((record) => asideOf(name, record))]
        return written.answer
      })
      turn = next.catch(() => undefined)
      return next
    },
  }
}
