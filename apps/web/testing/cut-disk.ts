import { crc32 } from '@convostat/api/crc32'
import type { Device } from '#store/device.ts'

class Cut extends Error {}

/** What a browser has on its disk: the list of uploads, and the files by their names. */
export interface Disk {
  list: Map<string, unknown>
  folder: Map<string, Uint8Array<ArrayBuffer>>
}

export const emptyDisk = (): Disk => ({ list: new Map(), folder: new Map() })
export const copyOfDisk = ({ list, folder }: Disk): Disk => ({ list: structuredClone(list), folder: new Map(folder) })

/**
 * A device over such a disk whose power fails after so many steps: a step is every write or deletion, and writing a file is
 * three: it is there, half of it is, all of it is. From then on nothing answers any more; `full` ones only refuse that step.
 */
export function cutDevice(
  { list, folder }: Disk,
  steps = Number.POSITIVE_INFINITY,
  failure: 'cut' | 'full' = 'cut',
): Device & { taken(): number } {
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
