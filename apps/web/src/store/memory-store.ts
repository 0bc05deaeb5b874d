import type { Store, UploadRecord } from '@convostat/api'

/** Where the browser lets nothing be kept: uploads last as long as the tab, and every one is reported as not kept. */
export function createMemoryStore(): Store {
  const uploads = new Map<string, { record: UploadRecord; file: File }>()
  return {
    put(record, file) {
      uploads.set(record.id, { record, file })
      return Promise.reject(new Error('storage: this browser lets nothing be kept'))
    },
    update: async (record) => {
      const upload = uploads.get(record.id)
      if (upload) uploads.set(record.id, { ...upload, record })
    },
    get: async (id) => uploads.get(id) ?? null,
    list: async () => Array.from(uploads.values(), ({ record }) => record).reverse(),
    remove: async (id) => void uploads.delete(id),
  }
}
