import type { Saved } from '@convostat/api'
import { type Database, journal } from './database.ts'
import { randomKey } from './random-key.ts'

/** A restore that was begun and has not ended: noted before anything is written, so that the next visit can say what is missing. */
export interface Restore {
  key: string
  filename: string
  size: number
  /** The chats that will be here at the end. */
  chats: readonly string[]
  /** What was saved, until it was brought back; null where there was no room for it here. */
  saved: Saved | null
  /** Whether all that was saved is back. */
  isBack: boolean
}

/** Beside the analyses in the journal; a version that knows nothing of restores passes over them. */
const phase = 'restoring'

/** Notes a restore. Where what was saved has no room a second time, the rest is noted without it. */
export async function beginRestore(database: Database, begun: Omit<Restore, 'key' | 'isBack'>): Promise<Restore> {
  const restore: Restore = { key: `${Date.now()}-${randomKey()}`, ...begun, isBack: false }
  await noteRestore(database, restore).catch(() => noteRestore(database, { ...restore, saved: null }))
  return restore
}

export const noteRestore = (database: Database, restore: Restore): Promise<unknown> =>
  database(async (db) => {
    const transaction = db.transaction(journal, 'readwrite', { durability: 'strict' })
    await Promise.all([transaction.store.put({ phase, ...restore }), transaction.done])
  })

/** The restores that have not ended, the oldest first. */
export async function readRestores(database: Database): Promise<Restore[]> {
  const entries: unknown[] = await database((db) => db.getAll(journal))
  return entries.flatMap((entry) => readRestore(entry) ?? [])
}

export const forgetRestores = (database: Database, keys: readonly string[]): Promise<unknown> =>
  database((db) => Promise.all(keys.map((key) => db.delete(journal, key))))

/** Forgets every restore, so that none is finished later. */
export async function forgetAllRestores(database: Database): Promise<void> {
  const restores = await readRestores(database)
  await forgetRestores(
    database,
    restores.map(({ key }) => key),
  )
}

function readRestore(entry: unknown): Restore | null {
  const { phase: its, key, filename, size, chats, saved, isBack } = Object(entry) as Record<string, unknown>
  if (its !== phase || typeof key !== 'string' || typeof filename !== 'string' || typeof size !== 'number') return null
  if (!Array.isArray(chats) || !chats.every((id) => typeof id === 'string')) return null
  const isSaved = saved !== null && typeof saved === 'object' && 'favorites' in saved && 'milestones' in saved
  return { key, filename, size, chats, saved: isSaved ? (saved as Saved) : null, isBack: isBack === true }
}
