import { mkdirSync, renameSync } from 'node:fs'
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Store, UploadRecord } from '@convostat/api'
import { DiskFile } from '@convostat/api/disk-file'

/** How much one session may keep; the oldest uploads beyond make room. */
const mostBytes = 300e6

/**
 * A session's uploads in its folder: `upload_1.export`, the file as given, beside `upload_1.json`, its record. The record
 * is written last, so an upload without one was never whole.
 */
export function diskStore(folder: string, limitBytes = mostBytes): Store {
  const kept = join(folder, 'uploads')
  mkdirSync(kept, { recursive: true, mode: 0o700 })
  const exportOf = (id: string) => join(kept, `${id}.export`)
  const recordOf = (id: string) => join(kept, `${id}.json`)

  async function read(id: string): Promise<UploadRecord | null> {
    // An id comes from whoever asks, and becomes a path here.
    if (!/^upload_\d{1,16}$/.test(id)) return null
    const json = await readFile(recordOf(id), 'utf8').catch(ifMissing(null))
    return json === null ? null : (JSON.parse(json) as UploadRecord)
  }

  async function write(record: UploadRecord): Promise<void> {
    const draft = `${recordOf(record.id)}.new`
    await writeFile(draft, JSON.stringify(record), { mode: 0o600 })
    await rename(draft, recordOf(record.id))
  }

  async function list(): Promise<UploadRecord[]> {
    const names = await readdir(kept)
    const records = await Promise.all(names.filter((name) => name.endsWith('.json')).map((name) => read(name.slice(0, -'.json'.length))))
    return records.filter((record) => record !== null).sort((a, b) => age(b) - age(a))
  }

  async function remove(id: string): Promise<void> {
    if ((await read(id)) === null) return
    await rm(recordOf(id), { force: true })
    await rm(exportOf(id), { force: true })
  }

  /** Removes the oldest uploads but this one until what is kept fits. */
  async function makeRoom(id: string): Promise<void> {
    let bytes = 0
    for (const record of [{ id }, ...(await list()).filter((record) => record.id !== id)]) {
      bytes += await stat(exportOf(record.id)).then(({ size }) => size, ifMissing(0))
      if (bytes > limitBytes && record.id !== id) await remove(record.id)
    }
  }

  return {
    async put(record, file) {
      if (!(file instanceof DiskFile)) throw new Error(`${record.id}: expected a file on disk`)
      // Moved at once, before anything is waited for: the receiver removes what it received when the answer is sent.
      renameSync(file.path, exportOf(record.id))
      await write(record)
      await makeRoom(record.id)
    },
    update: write,
    async get(id) {
      const record = await read(id)
      if (!record) return null
      const path = exportOf(id)
      const { size } = await stat(path)
      const { filename: name, lastModified } = record
      return { record, file: new DiskFile({ path, name, start: 0, end: size, lastModified }) }
    },
    list,
    remove,
  }
}

/** Instead of an error because there is no such file. */
const ifMissing =
  <T>(value: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return value
    throw error
  }

/** The number in `upload_1763700000000`: ids count up. */
const age = ({ id }: UploadRecord): number => Number(id.slice('upload_'.length))
