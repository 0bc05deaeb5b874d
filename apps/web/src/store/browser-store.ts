import type { Store } from '@convostat/api'
import type { Change } from './changes.ts'
import { type Database, isOutdated } from './database.ts'
import { filesIn } from './files-in.ts'
import { idbRecords } from './idb-records.ts'
import { later } from './later.ts'
import { createMemoryStore } from './memory-store.ts'
import { openPlaces, type Places } from './open-places.ts'
import { repair } from './repair.ts'
import { createRescueStore } from './rescue-store.ts'
import { createUploadStore, type Device } from './upload-store.ts'
import { patienceMs, TooLate, within } from './within.ts'

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
    remove: async (id, exports) => (await store()).remove(id, exports),
    space: async () => (await store()).space(),
  }
}

async function open(database: Database, tell: (change: Change) => void): Promise<Store> {
  const records = idbRecords(database)
  const opening = openPlaces(database)
  opening.catch(() => undefined)
  const list = () => within(patienceMs, records.all())
  // A browser that has just started may refuse once.
  const error = await list()
    .catch((error: unknown) => (error instanceof TooLate ? Promise.reject(error) : later(list)))
    .then(
      () => null,
      (error: unknown) => ({ error }),
    )
  if (error) return rescue(error.error, await opening.catch(() => null), tell)
  const { all, isWithoutOpfs, isPartial } = await opening
  const device: Device = { records, files: filesIn(all, freeBytes), alone, freeBytes, tell }
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
  return { ...store, space: async () => ({ ...(await store.space()), rebuilt, mayBePrivate: isWithoutOpfs, isPartial }) }
}

/** The chats in the private file system, where the list of them cannot be opened; throws where there is no such file system either. */
function rescue(error: unknown, places: Places | null, tell: (change: Change) => void): Store {
  if (!places || places.isWithoutOpfs) throw error
  // The other place is the database, which cannot be opened.
  const files = filesIn([places.all[0]], freeBytes)
  return createRescueStore({ files, alone, freeBytes, tell }, isOutdated(error) ? 'newer' : 'unopenable')
}

const patience = () => new Promise((resolve) => setTimeout(resolve, 1000))

/** Over plain HTTP browsers have no locks. There the database itself refuses what two tabs would write half each. */
const alone: Device['alone'] = (work) =>
  navigator.locks ? (navigator.locks.request('convostat-write', work) as ReturnType<typeof work>) : work()

async function freeBytes(): Promise<number | null> {
  try {
    const { quota, usage } = await navigator.storage.estimate()
    return quota === undefined || usage === undefined ? null : Math.max(0, quota - usage)
  } catch {
    return null
  }
}
