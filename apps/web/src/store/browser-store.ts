import type { Store } from '@convostat/api'
import { freeBytes } from '../platform/room.ts'
import { TooLate, within } from '../platform/within.ts'
import type { Change } from './changes.ts'
import { type Database, isOutdated } from './database.ts'
import { filesIn } from './files-in.ts'
import { idbRecords } from './idb-records.ts'
import { tried } from './later.ts'
import { alone } from './locks.ts'
import { createMemoryStore } from './memory-store.ts'
import { openPlaces, patienceMs } from './open-places.ts'
import type { Place } from './place.ts'
import { repair } from './repair.ts'
import { createRescueStore } from './rescue-store.ts'
import { createUploadStore, type Device } from './upload-store.ts'

/** This browser's store, opened on first use; where it keeps nothing for us, the tab's memory. */
export function createBrowserStore(database: Database, tell: (change: Change) => void): Store {
  let opening: Promise<Store> | null = null
  const store = () => {
    opening ??= open(database, tell).catch((error: unknown) => {
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
  const trouble = await tried(list).then(
    () => null,
    (error: unknown) => (isOutdated(error) ? 'newer' : 'unopenable'),
  )
  const { all, isWithoutOpfs, isPartial } = await opening
  const device: Device = { records, files: filesIn(all, freeBytes), alone: writingAlone, freeBytes, tell }
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

const writingAlone: Device['alone'] = (work) => alone('convostat-write', work)
