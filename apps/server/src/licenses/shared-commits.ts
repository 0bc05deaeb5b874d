import { setImmediate as nextTurn } from 'node:timers/promises'
import { licenseLimits } from '#config/limits.ts'
import type { Db } from './schema.ts'

interface Waiting {
  work: (db: Db) => Promise<unknown>
  /** When it came, as `performance.now()` has it. */
  since: number
  resolve(result: unknown): void
  reject(error: unknown): void
}

/**
 * Writes in the order in which it is asked to, and what was asked for at about the same time in one transaction: it is the
 * disk that takes the time, and so all wait for it once. Nobody is answered before theirs is on the disk. Where one of them
 * fails all are taken back, and each is done separately: nobody fails for another's fault. So a work may be done more
 * than once, and only the last time counts.
 */
export function sharedCommits(transaction: <T>(work: (db: Db) => Promise<T>, since: number) => Promise<T>) {
  const waiting: Waiting[] = []
  let isWriting = false

  async function writeAll(): Promise<void> {
    isWriting = true
    while (waiting.length > 0) {
      // Others arrive in between, and may come along.
      await nextTurn()
      await together(waiting.splice(0, licenseLimits.commitsTogether))
    }
    isWriting = false
  }

  async function together(group: readonly Waiting[]): Promise<void> {
    try {
      const results = await transaction(async (db) => {
        const results: unknown[] = []
        for (const { work } of group) results.push(await work(db))
        return results
      }, group[0].since)
      for (const [i, { resolve }] of group.entries()) resolve(results[i])
    } catch (error) {
      if (group.length === 1) group[0].reject(error)
      else for (const one of group) await together([one])
    }
  }

  return <T>(work: (db: Db) => Promise<T>): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      waiting.push({ work, since: performance.now(), resolve, reject })
      if (!isWriting) void writeAll()
    })
}
