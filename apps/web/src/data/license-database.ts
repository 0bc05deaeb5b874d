import { type Database, ofLicenses, openDatabase } from '#store/database.ts'
import { sayLate } from './late.ts'
import { hearOutdated } from './outdated.ts'

let opened: Database | undefined

/** This page's connection to the license that is kept in this browser. */
export const licenseDatabase: Database = (work) => {
  opened ??= openDatabase(hearOutdated, ofLicenses, sayLate)
  return opened(work)
}
