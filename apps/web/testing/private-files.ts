import { vi } from 'vitest'

/** What a browser may lack or break, by the name of its method: called before it, to throw or never to end. */
export type Broken = Partial<Record<'getDirectory' | 'createSyncAccessHandle' | 'createWritable', () => unknown>>

/** A browser's private files, as far as they are asked for here: folders, one of which can be removed, and room for files of this many bytes. */
export function privateFiles(broken: Broken = {}) {
  const state = { room: Number.POSITIVE_INFINITY }
  const folders = new Map<string, Map<string, Uint8Array<ArrayBuffer>>>()
  const missing = () => new DOMException('', 'NotFoundError')
  const joined = (a: Uint8Array, b: Uint8Array) => {
    const longer = new Uint8Array(a.length + b.length)
    longer.set(a)
    longer.set(b, a.length)
    return longer
  }

  const handleOf = (files: Map<string, Uint8Array<ArrayBuffer>>, name: string) => {
    const content = () => files.get(name) ?? new Uint8Array()
    return {
      getFile: async () => new File([content()], name),
      createSyncAccessHandle: async () => {
        await broken.createSyncAccessHandle?.()
        return {
          truncate: () => void files.set(name, new Uint8Array()),
          write: (bytes: Uint8Array, { at }: { at: number }) => {
            const part = bytes.subarray(0, state.room - at)
            files.set(name, joined(content().slice(0, at), part))
            return part.length
          },
          getSize: () => content().length,
          flush: () => undefined,
          close: () => undefined,
        }
      },
      createWritable: async () => {
        await broken.createWritable?.()
        let written = new Uint8Array()
        return {
          write: async (bytes: Uint8Array) => {
            if (written.length + bytes.length > state.room) throw new DOMException('', 'QuotaExceededError')
            written = joined(written, bytes)
          },
          close: async () => void files.set(name, written),
          abort: async () => undefined,
        }
      },
    }
  }

  const folderOf = (folder: string, files: Map<string, Uint8Array<ArrayBuffer>>) => {
    const isThere = () => folders.get(folder) === files
    return {
      getFileHandle: async (name: string, { create = false } = {}) => {
        if (!isThere() || (!create && !files.has(name))) throw missing()
        if (!files.has(name)) files.set(name, new Uint8Array())
        return handleOf(files, name)
      },
      removeEntry: async (name: string) => {
        if (!isThere() || !files.delete(name)) throw missing()
      },
      keys: async function* () {
        if (!isThere()) throw missing()
        for (const name of [...files.keys()]) {
          if (!isThere()) throw missing()
          yield name
        }
      },
    }
  }

  const root = {
    getDirectoryHandle: async (folder: string) => {
      const files = folders.get(folder) ?? new Map<string, Uint8Array<ArrayBuffer>>()
      folders.set(folder, files)
      return folderOf(folder, files)
    },
  }
  const getDirectory = async () => {
    await broken.getDirectory?.()
    return root
  }
  vi.stubGlobal('navigator', { storage: { getDirectory } })
  /** The files of the folder by name. */
  const lying = (folder = 'uploads') => folders.get(folder) ?? new Map<string, Uint8Array<ArrayBuffer>>()
  return { lying, state, removeFolder: () => folders.delete('uploads') }
}
