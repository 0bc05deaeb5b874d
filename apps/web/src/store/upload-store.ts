import { Failure, type IncomingFile, newestFirst, type Store, storageFull, type UploadRecord, updatedRecord } from '@convostat/api'
import type { Change } from './changes.ts'
import { isFull, NoRoom } from './full.ts'
import { idOfKept, type Kept, readKept } from './kept.ts'

/** Small records by upload id, with what was kept of them. */
export interface Records {
  all(): Promise<unknown[]>
  get(id: string): Promise<unknown>
  put(kept: object): Promise<void>
  delete(id: string): Promise<void>
}

/** What was written of a file. */
export interface Written {
  /** What it takes in storage. */
  bytes: number
  /** The CRC-32 of its content as it was given, before any packing. */
  crc: number
}

/** Uploaded files by name: the upload's id, for a file appended the id, a dot and its number. */
export interface Files {
  /** Writes the whole file, in place of whatever has its name; on failure nothing of it stays. */
  write(name: string, file: IncomingFile): Promise<Written>
  /** About how many bytes it would take, rather too many. */
  bytesFor(file: IncomingFile): number
  /** The bytes a file takes, and a way to have it as it was given; null where there is none. */
  read(name: string): Promise<{ bytes: number; content(): Promise<Blob> } | null>
  delete(name: string): Promise<void>
  /** What each file takes, by its name. */
  sizes(): Promise<Map<string, number>>
}

/** What the store needs of this browser. */
export interface Device {
  records: Records
  files: Files
  /** Does one thing at a time, in all tabs together: nobody else writes meanwhile. */
  alone<T>(work: () => Promise<T>): Promise<T>
  /** Bytes that are left; null where the browser does not tell. */
  freeBytes(): Promise<number | null>
  /** Says to every tab what has changed. */
  tell(change: Change): void
}

/** A browser wants some room of its own beside what is written. */
const margin = 1.3

/** How an upload lies there: to be opened, not readable, or with its files removed by a browser that needed room. */
type Condition = { kept: Kept; is: 'whole' } | { is: 'damaged' | 'vanished' }

/**
 * Uploads on this device. The files are written first and the record last: a record that can be read has its whole
 * files. What is damaged is passed over, never deleted.
 */
export function createUploadStore({ records, files, alone, freeBytes, tell }: Device): Store {
  /** A file as it was given; null where there is none. */
  async function fileOf(name: string, bytes: number, filename: string, lastModified: number): Promise<File | null> {
    const stored = await files.read(name)
    if (!stored) return null
    if (stored.bytes !== bytes) throw new Failure('upload_damaged')
    return new File([await stored.content()], filename, { lastModified })
  }

  /** About how many bytes these files take; throws `storage_full` where there are fewer. */
  async function roomFor(given: readonly IncomingFile[]): Promise<number> {
    const need = Math.ceil(given.reduce((sum, file) => sum + files.bytesFor(file), 0) * margin)
    const free = await freeBytes()
    if (free !== null && free < need) throw storageFull(need, free)
    return need
  }

  /** Writes files under these names and then the record, all or nothing. */
  async function write(names: readonly string[], given: readonly IncomingFile[], keptOf: (bytes: number[]) => Kept): Promise<void> {
    const need = await roomFor(given)
    const bytes: number[] = []
    try {
      for (const [i, file] of given.entries()) bytes.push((await files.write(names[i], file)).bytes)
      await records.put(keptOf(bytes))
    } catch (error) {
      for (const name of names) await files.delete(name)
      if (!isFull(error)) throw error
      // Browsers promise more than they have; what they took until then is what they really had.
      const taken = bytes.reduce((sum, each) => sum + each, error instanceof NoRoom ? error.takenBytes : 0)
      throw storageFull(need, taken, error)
    }
  }

  /** What takes the place of something damaged must itself be whole: that may be of a newer version, which reads it. */
  async function readOnce(given: readonly IncomingFile[]): Promise<void> {
    for (const file of given) await file.stream().pipeTo(new WritableStream())
  }

  async function deleteFiles(id: string): Promise<void> {
    for (const name of (await files.sizes()).keys()) if (idOf(name) === id) await files.delete(name)
  }

  /** Everything that has a record, by its id: how it lies there, and what it takes. */
  async function shelf(): Promise<Map<string, { condition: Condition; bytes: number }>> {
    const [values, sizes] = await Promise.all([records.all(), files.sizes()])
    const bytes = new Map<string, number>()
    for (const [name, size] of sizes) bytes.set(idOf(name), (bytes.get(idOf(name)) ?? 0) + size)
    return new Map(
      values.flatMap((value) => {
        const id = idOfKept(value)
        return id === null ? [] : [[id, { condition: conditionOf(value, sizes), bytes: bytes.get(id) ?? 0 }] as const]
      }),
    )
  }

  return {
    put: (record, file) =>
      alone(async () => {
        // Two tabs may have chosen the same id in the same millisecond; the one who was first keeps it.
        if ((await records.get(record.id)) !== undefined) throw new Failure('busy')
        await write([record.id], [file], (bytes) => ({ v: 2, id: record.id, bytes, record }))
        tell({ type: 'kept', id: record.id })
      }),

    append: (record, file) =>
      alone(async () => {
        const kept = readKept(await records.get(record.id))
        // It may have grown in another tab since this one read it.
        if (!kept || kept.bytes.length !== record.appended.length) throw new Failure('upload_not_found')
        const name = fileName(record.id, record.appended.length)
        await write([name], [file], (bytes) => ({ ...kept, bytes: [...kept.bytes, ...bytes], record }))
        tell({ type: 'kept', id: record.id })
      }),

    restore: (record, given) =>
      alone(async () => {
        await roomFor(given)
        if ((await records.get(record.id)) !== undefined) await readOnce(given)
        await deleteFiles(record.id)
        const names = given.map((_, i) => fileName(record.id, i))
        await write(names, given, (bytes) => ({ v: 2, id: record.id, bytes, record }))
        tell({ type: 'kept', id: record.id })
      }),

    update: (record) =>
      alone(async () => {
        const kept = readKept(await records.get(record.id))
        if (!kept) return
        await records.put({ ...kept, record: updatedRecord(kept.record, record) })
        tell({ type: 'changed', id: record.id })
      }),

    async get(id) {
      const value = await records.get(id)
      if (value === undefined) return null
      const kept = readKept(value)
      if (!kept) throw new Failure('upload_damaged')
      const read = (i: number, { filename, lastModified }: Pick<UploadRecord, 'filename' | 'lastModified'>) =>
        fileOf(fileName(id, i), kept.bytes[i], filename, lastModified)
      const { record } = kept
      const [file, ...appended] = await Promise.all([read(0, record), ...record.appended.map((each, i) => read(i + 1, each))])
      // A browser that needs room removes files; their records may stay behind.
      if (file === null || appended.includes(null)) return null
      return { record, files: [file, ...appended.filter((each) => each !== null)] }
    },

    async list() {
      const whole = [...(await shelf()).values()].flatMap(({ condition }) => (condition.is === 'whole' ? [condition.kept.record] : []))
      return whole.sort(newestFirst)
    },

    remove: (id) =>
      alone(async () => {
        // Said before, so that no tab takes it for something that the browser removed.
        tell({ type: 'removed', id })
        // The record first: whoever reads between the two finds nothing rather than half an upload.
        await records.delete(id)
        await deleteFiles(id)
        await deleteOrphans(records, files)
        tell({ type: 'changed', id })
      }),

    async space() {
      const there = [...(await shelf())]
      return {
        kind: 'device',
        bytes: new Map(there.map(([id, { bytes }]) => [id, bytes])),
        damaged: there.flatMap(([id, { condition }]) => (condition.is === 'damaged' ? [id] : [])),
        freeBytes: await freeBytes(),
      }
    },
  }
}

/** Removes what uploads that broke off have left. */
export const sweep = ({ records, files, alone }: Pick<Device, 'records' | 'files' | 'alone'>): Promise<void> =>
  alone(() => deleteOrphans(records, files))

/**
 * Removes files that no record tells of: of uploads that broke off, and of exports that were not appended to their end.
 * While nobody writes, they are nobody's. Of a record that cannot be read everything stays.
 */
async function deleteOrphans(records: Records, files: Files): Promise<void> {
  const tells = new Map((await records.all()).map((value) => [idOfKept(value), readKept(value)]))
  const isKnown = (name: string) => {
    const kept = tells.get(idOf(name))
    return kept === null || kept?.bytes.some((_, i) => fileName(kept.id, i) === name)
  }
  for (const name of (await files.sizes()).keys()) if (!isKnown(name)) await files.delete(name)
}

function conditionOf(value: unknown, sizes: ReadonlyMap<string, number>): Condition {
  const kept = readKept(value)
  if (!kept) return { is: 'damaged' }
  const found = kept.bytes.map((_, i) => sizes.get(fileName(kept.id, i)))
  if (found.includes(undefined)) return { is: 'vanished' }
  return found.every((bytes, i) => bytes === kept.bytes[i]) ? { kept, is: 'whole' } : { is: 'damaged' }
}

const fileName = (id: string, i: number): string => (i === 0 ? id : `${id}.${i}`)
const idOf = (name: string): string => name.split('.', 1)[0]
