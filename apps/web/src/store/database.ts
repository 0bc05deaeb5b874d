import { Failure } from '@convostat/api'
import { type IDBPDatabase, openDB, unwrap, wrap } from 'idb'
import { isLeft, timesLeft, whenLeft, whileShown } from '#platform/left.ts'
import { TooLate, within } from '#platform/within.ts'

/** A database of this browser: its name, its version, and every kind of records with the key of each. */
interface Schema {
  name: string
  version: number
  /** Kinds are only ever added. */
  keyPaths: Readonly<Record<string, string | string[]>>
}

export const uploads = 'uploads'
export const journal = 'journal'
export const favorites = 'favorites'
export const milestones = 'milestones'
export const entries = 'entries'
export const licenses = 'licenses'
export const corrections = 'corrections'
export const people = 'people'
export const moments = 'moments'
export const leftOutWords = 'left-out-words'
export const keptOff = 'kept-off'
export const asked = 'asked-questions'
export const answered = 'answered-questions'
export const files = 'files'
export const filePieces = 'file-pieces'
export const deletions = 'deletions'
export const pendingFiles = 'pending-files'
export const leases = 'leases'
export const snapshots = 'snapshots'
export const nicknames = 'nicknames'
/** Records that cannot be read and gave their place to another: in each database, of all its kinds. */
export const unreadable = 'unreadable'

/** What is known of chats, and what was saved out of them. */
const ofChats: Schema = {
  name: 'convostat',
  version: 14,
  keyPaths: {
    [uploads]: 'id',
    [journal]: 'key',
    // A message is a favorite once: that no two are the same is the database's own rule, in all tabs.
    [favorites]: ['author', 'text', 'originalDate'],
    [milestones]: 'key',
    [entries]: 'key',
    [leftOutWords]: 'key',
    [moments]: 'id',
    // A message is of one kind: what was said of it last.
    [corrections]: ['author', 'date', 'message'],
    [people]: 'chat',
    // By its author and its text, in every chat and upload.
    [keptOff]: ['author', 'message'],
    [asked]: 'id',
    [answered]: 'chat',
    // The files of uploads where the browser has no private file system: what a file is made of, and its bytes.
    [files]: 'name',
    [filePieces]: ['of', 'n'],
    [deletions]: 'id',
    // Copies of files whose chats are not kept yet, by the key of their note in the journal.
    [pendingFiles]: 'key',
    // What the dashboard of an upload showed last, in figures.
    [snapshots]: 'id',
    // What people of an upload are called in pictures to share.
    [nicknames]: 'id',
    [unreadable]: 'id',
  },
}

/** The license, by itself: the page after a payment writes it, and never opens what is known of chats. */
export const ofLicenses: Schema = { name: 'convostat-license', version: 2, keyPaths: { [licenses]: 'key', [unreadable]: 'id' } }

/** Whose turn it is, where a browser has no Web Locks. */
export const ofLeases: Schema = { name: 'convostat-leases', version: 1, keyPaths: { [leases]: 'name' } }

/** The connection to this browser's small records. */
export type Database = <T>(work: (connection: IDBPDatabase) => Promise<T>) => Promise<T>

/** A browser that has not opened its database by then is not waited for: a busy one may take seconds. */
const patience = 5000

/**
 * Small records in IndexedDB. A connection the browser closes is opened again, and what was asked of it is asked once
 * more; what a page had under way as it was left is begun again when it comes back. Once a newer version of this app has opened them, this one no longer can: that is `outdated`, and `onOutdated`
 * is called. A database that does not open in time is `TooLate`, immediately from then on, until it opens after all; then `onLate` is
 * called.
 */
export function openDatabase(onOutdated: () => void = () => undefined, schema = ofChats, onLate: () => void = () => undefined): Database {
  let connection: Promise<IDBPDatabase> | null = null
  let isLate = false
  const drop = () => {
    connection = null
    isLate = false
  }
  const connect = () => {
    connection ??= open(schema, drop, onOutdated).catch((error: unknown) => {
      drop()
      if (!(error instanceof DOMException) || error.name !== 'VersionError') throw error
      onOutdated()
      throw new Failure('outdated', { cause: error })
    })
    const opening = connection
    return within(isLate ? 0 : patience, opening).then(
      (opened) => {
        isLate = false
        return opened
      },
      (error: unknown) => {
        const wasLate = isLate
        isLate = error instanceof TooLate && opening === connection
        if (isLate && !wasLate) void opening.then(onLate, () => undefined)
        throw error
      },
    )
  }
  return async (work) => {
    for (let wasClosed = false; ; ) {
      await whileShown()
      const times = timesLeft()
      try {
        return await work(await connect())
      } catch (error) {
        if (times !== timesLeft() && isEnded(error)) continue
        if (wasClosed || !isClosed(error)) throw error
        wasClosed = true
        drop()
      }
    }
  }
}

async function open({ name, version, keyPaths }: Schema, onClose: () => void, onOutdated: () => void): Promise<IDBPDatabase> {
  const opened = await openDB(name, version, {
    // What is in them is validated as it is read, whatever version wrote it.
    upgrade: (db, _before, _wanted, transaction) => {
      endWhenLeft(unwrap(transaction))
      for (const [store, keyPath] of Object.entries(keyPaths)) {
        if (!db.objectStoreNames.contains(store)) db.createObjectStore(store, { keyPath })
      }
    },
    // A newer version of this app in another tab is waiting for us to let go, or someone deletes the whole.
    blocking: (_current, wanted, { target }) => {
      if (target instanceof IDBDatabase) target.close()
      onClose()
      if (wanted !== null) onOutdated()
    },
    terminated: onClose,
  })
  const connection = unwrap(opened)
  const begin = connection.transaction
  connection.transaction = (...given) => endWhenLeft(begin.apply(connection, given))
  return opened
}

/**
 * WebKit keeps the open transactions of a page that was left, and one that writes locks all records for all other pages: they end with
 * the page, as do those that the page still begins while it is being left.
 */
function endWhenLeft(transaction: IDBTransaction): IDBTransaction {
  const end = () => {
    try {
      transaction.abort()
    } catch {
      // It has just ended.
    }
  }
  const forget = whenLeft(end)
  // Once its requests are placed: they then fail, instead of the code that places them.
  if (isLeft()) queueMicrotask(end)
  void wrap(transaction)
    .done.catch(() => undefined)
    .then(forget)
  return transaction
}

export const isOutdated = (error: unknown): boolean => error instanceof Failure && error.code === 'outdated'

/** What is thrown of a transaction that was ended in between. */
const isEnded = (error: unknown): boolean =>
  error instanceof DOMException && ['AbortError', 'InvalidStateError', 'TransactionInactiveError'].includes(error.name)

/** What browsers throw of a connection that they have closed under us. */
const isClosed = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'InvalidStateError' || error.name === 'UnknownError')
