import { type Database, openDatabase } from '#store/database.ts'
import { sayLate } from './late.ts'
import { hearOutdated, onOutdated } from './outdated.ts'

let opened: Database | undefined

/** This page's connection to the browser's small records. */
export const database: Database = (work) => {
  opened ??= openDatabase(hearOutdated, undefined, sayLate)
  return opened(work)
}

/** Notified, from now on, that a newer version of this app has taken the records over: this page must be loaded again. */
export function watchDatabase(hear: () => void): void {
  onOutdated(hear)
  // Only connected tabs are informed. Where the browser denies it, there is nothing to be taken over.
  database(async () => undefined).catch(() => undefined)
}
