import type { Store } from '@convostat/api'
import { openIdbRecords } from './idb-records.ts'
import { createMemoryStore } from './memory-store.ts'
import { openOpfsFiles } from './opfs-files.ts'
import { createUploadStore, sweep } from './upload-store.ts'

/** This browser's store, opened on first use; where it keeps nothing for us, the tab's memory. */
export function createBrowserStore(now: () => number): Store {
  let opening: Promise<Store> | null = null
  const store = () => {
    opening ??= open(now).catch(createMemoryStore)
    return opening
  }
  return {
    put: async (record, file) => (await store()).put(record, file),
    update: async (record) => (await store()).update(record),
    get: async (id) => (await store()).get(id),
    list: async () => (await store()).list(),
    remove: async (id) => (await store()).remove(id),
  }
}

async function open(now: () => number): Promise<Store> {
  const [records, files] = await Promise.all([openIdbRecords(), openOpfsFiles()])
  // Leftovers harm nobody: if they cannot be removed now, they are the next time.
  void sweep(records, files, now()).catch(() => undefined)
  return createUploadStore(records, files, now)
}
