import type { Store } from '@convostat/api'
import { freeBytes } from '#platform/room.ts'
import { TooLate, within } from '#platform/within.ts'
import type { Change } from './changes.ts'
import { type Database, isOutdated } from './database.ts'
import type { Device, Records } from './device.ts'
import { filesIn } from './files-in.ts'
import { idbPlace } from './idb-place.ts'
import { idbRecords } from './idb-records.ts'
import { listedById } from './listed.ts'
import { alone } from './locks.ts'
import { createMemoryStore } from './memory-store.ts'
import { openPlaces, type Places, patienceMs } from './open-places.ts'
import type { Place } from './place.ts'
import { repair } from './repair.ts'
import { createRescueStore } from './rescue-store.ts'
import { tried } from './retry-once.ts'
import { readKept } from './stored-upload.ts'
import { filesById } from './upload-names.ts'
import { createUploadStore } from './upload-store.ts'

/** This browser's store, opened on first use; where it keeps nothing for us, the tab's memory. */
export function createBrowserStore(database: Database, tell: (change: Change) => void): Store {
  let opening: Promise<Store> | null = null
  const memory = createMemoryStore()
  const store = () => {
    opening ??= open(database, tell, memory).then(({ store, isLate }) => {
      if (isLate) void comeBack()
      return store
    })
    return opening
  }
  /** A database that opens late, or takes long to let anything be written, is used after all, but not once a chat was said to be in memory only. */
  async function comeBack(): Promise<void> {
    const isEmpty = async () => (await memory.list()).length === 0
    let trouble: Trouble = 'late'
    while (trouble === 'late' && (await isEmpty())) {
      await patience()
      trouble = await troubleWith(idbRecords(database))
    }
    if (trouble !== null || !(await isEmpty())) return
    const { store: late, isLate } = await open(database, tell, memory)
    if (isLate) return comeBack()
    if (!(await isEmpty())) return
    opening = Promise.resolve(late)
    tell({ type: 'changed', id: '' })
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

/** Why the list of uploads cannot be had: it belongs to a newer version, did not come in time, or cannot be opened. */
type Trouble = 'newer' | 'late' | 'unopenable' | null

const troubleWith = (records: Records): Promise<Trouble> =>
  tried(() => within(patienceMs, records.all())).then(
    () => null,
    (error: unknown) => (isOutdated(error) ? 'newer' : error instanceof TooLate ? 'late' : 'unopenable'),
  )

/** The store, and whether the database may still open. What cannot be kept on the device goes into `memory`. */
async function open(database: Database, tell: (change: Change) => void, memory: Store): Promise<{ store: Store; isLate: boolean }> {
  const records = idbRecords(database)
  let isLate = false
  const opening = openPlaces(database).catch((error: unknown) => {
    isLate = error instanceof TooLate
    return null
  })
  const trouble = await troubleWith(records)
  const places = await opening
  isLate ||= trouble === 'late'
  if (!places && trouble !== 'newer') return { store: memory, isLate }
  // What a newer version keeps in the database alone is out of reach, and must not seem to be lost.
  const { all, isWithoutOpfs, isPartial, isLacking } = places ?? onlyDatabase(database)
  const device: Device = { records, files: filesIn(all, freeBytes), alone: writingAlone, freeBytes, tell }
  if (trouble) {
    const [first, ...others] = all.map(reachable)
    const files = filesIn([first, ...others], freeBytes)
    return { store: createRescueStore({ ...device, files }, trouble === 'newer' ? 'newer' : 'unopenable', memory), isLate }
  }
  // A browser that has lost its private file system cannot reach what it kept there; one that never had it reaches everything.
  const isAnyOutOfReach = async () => isPartial || (isLacking && (await isAnyKeptElsewhere(device)))
  let rebuilt: readonly string[] = []
  let isListed = false
  // What cannot be repaired now is the next time: another tab may be writing for long.
  const repairing = isAnyOutOfReach().then((isAny) => repair(device, isAny))
  const repaired = repairing.then(
    (ids) => {
      rebuilt = ids
      if (isListed && ids.length > 0) tell({ type: 'changed', id: '' })
    },
    () => undefined,
  )
  await Promise.race([repaired, patience()])
  isListed = true
  const store = createUploadStore(device)
  const space = async () => ({ ...(await store.space()), rebuilt, mayBePrivate: isWithoutOpfs, isPartial: await isAnyOutOfReach() })
  return { store: { ...store, space }, isLate }
}

const onlyDatabase = (database: Database): Places => ({ all: [idbPlace(database)], isWithoutOpfs: true, isPartial: true, isLacking: false })

/** A place in a database that cannot be opened has nothing that can be read, or deleted. */
const reachable = (place: Place): Place => ({
  ...place,
  async delete(name) {
    try {
      await place.delete(name)
    } catch (error) {
      if (await place.sizes().catch(() => null)) throw error
    }
  },
  read: (name) => place.read(name).catch(() => null),
  sizes: () => place.sizes().catch(() => new Map()),
})

const patience = () => new Promise((resolve) => setTimeout(resolve, 1000))

const writingAlone: Device['alone'] = (work) => alone('convostat-write', work)

/** Whether the list has a chat of which nothing is here, not even the record beside its files: it was kept in another place. */
async function isAnyKeptElsewhere({ records, files }: Pick<Device, 'records' | 'files'>): Promise<boolean> {
  const [values, sizes] = await Promise.all([records.all(), files.sizes()])
  const here = filesById(sizes)
  return [...listedById(values)].some(([id, value]) => readKept(value) !== null && !here.has(id))
}
