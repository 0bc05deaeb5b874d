import { crc32 } from '@convostat/api/crc32'
import type { Database } from '#store/database.ts'
import type { Device } from '#store/device.ts'

class Cut extends Error {}

/** What a browser has on its disk: the list of uploads, the files by their names, and other records of its database by store and key. */
export interface Disk {
  list: Map<string, unknown>
  folder: Map<string, Uint8Array<ArrayBuffer>>
  stores?: Map<string, Map<string, object>>
}

export const emptyDisk = (): Disk => ({ list: new Map(), folder: new Map() })
export const copyOfDisk = ({ list, folder, stores }: Disk): Disk => ({
  list: structuredClone(list),
  folder: new Map(folder),
  ...(stores && { stores: new Map(Array.from(stores, ([name, there]) => [name, new Map(there)])) }),
})

/**
 * A device over such a disk whose power fails after this many steps: a step is every write or deletion, and writing a file is
 * three: it is there, half of it is, all of it is. From then on nothing answers any more; `full` ones only refuse that step.
 */
export function cutDevice(
  { list, folder }: Disk,
  steps = Number.POSITIVE_INFINITY,
  failure: 'cut' | 'full' = 'cut',
): Device & { taken(): number; alive(): void; step(): void } {
  let taken = 0
  let turn: Promise<unknown> = Promise.resolve()
  const alive = () => {
    if (failure === 'cut' && taken >= steps) throw new Cut('the power failed')
  }
  const step = () => {
    alive()
    if (taken++ === steps) throw new DOMException('', 'QuotaExceededError')
  }
  return {
    taken: () => taken,
    alive,
    step,
    records: {
      all: async () => {
        alive()
        return [...structuredClone(list).values()]
      },
      get: async (id) => {
        alive()
        return structuredClone(list.get(id))
      },
      put: async (kept) => {
        step()
        list.set(Object(kept).id, structuredClone(kept))
      },
      delete: async (id) => {
        step()
        list.delete(id)
      },
    },
    files: {
      write: async (name, file) => {
        const content = new Uint8Array(await new Response(file.stream()).arrayBuffer())
        for (const part of [0, content.length >> 1, content.length]) {
          try {
            step()
          } catch (error) {
            // On failure nothing of it stays; only a cut leaves what was written.
            if (!(error instanceof Cut)) folder.delete(name)
            throw error
          }
          folder.set(name, content.slice(0, part))
        }
        return { bytes: content.length, crc: crc32(content) }
      },
      bytesFor: ({ size }) => size,
      read: async (name) => {
        alive()
        const content = folder.get(name)
        return content ? { bytes: content.length, content: async () => new Blob([content]) } : null
      },
      delete: async (name) => {
        alive()
        if (!folder.has(name)) return
        step()
        folder.delete(name)
      },
      sizes: async () => {
        alive()
        return new Map(Array.from(folder, ([name, { length }]) => [name, length]))
      },
    },
    alone: (work) => {
      const next = turn.then(work, work)
      turn = next.catch(() => undefined)
      return next
    },
    freeBytes: async () => null,
    tell: () => undefined,
  }
}

/** The database of such a device: a transaction that writes is one step, whole or not at all. Some browsers take no files. */
export function cutDatabase(
  disk: Disk,
  { alive, step }: Pick<ReturnType<typeof cutDevice>, 'alive' | 'step'>,
  { takesFiles = true } = {},
): Database {
  disk.stores ??= new Map()
  const { stores } = disk
  const rows = (name: string): Map<string, unknown> => {
    if (name === 'uploads') return disk.list
    const there = stores.get(name) ?? new Map<string, object>()
    stores.set(name, there)
    return there
  }

  function transaction(names: string | readonly string[]) {
    alive()
    const changes: (() => void)[] = []
    let isAborted = false
    const done = new Promise<void>((resolve, reject) => {
      // Once no more requests are made of it.
      setImmediate(() => {
        try {
          if (isAborted) throw new DOMException('', 'AbortError')
          alive()
          if (changes.length > 0) step()
          for (const change of changes) change()
          resolve()
        } catch (error) {
          reject(error)
        }
      })
    })
    done.catch(() => undefined)
    const of = (name: string) => ({
      get: async (key: string) => rows(name).get(key),
      getAll: async () => [...rows(name).values()],
      getAllKeys: async () => [...rows(name).keys()],
      count: async () => rows(name).size,
      put: async (row: { key: string }) => {
        if (!takesFiles && Object.values(row).some((value: unknown) => value instanceof Blob)) throw new DOMException('', 'DataCloneError')
        changes.push(() => rows(name).set(row.key, row))
      },
      delete: async (key: string) => void changes.push(() => rows(name).delete(key)),
      clear: async () => void changes.push(() => rows(name).clear()),
    })
    const abort = () => {
      isAborted = true
    }
    return { store: of([names].flat()[0]), objectStore: of, done, abort }
  }

  const one =
    (what: 'get' | 'getAll' | 'getAllKeys' | 'count' | 'put' | 'delete' | 'clear') =>
    async (name: string, given?: never): Promise<unknown> => {
      const { store, done } = transaction(name)
      const answer = await (store[what] as (given?: never) => Promise<unknown>)(given)
      await done
      return answer
    }
  const connection = {
    transaction,
    get: one('get'),
    getAll: one('getAll'),
    getAllKeys: one('getAllKeys'),
    count: one('count'),
    put: one('put'),
    delete: one('delete'),
    clear: one('clear'),
  }
  return (async (work: (db: typeof connection) => Promise<unknown>) => {
    alive()
    return work(connection)
  }) as unknown as Database
}
