import type { IncomingFile } from '@convostat/api'
import { privateFiles } from '../platform/private-files.ts'
import { freeBytes } from '../platform/room.ts'
import { isFull, NoRoom } from './full.ts'
import { randomKey } from './random-key.ts'
import type { Files } from './upload-store.ts'

const folderName = 'uploads'
/**
 * Text is packed, to a quarter, only where it would take more than this part of the free space: packing a large chat takes
 * seconds of a processor, and unpacking it makes opening it again slower than the first reading. A zip is packed already.
 */
const roomy = 1 / 20
const packed = '.gz'

/** Of its own size, rather too much: a chat of very short messages packs worst. */
const packedPart = 1 / 3

export interface OpfsFiles extends Files {
  /** Throws where nothing can be written, though the folder opens. */
  probe(): Promise<void>
}

/** Uploaded files in the browser's private file system, one a file. Throws where the browser has none or denies it. */
export async function openOpfsFiles(): Promise<OpfsFiles> {
  const root = await privateFiles()
  // Whoever removes the folder while this page is open leaves a handle that knows nothing: it is asked for each time.
  const folder = () => root.getDirectoryHandle(folderName, { create: true })
  await folder()

  async function remove(name: string): Promise<void> {
    try {
      await (await folder()).removeEntry(name)
    } catch (error) {
      if (!isMissing(error)) throw error
    }
  }

  return {
    async write(given, file) {
      const isPacked = isText(file) && !(await isRoomyFor(file))
      const name = isPacked ? given + packed : given
      const stream = isPacked ? file.stream().pipeThrough(new CompressionStream('gzip')) : file.stream()
      try {
        // What broke off here may have left the other form: whoever reads would take it for the file.
        await remove(isPacked ? given : given + packed)
        return await writeWhole(await (await folder()).getFileHandle(name, { create: true }), stream)
      } catch (error) {
        await remove(name)
        throw error
      }
    },

    bytesFor: (file) => (isText(file) ? Math.ceil(file.size * packedPart) : file.size),

    async probe() {
      const name = `probe-${randomKey()}`
      try {
        await writeWhole(await (await folder()).getFileHandle(name, { create: true }), new Blob(['probe']).stream())
      } catch (error) {
        // A full disk still holds what was kept.
        if (!isFull(error)) throw error
      } finally {
        await remove(name)
      }
    },

    async read(name) {
      const there = await folder()
      const whole = await fileOf(there, name)
      if (whole) return { bytes: whole.size, content: async () => whole }
      const zipped = await fileOf(there, name + packed)
      if (!zipped) return null
      const content = () => new Response(zipped.stream().pipeThrough(new DecompressionStream('gzip'))).blob()
      return { bytes: zipped.size, content }
    },

    async delete(name) {
      await remove(name)
      await remove(name + packed)
    },

    async sizes() {
      const sizes = new Map<string, number>()
      try {
        const there = await folder()
        for await (const name of there.keys()) {
          const file = await fileOf(there, name)
          if (file) sizes.set(name.endsWith(packed) ? name.slice(0, -packed.length) : name, file.size)
        }
      } catch (error) {
        // The folder was removed while it was read: with all that was in it.
        if (!isMissing(error)) throw error
        sizes.clear()
      }
      return sizes
    },
  }
}

/** Whether a text can be kept as it is; where the browser does not say what is free, it is packed. */
async function isRoomyFor(file: IncomingFile): Promise<boolean> {
  const free = await freeBytes()
  return free !== null && file.size < free * roomy
}

async function fileOf(folder: FileSystemDirectoryHandle, name: string): Promise<File | null> {
  try {
    return await (await folder.getFileHandle(name)).getFile()
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/**
 * Writes a stream to its end and gives its bytes. A sync access handle is there in every browser's worker. Packing and
 * writing go on in this thread, so after every piece it turns to whatever else was asked of it: charts do not wait.
 */
async function writeWhole(handle: FileSystemFileHandle, stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<number> {
  const access = await handle.createSyncAccessHandle()
  try {
    access.truncate(0)
    let bytes = 0
    const reader = stream.getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      const written = access.write(value, { at: bytes })
      // A full disk may take a part and say nothing; Chromium then gives no count, but an error's number.
      if (written !== value.length) throw new NoRoom(access.getSize())
      bytes += written
      await turn()
    }
    access.flush()
    return bytes
  } catch (error) {
    throw isFull(error) ? new NoRoom(access.getSize()) : error
  } finally {
    access.close()
  }
}

/** Lets the worker's event loop turn once. By a message: a timer would wait 4 ms each time. */
const turn = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })

const isText = ({ name }: IncomingFile): boolean => /\.txt$/i.test(name)

const isMissing = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotFoundError'
