import { type Database, nicknames, uploads } from './database.ts'

/** What people are called in pictures to share, by their names in the chat. */
export type Nicknames = Readonly<Record<string, string>>

interface Kept {
  v: 1
  /** The upload's: they are deleted with it. */
  id: string
  names: Nicknames
}

/** A nickname is no longer than this, in UTF-16 units. */
export const longestNickname = 40

/** Those of an upload; none where none can be read. */
export async function readNicknames(database: Database, id: string): Promise<Nicknames> {
  return read(await database((db): Promise<unknown> => db.get(nicknames, id)))
}

/** Keeps the nicknames of an upload that is kept itself; with none, nothing is kept. Returns whether they are kept. */
export const keepNicknames = (database: Database, id: string, names: Nicknames): Promise<boolean> =>
  database(async (db) => {
    const transaction = db.transaction([uploads, nicknames], 'readwrite')
    const isThere = (await transaction.objectStore(uploads).getKey(id)) !== undefined
    const store = transaction.objectStore(nicknames)
    if (isThere && Object.keys(names).length > 0) await store.put({ v: 1, id, names } satisfies Kept)
    else await store.delete(id)
    await transaction.done
    return isThere
  })

function read(there: unknown): Nicknames {
  const { v, names } = Object(there) as Record<string, unknown>
  if (v !== 1) return {}
  return Object.fromEntries(
    Object.entries(Object(names)).filter(
      (each): each is [string, string] => typeof each[1] === 'string' && each[1].length <= longestNickname,
    ),
  )
}
