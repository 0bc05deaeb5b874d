import { Failure } from '@convostat/api'
import { type Database, deletions, nicknames, snapshots, uploads } from './database.ts'
import { everything, isErasing } from './deletions.ts'
import type { Records } from './device.ts'

const erasing = 'Everything is being deleted, so this chat is not saved.'

/** The records of uploads. What is put is on the disk before it counts as kept. */
export const idbRecords = (database: Database): Records => ({
  all: () => database((db) => db.getAll(uploads)),
  get: (id) => database((db) => db.get(uploads, id)),
  put: (kept) =>
    database(async (db) => {
      const transaction = db.transaction([uploads, deletions], 'readwrite', { durability: 'strict' })
      // While any tab deletes everything, nothing is kept.
      if (isErasing(await transaction.objectStore(deletions).get(everything))) throw new Failure('busy', { detail: erasing })
      await Promise.all([transaction.objectStore(uploads).put(kept), transaction.done])
    }),
  // With an upload go what its dashboard showed, and what its people are called in pictures.
  delete: (id) =>
    database(async (db) => {
      const transaction = db.transaction([uploads, snapshots, nicknames], 'readwrite')
      const gone = [uploads, snapshots, nicknames].map((name) => transaction.objectStore(name).delete(id))
      await Promise.all([...gone, transaction.done])
    }),
})
