import { type Database, ofLeases, openDatabase, leases as store } from './database.ts'
import { randomKey } from './random-key.ts'
import { createTurns } from './turns.ts'

/** A name that a task holds until a time in epoch milliseconds; a running task renews it. */
interface Lease {
  name: string
  owner: string
  until: number
}

/** No step of an analysis keeps a worker from renewing for longer. After a crash the others wait this long. */
const lifetime = 20_000
const renewal = 2000
const retry = 100

/**
 * Turns between tabs of a browser without Web Locks: a transaction of IndexedDB belongs to one tab, so the tab that writes its name first
 * has the turn. Where IndexedDB does not work either, nothing outlasts a page, and only those of one page wait for one another.
 */
export function createLeases(database: Database = openDatabase(undefined, ofLeases), now: () => number = Date.now) {
  const isOver = (lease: unknown): boolean => {
    const { until } = Object(lease) as Partial<Lease>
    // If the clock was set back, the end may be far off: do not wait for it.
    return typeof until !== 'number' || until <= now() || until > now() + lifetime
  }

  /** Whether it is ours now: it was free, or no longer renewed. */
  const take = (name: string, owner: string): Promise<boolean> =>
    database(async (db) => {
      const transaction = db.transaction(store, 'readwrite')
      const there = (await transaction.store.get(name)) as Lease | undefined
      const isFree = isOver(there) || there?.owner === owner
      if (isFree) await transaction.store.put({ name, owner, until: now() + lifetime } satisfies Lease)
      await transaction.done
      return isFree
    })

  const drop = (name: string, owner: string): Promise<void> =>
    database(async (db) => {
      const transaction = db.transaction(store, 'readwrite')
      const there = (await transaction.store.get(name)) as Lease | undefined
      if (there?.owner === owner) await transaction.store.delete(name)
      await transaction.done
    })

  const all = async (): Promise<Lease[]> => (await database((db) => db.getAll(store))) as Lease[]

  async function leased<T>(name: string, work: () => Promise<T>): Promise<T> {
    const owner = randomKey()
    try {
      while (!(await take(name, owner))) await new Promise((resolve) => setTimeout(resolve, retry))
    } catch {
      return work()
    }
    const renewing = setInterval(() => void take(name, owner).catch(() => undefined), renewal)
    try {
      return await work()
    } finally {
      clearInterval(renewing)
      // A tab that is gone by then has left a lease that ends by itself.
      void drop(name, owner).catch(() => undefined)
    }
  }

  const inTurn = createTurns()
  return {
    alone: <T>(name: string, work: () => Promise<T>): Promise<T> => inTurn(name, () => leased(name, work)),

    /** The names that are in use; null where they cannot be read. Ended leases are removed. */
    async names(): Promise<ReadonlySet<string> | null> {
      try {
        const leases = await all()
        for (const { name, owner } of leases.filter(isOver)) void drop(name, owner).catch(() => undefined)
        return new Set(leases.filter((lease) => !isOver(lease)).map(({ name }) => name))
      } catch {
        return null
      }
    },
  }
}
