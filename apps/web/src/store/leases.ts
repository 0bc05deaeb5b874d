import { type Database, ofLeases, openDatabase, leases as store } from './database.ts'
import { randomKey } from './random-key.ts'
import { createTurns } from './turns.ts'

/** A name that somebody works under, until a time in epoch milliseconds; whoever works renews it. */
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
 * Turns between tabs of a browser without Web Locks: a transaction of IndexedDB is one tab's alone, so whoever writes their name first
 * has the turn. Where IndexedDB does not work either, nothing outlasts a page, and only those of one page wait for one another.
 */
export function createLeases(database: Database = openDatabase(undefined, ofLeases), now: () => number = Date.now) {
  const isOver = (lease: unknown): boolean => {
    const { until } = Object(lease) as Partial<Lease>
    // After the clock was set back nobody waits for a time that is far off.
    return typeof until !== 'number' || until <= now() || until > now() + lifetime
  }

  /** Whether it is ours now: nobody had it, or they stopped renewing it. */
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

    /** The names that somebody works under; null where nobody can say. What has ended is forgotten. */
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
