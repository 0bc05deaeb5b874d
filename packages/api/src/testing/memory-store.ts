import type { Store, UploadRecord } from '../store.ts'

/** A store that ends with the test. Its files can be looked at, and its ways of failing set. */
export function memoryStore() {
  const kept = new Map<string, { record: UploadRecord; file: File }>()
  const store = {
    kept,
    /** Where set, `put` waits for it. */
    gate: Promise.resolve(),
    fails: false,
    async put(record, file) {
      await store.gate
      if (store.fails) throw new DOMException('', 'QuotaExceededError')
      kept.set(record.id, { record, file })
    },
    async update(record) {
      const held = kept.get(record.id)
      if (held) held.record = record
    },
    async get(id) {
      return kept.get(id) ?? null
    },
    async list() {
      if (store.fails) throw new DOMException('', 'InvalidStateError')
      return [...kept.values()].map(({ record }) => record).sort((a, b) => b.uploadDate.localeCompare(a.uploadDate))
    },
    async remove(id) {
      kept.delete(id)
    },
  } satisfies Store & Record<string, unknown>
  return store
}
