import { type Database, uploads } from './database.ts'
import type { Records } from './upload-store.ts'

/** The records of uploads. What is put is on the disk before it counts as kept. */
export const idbRecords = (database: Database): Records => ({
  all: () => database((db) => db.getAll(uploads)),
  get: (id) => database((db) => db.get(uploads, id)),
  put: (kept) =>
    database(async (db) => {
      const transaction = db.transaction(uploads, 'readwrite', { durability: 'strict' })
      await Promise.all([transaction.store.put(kept), transaction.done])
    }),
  delete: (id) => database((db) => db.delete(uploads, id)),
})
