import { Failure } from '#failure.ts'
import { newestFirst } from '#newest-first.ts'
import type { Remains, Store, UploadRecord } from '#store.ts'
import { updatedRecord } from '#updated-record.ts'

/** A store that ends with the test. Its files can be looked at, and its ways of failing set. */
export function memoryStore() {
  const kept = new Map<string, { record: UploadRecord; files: [File, ...File[]] }>()
  /** Uploads that cannot be read, with the bytes they take. */
  const damaged = new Map<string, number>()
  let gate: Promise<unknown> | undefined
  const store = {
    kept,
    damaged,
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
      kept.set(record.id, { record, files: [file] })
    },
    async append(record, file) {
      await gate
      const held = kept.get(record.id)
      if (store.fails || !held) throw new DOMException('', 'QuotaExceededError')
      kept.set(record.id, { record, files: [...held.files, file] })
    },
    async restore(record, files) {
      if (store.fails) throw new Failure('storage_full')
      const whole = files.map(
        async (file) => new File([await new Response(file.stream()).blob()], file.name, { lastModified: file.lastModified }),
      )
      const [first, ...appended] = await Promise.all(whole)
      kept.set(record.id, { record, files: [first, ...appended] })
    },
    async update(record) {
      const held = kept.get(record.id)
      if (held) held.record = updatedRecord(held.record, record)
    },
    async get(id) {
      return kept.get(id) ?? null
    },
    async remains(_id: string): Promise<Remains | null> {
      return null
    },
    async list() {
      if (store.fails) throw new DOMException('', 'InvalidStateError')
      return [...kept.values()].map(({ record }) => record).sort(newestFirst)
    },
    async remove(id, exports) {
      const there = kept.get(id)
      if (there && exports !== undefined && there.files.length !== exports) return false
      kept.delete(id)
      damaged.delete(id)
      return true
    },
    async space() {
      const sizes = [...kept].map(([id, { files }]) => [id, files.reduce((sum, { size }) => sum + size, 0)] as const)
      return { kind: 'device', bytes: new Map([...sizes, ...damaged]), damaged: [...damaged.keys()], freeBytes: 1e6 }
    },
  } satisfies Store & Record<string, unknown>
  return store
}
