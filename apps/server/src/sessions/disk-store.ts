import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Store, UploadRecord } from '@convostat/api'
import { DiskFile } from '@convostat/api/disk-file'

/** How much one session may keep; the oldest uploads beyond make room. */
const mostBytes = 300e6

/**
 * A session's uploads in its folder: `upload_1.export`, the file as given, beside `upload_1.json`, its record. The record
 * is written last, so an upload without one was never whole.
 *
 * Files are moved and small records written synchronously: this runs in the session's own thread, which may be ended as
 * soon as it has answered, and what it answered must be kept by then.
 */
export function diskStore(folder: string, limitBytes = mostBytes): Store {
  const kept = join(folder, 'uploads')
  mkdirSync(kept, { recursive: true, mode: 0o700 })
  const exportOf = (id: string) => join(kept, `${id}.export`)
  const recordOf = (id: string) => join(kept, `${id}.json`)
  const bytesOf = (id: string) => statSync(exportOf(id), { throwIfNoEntry: false })?.size ?? 0

  function read(id: string): UploadRecord | null {
    // An id comes from whoever asks, and becomes a path here.
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
    return records.sort((a, b) => countOf(b) - countOf(a))
  }

  function remove(id: string): void {
    if (!read(id)) return
    rmSync(recordOf(id))
    rmSync(exportOf(id), { force: true })
  }

  /** Removes the oldest uploads, but never this one, until what is kept fits. */
  function makeRoom(id: string): void {
    let bytes = bytesOf(id)
    for (const other of list()) {
      if (other.id === id) continue
      bytes += bytesOf(other.id)
      if (bytes > limitBytes) remove(other.id)
    }
  }

  return {
    async put(record, file) {
      if (!(file instanceof DiskFile)) throw new Error(`${record.id}: expected a file on disk`)
      renameSync(file.path, exportOf(record.id))
      write(record)
      makeRoom(record.id)
    },
    async update(record) {
      if (read(record.id)) write(record)
    },
    async get(id) {
      const record = read(id)
      if (!record) return null
      const { filename: name, lastModified } = record
      return { record, file: new DiskFile({ path: exportOf(id), name, start: 0, end: bytesOf(id), lastModified }) }
    },
    list: async () => list(),
    remove: async (id) => remove(id),
  }
}

/** The number in `upload_1763700000000`: ids count up. */
const countOf = ({ id }: UploadRecord): number => Number(id.slice('upload_'.length))
