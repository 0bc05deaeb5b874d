import type { IDBPObjectStore } from 'idb'
import { type Database, filePieces, files } from './database.ts'
import { isFull, NoRoom } from './full.ts'
import type { Pieces, Place } from './place.ts'
import { randomKey } from './random-key.ts'

/** A file that was written to its end: its pieces are those of this key, this many of them. */
interface KeptFile {
  name: string
  of: string
  pieces: number
  bytes: number
}

/**
 * Files in IndexedDB, where the browser has no private file system, as in a private window. The pieces are buffers: a Blob put
 * from a worker never arrives in a private window of WebKit. They are written first, and last the entry that makes a file of
 * them: pieces without one are not a file.
 */
export const idbPlace = (database: Database): Place => ({
  async write(name, pieces) {
    await forgetTorn(database)
    const of = randomKey()
    try {
      const written = await putPieces(database, of, pieces)
      await putFile(database, { name, of, ...written })
      return written.bytes
    } catch (error) {
      await database((db) => db.delete(filePieces, piecesOf(of))).catch(() => undefined)
      throw error
    }
  },

  read: (name) =>
    database(async (db) => {
      const transaction = db.transaction([files, filePieces])
      const file = readFile(await transaction.objectStore(files).get(name))
      if (!file) return null
      const parts: Blob[] = []
      for (let n = 0; n < file.pieces; n++) {
        const { bytes } = Object(await transaction.objectStore(filePieces).get([file.of, n])) as { bytes?: unknown }
        // If one of them is missing, the size differs, so the file counts as damaged.
        if (bytes instanceof ArrayBuffer) parts.push(new Blob([bytes]))
      }
      return new Blob(parts)
    }),

  delete: (name) =>
    changing(database, async (names, pieces) => {
      const before = readFile(await names.get(name))
      await names.delete(name)
      if (before) await pieces.delete(piecesOf(before.of))
    }),

  async sizes() {
    const kept = await database((db) => db.getAll(files))
    return new Map(kept.flatMap((value) => readFile(value) ?? []).map(({ name, bytes }) => [name, bytes]))
  },

  async probe() {
    const key = [`probe-${randomKey()}`, 0]
    try {
      await database((db) => db.put(filePieces, { of: key[0], n: 0, bytes: new Uint8Array([1, 2, 3]).buffer }))
      const { bytes } = Object(await database((db) => db.get(filePieces, key))) as { bytes?: unknown }
      if (!(bytes instanceof ArrayBuffer) || bytes.byteLength !== 3) throw new Error('What was written is not what is read')
    } catch (error) {
      // What was kept can still be read from a full disk.
      if (!isFull(error)) throw error
    } finally {
      await database((db) => db.delete(filePieces, key)).catch(() => undefined)
    }
  },
})

async function putPieces(database: Database, of: string, given: Pieces): Promise<Pick<KeptFile, 'pieces' | 'bytes'>> {
  let [pieces, bytes] = [0, 0]
  try {
    for await (const piece of given) {
      // A view would be kept with all of the buffer that it looks at.
      const buffer = piece.length === piece.buffer.byteLength ? piece.buffer : piece.slice().buffer
      const n = pieces++
      await database((db) => db.put(filePieces, { of, n, bytes: buffer }))
      bytes += piece.length
    }
    return { pieces, bytes }
  } catch (error) {
    throw isFull(error) ? new NoRoom(bytes) : error
  }
}

/** Makes a file of pieces, in place of the one that had its name. */
const putFile = (database: Database, file: KeptFile): Promise<void> =>
  changing(database, async (names, pieces) => {
    // Where browsers have no locks, another tab may have removed them as unfinished.
    if ((await pieces.count(piecesOf(file.of))) !== file.pieces) throw new Error('Pieces of a file are missing')
    const before = readFile(await names.get(file.name))
    await names.put(file)
    if (before) await pieces.delete(piecesOf(before.of))
  })

/** Removes the pieces of unfinished files. Only one tab writes at a time, so no other is still writing them. */
const forgetTorn = (database: Database): Promise<void> =>
  changing(database, async (names, pieces) => {
    const whole = new Set((await names.getAll()).map((value) => Object(value).of))
    const there = new Set((await pieces.getAllKeys()).map((key) => Object(key)[0]))
    for (const of of there) if (typeof of === 'string' && !whole.has(of)) await pieces.delete(piecesOf(of))
  })

type Records = Pick<IDBPObjectStore<unknown, string[], string, 'readwrite'>, 'get' | 'getAll' | 'getAllKeys' | 'count' | 'put' | 'delete'>

/** Changes files and pieces together, and waits until that is on the disk. */
const changing = (database: Database, work: (names: Records, pieces: Records) => Promise<void>): Promise<void> =>
  database(async (db) => {
    const transaction = db.transaction([files, filePieces], 'readwrite', { durability: 'strict' })
    const { done } = transaction
    // Where the work fails that is what is thrown, not what it did to the transaction.
    done.catch(() => undefined)
    await work(transaction.objectStore(files), transaction.objectStore(filePieces))
    await done
  })

/** The keys of all pieces of one file: numbers come before lists. */
const piecesOf = (of: string): IDBKeyRange => IDBKeyRange.bound([of], [of, []])

function readFile(value: unknown): KeptFile | null {
  const { name, of, pieces, bytes } = Object(value) as Record<string, unknown>
  if (typeof name !== 'string' || typeof of !== 'string' || !isCount(pieces) || !isCount(bytes)) return null
  return { name, of, pieces, bytes }
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
