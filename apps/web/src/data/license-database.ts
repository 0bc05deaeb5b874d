import { type Database, ofLicenses, openDatabase } from '../store/database.ts'
import { hearOutdated } from './outdated.ts'

let opened: Database | undefined

/** This page's connection to the license that is kept in this browser. */
export const licenseDatabase: Database = (work) => {
  opened ??= openDatabase(hearOutdated, ofLicenses)
  return opened(work)
}
