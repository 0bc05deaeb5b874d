/** Matches a page, as the specification says. */
export const pageSize = 20

/** The form in which a milestone is in a history entry; another form is another number, and the older is passed over. */
const version = 1

/**
 * A milestone as it is kept in a history entry, which a browser writes to the disk, outside of the storage that one can
 * delete: the keyword itself is in IndexedDB, and `key` is its key.
 */
export interface KeptKeyword {
  version: typeof version
  upload_id: string
  key: string
  /** How many matches come before the page; a multiple of `pageSize`. */
  offset: number
}

export const kept = (key: string, uploadId: string, offset: number): KeptKeyword => ({ version, upload_id: uploadId, key, offset })

/** What a history entry says of a milestone in this upload; null where it says nothing that can be read. */
export function readKeyword(entry: unknown, uploadId: string): KeptKeyword | null {
  const { version: written, upload_id, key, offset } = Object(entry) as Record<string, unknown>
  if (written !== version || upload_id !== uploadId || typeof key !== 'string' || key === '') return null
  const isOffset = typeof offset === 'number' && Number.isSafeInteger(offset) && offset >= 0
  return kept(key, uploadId, isOffset ? pageOf(offset) : 0)
}

/** Where the page begins that a match is on, by its place among all, from 0. */
export const pageOf = (place: number): number => place - (place % pageSize)
