import type { Files } from './upload-store.ts'

const folderName = 'uploads'
/** Text is packed to a quarter; a zip is packed already. */
const packed = '.gz'

/** Uploaded files in the browser's private file system, one a file. Throws where the browser has none or denies it. */
export async function openOpfsFiles(): Promise<Files> {
  const root = await navigator.storage.getDirectory()
  const folder = await root.getDirectoryHandle(folderName, { create: true })

  async function remove(name: string): Promise<void> {
    try {
      await folder.removeEntry(name)
    } catch (error) {
      if (!isMissing(error)) throw error
    }
  }

  return {
    async write(id, file) {
      const isPacked = /\.txt$/i.test(file.name)
      const name = isPacked ? id + packed : id
      const stream = isPacked ? file.stream().pipeThrough(new CompressionStream('gzip')) : file.stream()
      try {
        return await writeWhole(await folder.getFileHandle(name, { create: true }), stream)
      } catch (error) {
        await remove(name)
        throw error
      }
    },

    async read(id) {
      const whole = await fileOf(folder, id)
      if (whole) return { content: whole, bytes: whole.size }
      const zipped = await fileOf(folder, id + packed)
      if (!zipped) return null
      const content = await new Response(zipped.stream().pipeThrough(new DecompressionStream('gzip'))).blob()
      return { content, bytes: zipped.size }
    },

    async delete(id) {
      await remove(id)
      await remove(id + packed)
    },

    async ids() {
      const ids: string[] = []
      for await (const name of folder.keys()) ids.push(name.endsWith(packed) ? name.slice(0, -packed.length) : name)
      return ids
    },
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
      bytes += access.write(value, { at: bytes })
      await turn()
    }
    access.flush()
    return bytes
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

const isMissing = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotFoundError'
