import type { LicenseRecord } from '#store/kept-license.ts'
import type { Shelf } from '#store/kind.ts'
import { changeRecord, storedRecord } from '#store/license.ts'
import { type LicenseEvent, nextRecord } from './license-transitions.ts'

export interface StoreOptions {
  shelf: Shelf<LicenseRecord>
  /** The real clock, epoch milliseconds. */
  now: () => number
  /** Says to the other tabs that the record has changed. */
  tell: () => void
}

/** The record of this browser, as this tab knows it. */
export function createLicenseStore({ shelf, now, tell }: StoreOptions) {
  let record: LicenseRecord | null = null
  const hearing = new Set<() => void>()

  /** Sent only at a change: listeners read again. */
  function show(next: LicenseRecord | null): void {
    const isSame = JSON.stringify(next) === JSON.stringify(record)
    record = next
    if (isSame) return
    for (const hear of hearing) hear()
  }

  return {
    record: (): LicenseRecord | null => record,
    hear(changed: () => void): () => void {
      hearing.add(changed)
      return () => hearing.delete(changed)
    },
    async read(): Promise<void> {
      show(await storedRecord(shelf))
    },
    /** Writes down what has happened to the record that is stored by then, whichever tab stored it. */
    async happened(event: LicenseEvent): Promise<void> {
      show(await changeRecord(shelf, (there) => nextRecord(there, event, now())))
      tell()
    },
    async clear(): Promise<void> {
      await shelf.clear()
      show(null)
      tell()
    },
    /** This browser's random id. It is made when it is first needed: who never had a license has none. */
    device: async (): Promise<string> => (await changeRecord(shelf, (there) => there)).did,
    /** All that is written down, to see whether it is still the same. */
    written: async (): Promise<string> => JSON.stringify(await storedRecord(shelf)),
  }
}

export type LicenseStore = ReturnType<typeof createLicenseStore>
