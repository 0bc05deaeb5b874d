import { Failure, newestFirst, type Space, type Store } from '@convostat/api'
import type { Device, Records } from './device.ts'
import { createUploadStore } from './upload-store.ts'

/** A list of uploads that cannot be asked: it belongs to a newer version, or cannot be opened. */
const noList: Records = {
  all: async () => [],
  get: async () => undefined,
  put: () => Promise.reject(new Failure('storage_denied')),
  delete: async () => undefined,
}

/**
 * Where the list of uploads cannot be had, they are read from what is written beside their files, and nothing on the device
 * is changed (decision 101). What is read from now on goes into `memory`, and lasts as long as the tab. Of a list that cannot be opened the person
 * may still delete the files; those of a newer version only that one deletes.
 */
export function createRescueStore(device: Omit<Device, 'records'>, trouble: NonNullable<Space['trouble']>, memory: Store): Store {
  const refused = () => Promise.reject(new Failure('outdated'))
  const there = createUploadStore({ ...device, records: noList, alone: refused })
  const deleting = trouble === 'newer' ? there : createUploadStore({ ...device, records: noList })

  /** What is added to an upload on the device makes it one of this tab. */
  async function taken(id: string): Promise<void> {
    if (await memory.get(id)) return
    const upload = await there.get(id)
    if (upload) await memory.restore(upload.record, upload.files)
  }

  return {
    put: memory.put,
    async append(record, file) {
      await taken(record.id)
      await memory.append(record, file)
    },
    restore: memory.restore,
    update: memory.update,
    get: async (id) => (await memory.get(id)) ?? there.get(id),
    async list() {
      const [here, others] = await Promise.all([memory.list(), there.list()])
      const ids = new Set(here.map(({ id }) => id))
      return [...here, ...others.filter(({ id }) => !ids.has(id))].sort(newestFirst)
    },
    async remove(id, exports) {
      const here = await memory.get(id)
      if (here && exports !== undefined && here.files.length !== exports) return false
      const isThere = (await there.space()).bytes.has(id)
      // First what may be refused: then nothing of it is deleted.
      if (isThere && !(await deleting.remove(id, here ? undefined : exports))) return false
      return memory.remove(id)
    },
    remains: (id) => there.remains(id),
    async space() {
      const [here, others] = await Promise.all([memory.space(), there.space()])
      const bytes = new Map([...others.bytes, ...here.bytes])
      // A list that cannot be opened is missed only where there is something to be listed.
      const isMissed = trouble === 'newer' || others.bytes.size > 0
      return { ...others, kind: 'memory', bytes, ...(isMissed && { trouble }) }
    },
  }
}
