import type { Store, UploadRecord } from '@convostat/api'
import { afterEach, expect, test, vi } from 'vitest'
import { appendedOf, recordOf } from '#testing/upload-record.ts'
import type { Database } from './database.ts'
import { readJournal } from './journal.ts'
import { createMemoryStore } from './memory-store.ts'
import { workedFiles } from './worked-files.ts'

const id = 'upload_1'
const file = new File(['hello'], 'chat.txt')
const withExports = (appended: number) => recordOf(id, { appended: Array.from({ length: appended }, (_, i) => appendedOf(i)) })
const turn = () => new Promise((resolve) => setTimeout(resolve))

/** A database of which every state is remembered: what the journal and the list of uploads hold after each write. */
function remembered() {
  const stores: Record<string, Map<string, object>> = { journal: new Map(), uploads: new Map() }
  const states: (typeof stores)[] = []
  const wrote = () => states.push(structuredClone(stores))
  const connection = {
    put: async (store: string, entry: { key: string; id: string }) => {
      await turn()
      stores[store].set(store === 'journal' ? entry.key : entry.id, entry)
      wrote()
    },
    delete: async (store: string, key: string) => {
      stores[store].delete(key)
      wrote()
    },
    getAll: async (store: string) => [...stores[store].values()],
  }
  const database = ((work: (connection: unknown) => Promise<unknown>) => work(connection)) as Database
  return { states, stores, connection, database }
}

/** What the next start would say where the browser was killed in this state. */
function toldAfter(stores: Record<string, Map<string, object>>) {
  const database = ((work: (connection: unknown) => Promise<unknown>) =>
    work({ getAll: async (store: string) => [...stores[store].values()] })) as Database
  return readJournal(database)
}

/** A killed page holds no lock. */
const stubLocks = () =>
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, _options: LockOptions, work: () => unknown) => work(), query: async () => ({ held: [] }) },
  })

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['a chat', 0],
  ['an export that is added to a chat', 1],
])('from the moment %s is read until it is kept, a kill is reported at the next start', async (_name, appended) => {
  stubLocks()
  const { states, stores, connection, database } = remembered()
  if (appended > 0) stores.uploads.set(id, { id, record: withExports(appended - 1) })
  const worked = workedFiles(database, () => undefined)
  const keeps = async (record: UploadRecord) => {
    for (let i = 0; i < 3; i++) await turn()
    await connection.put('uploads', { key: '', id, record } as never)
  }
  const store = worked.journaled({ ...createMemoryStore(), put: keeps, append: keeps } as Store)
  // As the API does it: the answer is there before the copy, and the copy may wait for another one.
  const answer = worked.during(file, async () => {
    await turn()
    const record = withExports(appended)
    const kept = turn().then(() => (appended > 0 ? store.append(record, file) : store.put(record, file)))
    worked.keeping(file, kept)
    return 'shown'
  })
  expect(await answer).toBe('shown')
  expect(stores.journal.size).toBe(1)
  await vi.waitFor(() => expect(stores.journal.size).toBe(0))
  expect(states.length).toBeGreaterThan(3)
  for (const state of states) {
    const isKept = (state.uploads.get(id) as { record: UploadRecord } | undefined)?.record.appended.length === appended
    const { unfinished } = await toldAfter(state)
    expect(unfinished.map(({ filename }) => filename)).toEqual(isKept ? [] : ['chat.txt'])
  }
})

test('a copy that could not be made, and work that failed, leave nothing in the journal', async () => {
  stubLocks()
  const { stores, database } = remembered()
  const worked = workedFiles(database, () => undefined)
  const store = worked.journaled({ ...createMemoryStore() })
  await worked.during(file, async () =>
    worked.keeping(
      file,
      store.put(withExports(0), file).catch(() => undefined),
    ),
  )
  await vi.waitFor(() => expect(stores.journal.size).toBe(0))
  const failing = worked.during(file, () => Promise.reject(new Error('not a chat')))
  await expect(failing).rejects.toThrow('not a chat')
  await vi.waitFor(() => expect(stores.journal.size).toBe(0))
})
