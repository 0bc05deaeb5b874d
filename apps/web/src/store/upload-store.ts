import type { Store, UploadRecord } from '@convostat/api'
import { readKept } from './kept.ts'

/** Small records by upload id, with what was kept of them. */
export interface Records {
  all(): Promise<unknown[]>
  get(id: string): Promise<unknown>
  put(kept: object): Promise<void>
  delete(id: string): Promise<void>
}

/** Uploaded files by upload id. */
export interface Files {
  /** Writes the whole file and gives the bytes it takes; on failure nothing of it stays. */
  write(id: string, file: File): Promise<number>
  /** The file as it was given, and the bytes it takes; null where there is none. */
  read(id: string): Promise<{ content: Blob; bytes: number } | null>
  delete(id: string): Promise<void>
  ids(): Promise<string[]>
}

/** A file without its record that is older than this was left by an upload that broke off; a younger one may be in another tab's hands. */
const oldEnough = 600_000

/**
 * Uploads on this device. The file is written first and its record last: a record that can be read has its whole file.
 * What is damaged is passed over, never deleted.
 */
export function createUploadStore(records: Records, files: Files, now: () => number): Store {
  return {
    async put(record, file) {
      const bytes = await files.write(record.id, file)
      try {
        await records.put({ v: 1, id: record.id, bytes, record })
      } catch (error) {
        await files.delete(record.id)
        throw error
      }
    },

    async update(record) {
      const kept = readKept(await records.get(record.id))
      if (kept) await records.put({ ...kept, record })
    },

    async get(id) {
      const kept = readKept(await records.get(id))
      if (!kept) return null
      const stored = await files.read(id)
      if (!stored || stored.bytes !== kept.bytes) return null
      const { filename, lastModified } = kept.record
      return { record: kept.record, file: new File([stored.content], filename, { lastModified }) }
    },

    async list() {
      const kept = (await records.all()).flatMap((value) => readKept(value) ?? [])
      return kept.map(({ record }) => record).sort((a, b) => instantOf(b) - instantOf(a))
    },

    async remove(id) {
      // The record first: whoever reads between the two finds nothing rather than half an upload.
      await records.delete(id)
      await files.delete(id)
      await sweep(records, files, now())
    },
  }
}

/** Removes files that no record tells of. */
export async function sweep(records: Records, files: Files, now: number): Promise<void> {
  const known = new Set((await records.all()).map((value) => Object(value).id))
  for (const id of await files.ids()) if (!known.has(id) && now - instantOfId(id) > oldEnough) await files.delete(id)
}

const instantOf = ({ id }: UploadRecord): number => instantOfId(id)

/** `upload_` and epoch milliseconds; what is named otherwise is as old as can be. */
const instantOfId = (id: string): number => Number(/^upload_(\d+)$/.exec(id)?.[1] ?? 0)
