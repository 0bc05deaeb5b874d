import type { Store } from '@convostat/api'
import { freeBytes } from '../platform/room.ts'
import { TooLate } from '../platform/within.ts'
import type { Change } from './changes.ts'
import { type Database, isOutdated } from './database.ts'
import { idbRecords } from './idb-records.ts'
import { during } from './journal.ts'
import { tried } from './later.ts'
import { alone } from './locks.ts'
import { createMemoryStore } from './memory-store.ts'
import { openOpfsFiles } from './opfs-files.ts'
import { createUploadStore, type Device, sweep } from './upload-store.ts'

/** This browser's store, opened on first use; where it keeps nothing for us, the tab's memory. */
export function createBrowserStore(database: Database, tell: (change: Change) => void): Store {
  let opening: Promise<Store> | null = null
  const store = () => {
    opening ??= open(database, tell).catch((error: unknown) => {
      // What an older page cannot read is not lost; in memory it would seem so.
      if (isOutdated(error)) throw error
      const memory = createMemoryStore()
      if (error instanceof TooLate) void comeBack(memory)
      return memory
    })
    return opening
  }
  /** A storage that opens late is used after all, but not once a chat was said to be in memory only. */
  async function comeBack(memory: Store): Promise<void> {
    while ((await memory.list()).length === 0) {
      await new Promise((resolve) => setTimeout(resolve, 1000))
      const late = await open(database, tell).catch((error: unknown) => (error instanceof TooLate ? null : memory))
      if (late === null) continue
      if (late === memory || (await memory.list()).length > 0) return
      opening = Promise.resolve(late)
      return tell({ type: 'changed', id: '' })
    }
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
  const files = await tried(openFiles)
  const records = idbRecords(database)
  await tried(records.all)
  const device: Device = { records, files, alone: (work) => alone('convostat-write', work), freeBytes, tell }
  // Leftovers harm nobody: if they cannot be removed now, they are the next time.
  void sweep(device).catch(() => undefined)
  return journaled(createUploadStore(device), database, tell)
}

async function openFiles() {
  const files = await openOpfsFiles()
  await files.probe()
  return files
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
