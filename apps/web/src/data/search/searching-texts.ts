import { database } from '#data/client/database.ts'
import { entries } from '#store/database.ts'
import { asItIs, type Shelf } from '#store/kind.ts'
import { randomKey } from '#store/random-key.ts'
import { createShelf } from '#store/record-store.ts'

/**
 * The words of searches. A history entry contains only a key: browsers write their entries to the disk, where "Delete
 * everything" does not reach. The words are in IndexedDB, and where that is denied in this page's memory.
 */
export interface KeptText {
  /** Begins with the time, so that keys are in order of it. */
  key: string
  upload_id: string
  text: string
}

/** This many are kept; the oldest make room. */
export const mostKept = 200

export type Texts = ReturnType<typeof createTexts>

export function createTexts(shelf: Shelf, clock: () => number = Date.now) {
  /** What this page knows: what was typed here, the words of its links, and what it has read. */
  const known = new Map<string, KeptText>()
  const written = new Set<string>()

  function newKey(text: string, uploadId: string): string {
    const key = `${clock()}-${randomKey()}`
    known.set(key, { key, upload_id: uploadId, text })
    return key
  }

  return {
    /** Their own key for these words. Nothing is written before someone is on an entry with it. */
    newKey,

    /** A key for words that are looked for by a link, the same as often as it is drawn. */
    keyFor(text: string, uploadId: string): string {
      for (const [key, kept] of known) if (kept.text === text && kept.upload_id === uploadId) return key
      return newKey(text, uploadId)
    },

    /** The words as far as this page knows them without looking them up. */
    known: (key: string): string | undefined => known.get(key)?.text,

    /** The words that are under a key; none where nothing does any more. */
    async read(key: string): Promise<string> {
      const inMemory = known.get(key)
      if (inMemory) return inMemory.text
      const kept = await shelf.change([key], ([there]) => ({ answer: readKept(there) })).catch(() => null)
      if (!kept) return ''
      known.set(key, kept)
      written.add(key)
      return kept.text
    },

    /** Stores what is under a key, so that a reload keeps it. */
    async keep(key: string): Promise<void> {
      const kept = known.get(key)
      if (!kept || written.has(key)) return
      written.add(key)
      const write = (there: readonly unknown[]) => {
        const newestFirst = keysOf(there).sort().reverse()
        return { put: [kept], drop: newestFirst.slice(mostKept - 1), answer: undefined }
      }
      await shelf.change('all', write).catch(() => undefined)
    },

    /** Forgets words that no entry refers to any more: a letter later they were others. */
    async drop(key: string): Promise<void> {
      known.delete(key)
      if (written.delete(key)) await shelf.change([], () => ({ drop: [key], answer: undefined })).catch(() => undefined)
    },

    /** Forgets what was looked for in an upload that is no more. */
    async forgetOf(uploadId: string): Promise<void> {
      for (const [key, kept] of known) if (kept.upload_id === uploadId) known.delete(key)
      const write = (there: readonly unknown[]) => ({ drop: keysOf(there, uploadId), answer: undefined })
      await shelf.change('all', write).catch(() => undefined)
    },

    /** Forgets every word that was ever looked for. */
    async forget(): Promise<void> {
      known.clear()
      written.clear()
      await shelf.clear()
    },
  }
}

/** The keys of what can be read of it, of one upload or of all. */
const keysOf = (there: readonly unknown[], uploadId?: string): string[] =>
  there.flatMap((value) => {
    const kept = readKept(value)
    return kept && (uploadId === undefined || kept.upload_id === uploadId) ? [kept.key] : []
  })

function readKept(value: unknown): KeptText | null {
  const { key, upload_id, text } = Object(value) as Record<string, unknown>
  return typeof key === 'string' && typeof upload_id === 'string' && typeof text === 'string' ? { key, upload_id, text } : null
}

/** The reader did not save these: unreadable ones are skipped. */
export const textKind = asItIs(entries, (record) => (record as KeptText).key)

/** The words this browser keeps. */
export const texts = createTexts(createShelf(database, textKind))
