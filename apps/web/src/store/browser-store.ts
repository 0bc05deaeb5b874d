import type { Store } from '@convostat/api'
import type { Change } from './changes.ts'
import { type Database, isOutdated } from './database.ts'
import { filesIn } from './files-in.ts'
import { idbRecords } from './idb-records.ts'
import { later } from './later.ts'
import { createMemoryStore } from './memory-store.ts'
import { openPlaces } from './open-places.ts'
import type { Place } from './place.ts'
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
  const trouble = await list()
    .catch((error: unknown) => (error instanceof TooLate ? Promise.reject(error) : later(list)))
    .then(
      () => null,
      (error: unknown) => (isOutdated(error) ? 'newer' : 'unopenable'),
    )
  const { all, isWithoutOpfs, isPartial } = await opening
  const device: Device = { records, files: filesIn(all, freeBytes), alone, freeBytes, tell }
  if (trouble) {
    const [first, ...others] = all.map(reachable)
    return createRescueStore({ ...device, files: filesIn([first, ...others], freeBytes) }, trouble)
  }
  let rebuilt: readonly string[] = []
  // What cannot be repaired now is the next time: another tab may be writing for long, and where not all files can be reached nothing is.
  const repaired = (isPartial ? Promise.resolve([]) : repair(device)).then(
    (ids) => {
      rebuilt = ids
    },
    () => undefined,
  )
  await Promise.race([repaired, patience()])
  const store = createUploadStore(device)
  return { ...store, space: async () => ({ ...(await store.space()), rebuilt, mayBePrivate: isWithoutOpfs, isPartial }) }
}

/** A place in the database that cannot be opened holds nothing that can be read. */
const reachable = (place: Place): Place => ({
  ...place,
  read: (name) => place.read(name).catch(() => null),
  sizes: () => place.sizes().catch(() => new Map()),
})

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
