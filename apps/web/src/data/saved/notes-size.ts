import { database } from '#data/client/database.ts'
import { answered, asked, corrections, entries, keptOff, leftOutWords, moments, people } from '#store/database.ts'

/** Changes to chats and questions about them, besides favorites and keywords, which are counted separately. */
const kinds = [corrections, people, moments, leftOutWords, keptOff, asked, answered, entries]

/** The bytes of it as it is written down; null where this browser keeps none, or cannot be asked. */
export async function notesSize(): Promise<number | null> {
  try {
    const records = await database(async (db) => (await Promise.all(kinds.map((kind) => db.getAll(kind)))).flat())
    return records.length === 0 ? null : new Blob([JSON.stringify(records)]).size
  } catch {
    return null
  }
}
