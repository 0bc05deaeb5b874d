import { type Database, journal, pendingFiles } from './database.ts'

/** Whether nothing is noted and no file has a copy, as at nearly every start. */
export async function isNothingPending(database: Database): Promise<boolean> {
  const counts = await Promise.all([journal, pendingFiles].map((kind) => database((db) => db.count(kind))))
  return counts.every((count) => count === 0)
}
