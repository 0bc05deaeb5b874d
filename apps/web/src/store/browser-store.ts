import type { Store } from '@convostat/api'
import type { Change } from './changes.ts'
import { type Database, isOutdated } from './database.ts'
import { idbRecords } from './idb-records.ts'
import { later } from './later.ts'
import { createMemoryStore } from './memory-store.ts'
import { openOpfsFiles } from './opfs-files.ts'
import { repair } from './repair.ts'
import { createRescueStore } from './rescue-store.ts'
import { createUploadStore, type Device } from './upload-store.ts'

/** This browser's store, opened on first use; where it keeps nothing for us, the tab's memory. */
export function createBrowserStore(database: Database, tell: (change: Change) => void): Store {
  let opening: Promise<Store> | null = null
  const store = () => {
    opening ??= open(database, tell).catch(createMemoryStore)
    return opening
  }
  return {
    put: async (record, file) => (await store()).put(record, file),
    append: async (record, file) => (await store()).append(record, file),
    restore: async (record, files) => (await store()).restore(record, files),
    update: async (record) => (await store()).update(record),
    get: async (id) => (await store()).get(id),
    remains: async (id) => (await store()).remains(id),
    list: async () => (await store()).list(),
    remove: async (id) => (await store()).remove(id),
    space: async () => (await store()).space(),
  }
}

async function open(database: Database, tell: (change: Change) => void): Promise<Store> {
  // A browser that has just started may say no once.
  const files = await openFiles().catch(() => later(openFiles))
  const records = idbRecords(database)
  const device: Device = { records, files, alone, freeBytes, tell }
  const trouble = await records
    .all()
    .catch(() => later(records.all))
    .then(
      () => null,
      (error: unknown) => (isOutdated(error) ? 'newer' : 'unopenable'),
    )
  if (trouble) return createRescueStore(device, trouble)
  let rebuilt: readonly string[] = []
  // What cannot be repaired now is the next time. Another tab may be writing for long: it is not waited for.
  const repaired = repair(device).then(
    (ids) => {
      rebuilt = ids
    },
    () => undefined,
  )
  await Promise.race([repaired, patience()])
  const store = createUploadStore(device)
  return { ...store, space: async () => ({ ...(await store.space()), rebuilt }) }
}

const patience = () => new Promise((resolve) => setTimeout(resolve, 1000))

async function openFiles() {
  const files = await openOpfsFiles()
  await files.probe()
  return files
}

const alone: Device['alone'] = (work) => navigator.locks.request('convostat-write', work) as ReturnType<typeof work>

async function freeBytes(): Promise<number | null> {
  const { quota, usage } = await navigator.storage.estimate()
  return quota === undefined || usage === undefined ? null : Math.max(0, quota - usage)
}
