import { privateFiles } from '#platform/private-files.ts'
import { isFull, NoRoom } from './full.ts'
import type { Pieces, Place } from './place.ts'
import { randomKey } from './random-key.ts'

const folderName = 'uploads'
const probesName = 'probes'
const probeLastsMs = 60_000

/** Writes all pieces into a file and gives their bytes; throws `NoRoom` where the disk is full. */
export type WayToWrite = (handle: FileSystemFileHandle, pieces: Pieces) => Promise<number>

/** The private file system of this origin. Throws where the browser has none, or denies it. */
export async function openOpfs(): Promise<FileSystemDirectoryHandle> {
  const root = await privateFiles()
  await root.getDirectoryHandle(folderName, { create: true })
  return root
}

/** Files in the browser's private file system, each under its name in one folder. */
export function opfsPlace(root: FileSystemDirectoryHandle, writeInto: WayToWrite): Place {
  // A handle outlives its folder, which the person may remove while the page is open: it is asked for each time.
  const folder = () => root.getDirectoryHandle(folderName, { create: true })

  async function write(there: FileSystemDirectoryHandle, name: string, pieces: Pieces): Promise<number> {
    try {
      return await writeInto(await there.getFileHandle(name, { create: true }), pieces)
    } catch (error) {
      await remove(there, name)
      throw error
    }
  }

  return {
    write: async (name, pieces) => write(await folder(), name, pieces),
    read: async (name) => fileOf(await folder(), name),
    delete: async (name) => remove(await folder(), name),

    async sizes() {
      const sizes = new Map<string, number>()
      try {
        const there = await folder()
        for await (const name of there.keys()) {
          const file = await fileOf(there, name)
          if (file) sizes.set(name, file.size)
        }
      } catch (error) {
        // The folder was removed while it was read: with all that was in it.
        if (!isMissing(error)) throw error
        sizes.clear()
      }
      return sizes
    },

    async probe() {
      // In a separate folder: code that goes through the uploads must neither count nor remove it.
      const there = await root.getDirectoryHandle(probesName, { create: true })
      const name = `${Date.now()}-${randomKey()}`
      try {
        await write(there, name, oncePiece(name))
        if ((await (await fileOf(there, name))?.text()) !== name) throw new Error('What was written is not what is read')
      } catch (error) {
        // What was kept can still be read from a full disk.
        if (!isFull(error)) throw error
      } finally {
        await forgetProbes(there, name).catch(() => undefined)
      }
    },
  }
}

async function* oncePiece(text: string): Pieces {
  yield new TextEncoder().encode(text)
}

/** Removes a probe, and those of pages that were closed in the middle of one. */
async function forgetProbes(folder: FileSystemDirectoryHandle, own: string): Promise<void> {
  await remove(folder, own)
  for await (const name of folder.keys()) if (Number.parseInt(name, 10) < Date.now() - probeLastsMs) await remove(folder, name)
}

/** By a sync access handle, which a worker has in most browsers. */
export const byHandle: WayToWrite = async (handle, pieces) => {
  const access = await handle.createSyncAccessHandle()
  let bytes = 0
  try {
    access.truncate(0)
    for await (const piece of pieces) {
      const written = access.write(piece, { at: bytes })
      // A full disk may take a part and say nothing; Chromium then gives no count, but an error's number.
      if (written !== piece.length) throw new NoRoom(access.getSize())
      bytes += written
    }
    access.flush()
    return bytes
  } catch (error) {
    throw isFull(error) ? new NoRoom(access.getSize()) : error
  } finally {
    access.close()
  }
}

/** By a stream, where there are no such handles: WebKitGTK, and Safari before they came. What was there stays until it is closed. */
export const byStream: WayToWrite = async (handle, pieces) => {
  const stream = await handle.createWritable()
  let bytes = 0
  try {
    for await (const piece of pieces) {
      await stream.write(piece)
      bytes += piece.length
    }
    await stream.close()
    return bytes
  } catch (error) {
    await stream.abort().catch(() => undefined)
    throw isFull(error) ? new NoRoom(bytes) : error
  }
}

async function fileOf(folder: FileSystemDirectoryHandle, name: string): Promise<File | null> {
  try {
    return await (await folder.getFileHandle(name)).getFile()
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

async function remove(folder: FileSystemDirectoryHandle, name: string): Promise<void> {
  try {
    await folder.removeEntry(name)
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}

const isMissing = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotFoundError'
