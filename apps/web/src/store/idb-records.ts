import { type IDBPDatabase, openDB } from 'idb'
import type { Records } from './upload-store.ts'

const database = 'convostat'
const uploads = 'uploads'

/** Small records in IndexedDB. Throws where the browser denies it. A connection the browser closes is opened again. */
export async function openIdbRecords(): Promise<Records> {
  let connection: Promise<IDBPDatabase> | null = null
  const connect = () => {
    connection ??= open(() => {
      connection = null
    })
    return connection
  }
  await connect()
  return {
    all: async () => (await connect()).getAll(uploads),
    get: async (id) => (await connect()).get(uploads, id),
    put: async (kept) => void (await (await connect()).put(uploads, kept)),
    delete: async (id) => (await connect()).delete(uploads, id),
  }
}

function open(onClose: () => void): Promise<IDBPDatabase> {
  return openDB(database, 1, {
    // Stores are only ever added; what lies in them is read by `readKept`, whatever version wrote it.
    upgrade: (db) => void db.createObjectStore(uploads, { keyPath: 'id' }),
    // A newer version of this app in another tab is waiting for us to let go.
    blocking: (_current, _blocked, { target }) => {
      if (target instanceof IDBDatabase) target.close()
      onClose()
    },
    terminated: onClose,
  })
}
