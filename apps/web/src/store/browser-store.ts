import type { Store } from '@convostat/api'
import type { Change } from './changes.ts'
import { type Database, isOutdated } from './database.ts'
import { filesIn } from './files-in.ts'
import { idbRecords } from './idb-records.ts'
import { during } from './journal.ts'
import { later } from './later.ts'
import { createMemoryStore } from './memory-store.ts'
import { openPlaces } from './open-places.ts'
import { createUploadStore, type Device, sweep } from './upload-store.ts'
import { patienceMs, TooLate, within } from './within.ts'

/** This browser's store, opened on first use; where it keeps nothing for us, the tab's memory. */
export function createBrowserStore(database: Database, tell: (change: Change) => void): Store {
  let opening: Promise<Store> | null = null
  const store = () => {
    opening ??= open(database, tell).catch((error: unknown) => {
      // What an older page cannot read is not lost; in memory it would seem so.
      if (isOutdated(error)) throw error
      return createMemoryStore()
    })
    return opening
  }
  return {
    put: async (record, file) => (await store()).put(record, file),
    append: async (record, file) => (await store()).append(record, file),
    restore: async (record, files) => (await store()).restore(record, files),
    update: async (record) => (await store()).update(record),
    get: async (id) => (await store()).get(id),
    list: async () => (await store()).list(),
    remove: async (id) => (await store()).remove(id),
    space: async () => (await store()).space(),
  }
}

async function open(database: Database, tell: (change: Change) => void): Promise<Store> {
  const records = idbRecords(database)
  const opening = openPlaces(database)
  opening.catch(() => undefined)
  // A browser that has just started may refuse once. What is said of the records, as that they are of a newer version, counts first.
  const list = () => within(patienceMs, records.all())
  await list().catch((error: unknown) => (error instanceof TooLate ? Promise.reject(error) : later(list)))
  const { all, isWithoutOpfs, isPartial } = await opening
  const device: Device = { records, files: filesIn(all, freeBytes), alone, freeBytes, tell }
  // Leftovers harm nobody: if they cannot be removed now, they are the next time.
  void sweep(device).catch(() => undefined)
  const store = createUploadStore(device)
  const space = async () => ({ ...(await store.space()), mayBePrivate: isWithoutOpfs, isPartial })
  return journaled({ ...store, space }, database, tell)
}

/** The same store; an upload whose copy was never written to its end is told of at the next start. */
function journaled(store: Store, database: Database, tell: (change: Change) => void): Store {
  const saving = (id: string | null, { name: filename, size }: File, work: () => Promise<void>) =>
    during(database, { phase: 'saving', id, filename, size }, work).finally(() => tell({ type: 'journal' }))
  return {
    ...store,
    put: (record, file) => saving(record.id, file, () => store.put(record, file)),
    append: (record, file) => saving(null, file, () => store.append(record, file)),
  }
}

const alone: Device['alone'] = (work) => navigator.locks.request('convostat-write', work) as ReturnType<typeof work>

async function freeBytes(): Promise<number | null> {
  try {
    const { quota, usage } = await navigator.storage.estimate()
    return quota === undefined || usage === undefined ? null : Math.max(0, quota - usage)
  } catch {
    return null
  }
}
