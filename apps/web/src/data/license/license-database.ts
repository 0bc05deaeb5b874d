import { sayLate } from '#data/client/late.ts'
import { hearOutdated } from '#data/client/outdated.ts'
import { type Database, ofLicenses, openDatabase } from '#store/database.ts'

let opened: Database | undefined

/** This page's connection to the license that is kept in this browser. */
export const licenseDatabase: Database = (work) => {
  opened ??= openDatabase(hearOutdated, ofLicenses, sayLate)
  return opened(work)
}
