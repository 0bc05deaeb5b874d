import { afterEach, expect, test, vi } from 'vitest'
import type { Database } from './database.ts'
import { during, forgetUnfinished, readJournal, type Work } from './journal.ts'

const work: Work = { phase: 'analyzing', id: null, filename: 'chat.txt', size: 5 }

/** A database of one store, which says of itself what lies in it. */
function records() {
  const entries = new Map<string, unknown>()
  const connection = {
    put: async (_store: string, entry: { key: string }) => void entries.set(entry.key, entry),
    delete: async (_store: string, key: string) => void entries.delete(key),
    getAll: async () => [...entries.values()],
    getAllKeys: async () => [],
  }
  const database = ((work: (connection: unknown) => Promise<unknown>) => work(connection)) as Database
  return { entries, database }
}

/** The browser's locks: held while work is done, known by name. */
function lockManager() {
  const held = new Set<string>()
  return {
    request: async (name: string, _options: LockOptions, work: () => Promise<unknown>) => {
      held.add(name)
      return work().finally(() => held.delete(name))
    },
    query: async () => ({ held: [...held].map((name) => ({ name })) }),
  }
}

afterEach(() => vi.unstubAllGlobals())

test('what is begun stands in the journal until it is over; what nobody is at any more is unfinished', async () => {
  vi.stubGlobal('navigator', { locks: lockManager() })
  const { entries, database } = records()
  const seen = await during(database, work, () => readJournal(database))
  expect(seen).toEqual({ unfinished: [], isBusy: true })
  await vi.waitFor(() => expect(entries.size).toBe(0))
  entries.set('1-a', { key: '1-a', ...work })
  expect(await readJournal(database)).toEqual({ unfinished: [{ key: '1-a', ...work }], isBusy: false })
  await forgetUnfinished(database)
  expect(entries.size).toBe(0)
})

test('where the browser has no locks the work is done all the same, and nothing is told of it', async () => {
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const { entries, database } = records()
  expect(await during(database, work, async () => 'read')).toBe('read')
  await expect(
    during(database, work, async () => {
      throw new Error('stopped')
    }),
  ).rejects.toThrow('stopped')
  entries.set('1-a', { key: '1-a', ...work })
  expect(await readJournal(database)).toEqual({ unfinished: [], isBusy: false })
  await forgetUnfinished(database)
  expect(entries.size).toBe(1)
})
