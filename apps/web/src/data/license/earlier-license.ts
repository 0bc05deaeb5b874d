import { loadChecks } from '#store/checking.ts'
import type { Database } from '#store/database.ts'
import { licenses } from '#store/database.ts'
import type { LicenseRecord } from '#store/kept-license.ts'
import type { Shelf } from '#store/kind.ts'
import { changeRecord, licenseKind } from '#store/license.ts'

/** Where an earlier version kept the license. */
export interface EarlierPlace {
  /** What is stored; undefined where nothing is. */
  read(): Promise<unknown>
  clear(): Promise<void>
}

let place: EarlierPlace | null = null

/** Said at the start of a page that may open that place. */
export function licenseLayIn(earlier: EarlierPlace): void {
  place = earlier
}

/** Among the records of chats, where only the chat screens look. */
export const amongChats = (database: Database): EarlierPlace => ({
  read: () => database(async (db) => (db.objectStoreNames.contains(licenses) ? db.get(licenses, 'license') : undefined)),
  clear: () => database((db) => db.clear(licenses)),
})

/** Brings a license from where it was, unless another one is here already. What cannot be read stays where it is. */
export async function bringEarlierLicense(shelf: Shelf<LicenseRecord>, from = place): Promise<void> {
  const found = await from?.read()
  if (found === undefined) return
  await loadChecks()
  const record = licenseKind.read(found)?.record
  if (!from || !record) return
  await changeRecord(shelf, (now) => (now.kept ? now : record))
  await from.clear()
}
