import { type Database, entries } from '../store/database.ts'
import { database } from './database.ts'

/**
 * The words of searches. A history entry holds only a key: browsers write their entries to the disk, where "Delete
 * everything" does not reach. The words lie in IndexedDB, and where that is denied in this page's memory.
 */
export interface KeptText {
  /** Begins with the time, so that keys stand in order of it. */
  key: string
  upload_id: string
  text: string
}

/** So many are kept; the oldest make room. */
export const mostKept = 200

/** Where they lie: what is there is read with caution, since any version may have written it. */
export interface TextRecords {
  get(key: string): Promise<unknown>
  all(): Promise<unknown[]>
  /** Adds one, and then removes the first of them until `most` are left. */
  put(kept: KeptText, most: number): Promise<void>
  delete(keys: readonly string[]): Promise<void>
}

export type Texts = ReturnType<typeof createTexts>

export function createTexts(records: TextRecords, clock: () => number = Date.now) {
  /** What this page knows: what was typed here, what links of it lead to, and what it has read. */
  const known = new Map<string, KeptText>()
  const written = new Set<string>()

  function newKey(text: string, uploadId: string): string {
    const random = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')
    const key = `${clock()}-${random}`
    known.set(key, { key, upload_id: uploadId, text })
    return key
  }

  return {
    /** A key of their own for these words. Nothing is written before somebody stands on an entry with it. */
    newKey,

    /** A key for words that are looked for by a link, the same as often as it is drawn. */
    keyFor(text: string, uploadId: string): string {
      for (const [key, kept] of known) if (kept.text === text && kept.upload_id === uploadId) return key
      return newKey(text, uploadId)
    },

    /** The words as far as this page knows them without looking them up. */
    known: (key: string): string | undefined => known.get(key)?.text,

    /** The words that lie under a key; none where nothing does any more. */
    async read(key: string): Promise<string> {
      const inMemory = known.get(key)
      if (inMemory) return inMemory.text
      const kept = await records.get(key).then(readKept, () => null)
      if (!kept) return ''
      known.set(key, kept)
      written.add(key)
      return kept.text
    },

    /** Writes down what lies under a key, so that a reload keeps it. */
    async keep(key: string): Promise<void> {
      const kept = known.get(key)
      if (!kept || written.has(key)) return
      written.add(key)
      await records.put(kept, mostKept).catch(() => undefined)
    },

    /** Forgets words that no entry leads to any more: a letter later they were others. */
    async drop(key: string): Promise<void> {
      known.delete(key)
      if (written.delete(key)) await records.delete([key]).catch(() => undefined)
    },

    /** Forgets what was looked for in an upload that is no more; in all of them, where none is named. */
    async forget(uploadId?: string): Promise<void> {
      const isMeant = (kept: KeptText) => uploadId === undefined || kept.upload_id === uploadId
      for (const [key, kept] of known) if (isMeant(kept)) known.delete(key)
      const there = await records.all().catch(() => [])
      const keys = there.flatMap((value) => readKept(value) ?? []).filter(isMeant)
      await records.delete(keys.map(({ key }) => key)).catch(() => undefined)
    },
  }
}

function readKept(value: unknown): KeptText | null {
  const { key, upload_id, text } = Object(value) as Record<string, unknown>
  return typeof key === 'string' && typeof upload_id === 'string' && typeof text === 'string' ? { key, upload_id, text } : null
}

const idbTexts = (database: Database): TextRecords => ({
  get: (key) => database((db) => db.get(entries, key)),
  all: () => database((db) => db.getAll(entries)),
  put: (kept, most) =>
    database(async (db) => {
      const { store, done } = db.transaction(entries, 'readwrite')
      await store.put(kept)
      const keys = await store.getAllKeys()
      for (const old of keys.slice(0, Math.max(0, keys.length - most))) await store.delete(old)
      await done
    }),
  delete: (keys) =>
    database(async (db) => {
      const { store, done } = db.transaction(entries, 'readwrite')
      for (const key of keys) await store.delete(key)
      await done
    }),
})

/** The words this browser keeps. */
export const texts = createTexts(idbTexts(database))
