import type { Store, UploadRecord } from '../store.ts'

/** A store that ends with the test. Its files can be looked at, and its ways of failing set. */
export function memoryStore() {
  const kept = new Map<string, { record: UploadRecord; file: File }>()
  let gate: Promise<unknown> | undefined
  const store = {
    kept,
    fails: false,
    /** From now on nothing is put until what is given back is called. */
    hold(): () => void {
      let release = () => {}
      gate = new Promise<void>((resolve) => {
        release = resolve
      })
      return () => release()
    },
    async put(record, file) {
      await gate
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
