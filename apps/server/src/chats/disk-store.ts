import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure, newestFirst, type Store, type UploadRecord, updatedRecord } from '@convostat/api'
import { DiskFile, storageFailure } from '@convostat/api/disk-file'
import { chatLimits } from '#config/limits.ts'

/**
 * A session's uploads in its folder: `upload_1.export`, the file as given (`upload_1.1.export`, `upload_1.2.export` those
 * appended), beside `upload_1.json`, its record. The record
 * is written last, so an upload without one was never whole.
 *
 * Files are moved and small records written synchronously: this runs in the session's own thread, which may be ended as
 * soon as it has answered, and what it answered must be kept by then.
 */
export function diskStore(folder: string, limitBytes = chatLimits.storedBytes): Store {
  const kept = join(folder, 'uploads')
  mkdirSync(kept, { recursive: true, mode: 0o700 })
  const exportOf = (id: string, i = 0) => join(kept, i === 0 ? `${id}.export` : `${id}.${i}.export`)
  const recordOf = (id: string) => join(kept, `${id}.json`)
  const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0
  const filesOf = ({ id, appended }: UploadRecord) => [exportOf(id), ...appended.map((_, i) => exportOf(id, i + 1))]
  const bytesOf = (record: UploadRecord) => filesOf(record).reduce((sum, path) => sum + sizeOf(path), 0)

  sweep()

  /** Removes files without a record: its thread was ended while it wrote. Nobody else writes for this session. */
  function sweep(): void {
    const known = new Set(list().flatMap((record) => [recordOf(record.id), ...filesOf(record)]))
    for (const name of readdirSync(kept)) if (!known.has(join(kept, name))) rmSync(join(kept, name))
  }

  function read(id: string): UploadRecord | null {
    // An id comes from the caller, and becomes a path here.
    if (!/^upload_\d{1,16}$/.test(id) || !statSync(recordOf(id), { throwIfNoEntry: false })) return null
    return JSON.parse(readFileSync(recordOf(id), 'utf8')) as UploadRecord
  }

  function write(record: UploadRecord): void {
    const draft = `${recordOf(record.id)}.new`
    writeFileSync(draft, JSON.stringify(record), { mode: 0o600 })
    renameSync(draft, recordOf(record.id))
  }

  function list(): UploadRecord[] {
    const ids = readdirSync(kept).flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -'.json'.length)] : []))
    const records = ids.map(read).filter((record) => record !== null)
    return records.sort(newestFirst)
  }

  function remove(id: string, exports?: number): boolean {
    const record = read(id)
    if (!record) return true
    if (exports !== undefined && filesOf(record).length !== exports) return false
    rmSync(recordOf(id))
    for (const path of filesOf(record)) rmSync(path, { force: true })
    return true
  }

  const usedBytes = () => list().reduce((sum, record) => sum + bytesOf(record), 0)

  /** Removes the oldest uploads, but never this one, until what is kept fits. */
  function makeRoom(record: UploadRecord): void {
    let bytes = bytesOf(record)
    for (const other of list()) {
      if (other.id === record.id) continue
      bytes += bytesOf(other)
      if (bytes > limitBytes) remove(other.id)
    }
  }

  /** Moves a file to its place and writes its record. */
  function take(record: UploadRecord, file: File, i: number): void {
    if (!(file instanceof DiskFile)) throw new Error(`${record.id}: expected a file on disk`)
    renameSync(file.path, exportOf(record.id, i))
    write(record)
    makeRoom(record)
  }

  /** Writes a file that comes from a backup, and its record. It frees no space for it. */
  async function add(record: UploadRecord, file: File, i: number): Promise<void> {
    if (usedBytes() + file.size > limitBytes) throw new Failure('storage_full')
    const path = exportOf(record.id, i)
    try {
      await writeFile(path, file.stream(), { mode: 0o600 })
      write(record)
    } catch (error) {
      rmSync(path, { force: true })
      throw storageFailure(error)
    }
  }

  return {
    async put(record, file) {
      take(record, file, 0)
    },
    async append(record, file) {
      const i = record.appended.length
      if (file instanceof DiskFile) take(record, file, i)
      else await add(record, file, i)
    },
    async restore(record, files) {
      const size = files.reduce((sum, file) => sum + file.size, 0)
      // What is there already stays, so a backup never makes room for itself.
      if (usedBytes() + size > limitBytes) throw new Failure('storage_full')
      const paths = files.map((_, i) => exportOf(record.id, i))
      try {
        for (const [i, file] of files.entries()) await writeFile(paths[i], file.stream(), { mode: 0o600 })
        write(record)
      } catch (error) {
        for (const path of paths) rmSync(path, { force: true })
        throw storageFailure(error)
      }
    },
    async update(record) {
      const kept = read(record.id)
      if (kept) write(updatedRecord(kept, record))
    },
    async get(id) {
      const record = read(id)
      if (!record) return null
      const fileAt = ({ filename: name, lastModified }: Pick<UploadRecord, 'filename' | 'lastModified'>, i: number) =>
        new DiskFile({ path: exportOf(id, i), name, start: 0, end: sizeOf(exportOf(id, i)), lastModified })
      return { record, files: [fileAt(record, 0), ...record.appended.map((each, i) => fileAt(each, i + 1))] }
    },
    // A record that cannot be read ends the session; nothing is left of it.
    remains: async () => null,
    list: async () => list(),
    remove: async (id, exports) => remove(id, exports),
    async space() {
      const bytes = new Map(list().map((record) => [record.id, bytesOf(record)]))
      return { kind: 'server', bytes, damaged: [], freeBytes: Math.max(0, limitBytes - usedBytes()) }
    },
  }
}
