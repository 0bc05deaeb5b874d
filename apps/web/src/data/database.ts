import { type Database, openDatabase } from '../store/database.ts'

let opened: Database | undefined

/** This page's connection to the browser's small records. */
export const database: Database = (work) => {
  opened ??= openDatabase()
  return opened(work)
}
