import { type IDBPDatabase, openDB } from 'idb'

const name = 'convostat'
const version = 2
export const uploads = 'uploads'
export const journal = 'journal'

/** The connection to this browser's small records. */
export type Database = <T>(work: (connection: IDBPDatabase) => Promise<T>) => Promise<T>

/**
 * Small records in IndexedDB. A connection the browser closes is opened again, and what was asked of it is asked once
 * more.
 */
export function openDatabase(): Database {
  let connection: Promise<IDBPDatabase> | null = null
  const drop = () => {
    connection = null
  }
  const connect = () => {
    connection ??= open(drop).catch((error: unknown) => {
      drop()
      throw error
    })
    return connection
  }
  return async (work) => {
    try {
      return await work(await connect())
    } catch (error) {
      if (!isClosed(error)) throw error
      drop()
      return work(await connect())
    }
  }
}

function open(onClose: () => void): Promise<IDBPDatabase> {
  return openDB(name, version, {
    // Stores are only ever added; what lies in them is read by `readKept`, whatever version wrote it.
    upgrade: (db) => {
      if (!db.objectStoreNames.contains(uploads)) db.createObjectStore(uploads, { keyPath: 'id' })
      if (!db.objectStoreNames.contains(journal)) db.createObjectStore(journal, { keyPath: 'key' })
    },
    // A newer version of this app in another tab is waiting for us to let go.
    blocking: (_current, _blocked, { target }) => {
      if (target instanceof IDBDatabase) target.close()
      onClose()
    },
    terminated: onClose,
  })
}

/** What browsers throw of a connection that they have closed under us. */
const isClosed = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'InvalidStateError' || error.name === 'UnknownError')
