import { Failure, newestFirst, type Store, type StoredUpload, updatedRecord } from '@convostat/api'

/** What a backup may fill of a tab's memory; a chosen file is only read from where it is. */
const mostBytes = 512e6

/** Where the browser lets nothing be kept: uploads last as long as the tab, and every one is reported as not kept. */
export function createMemoryStore(): Store {
  const uploads = new Map<string, StoredUpload>()
  return {
    put(record, file) {
      uploads.set(record.id, { record, files: [file] })
      return Promise.reject(new Failure('storage_denied'))
    },
    append(record, file) {
      const upload = uploads.get(record.id)
      if (upload) uploads.set(record.id, { record, files: [...upload.files, file] })
      return Promise.reject(new Failure('storage_denied'))
    },
    // A backup restored here lasts as long as anything else.
    async restore(record, incoming) {
      const bytes = [...uploads.values()].flatMap(({ files }) => files).reduce((sum, { size }) => sum + size, 0)
      if (incoming.reduce((sum, { size }) => sum + size, bytes) > mostBytes) throw new Failure('storage_full')
      const [first, ...appended] = await Promise.all(
        incoming.map(async (file) => new File([await new Response(file.stream()).blob()], file.name, { lastModified: file.lastModified })),
      )
      uploads.set(record.id, { record, files: [first, ...appended] })
    },
    update: async (record) => {
      const upload = uploads.get(record.id)
      if (upload) uploads.set(record.id, { ...upload, record: updatedRecord(upload.record, record) })
    },
    get: async (id) => uploads.get(id) ?? null,
    remains: async () => null,
    list: async () => Array.from(uploads.values(), ({ record }) => record).sort(newestFirst),
    remove: async (id, exports) => {
      const there = uploads.get(id)
      if (there && exports !== undefined && there.files.length !== exports) return false
      uploads.delete(id)
      return true
    },
    space: async () => {
      const sizes = Array.from(uploads, ([id, { files }]) => [id, files.reduce((sum, { size }) => sum + size, 0)] as const)
      return { kind: 'memory', bytes: new Map(sizes), damaged: [], freeBytes: null }
    },
  }
}
