import { databaseNames } from '#platform/databases.ts'

/** By its name in `store/database.ts`, whose module this page loads only where there is such a database. */
export const licenseDatabaseName = 'convostat-license'

/** Whether this browser may keep a license. Asking creates no database; a browser that cannot list its databases may have one. */
export async function mayHaveLicense(): Promise<boolean> {
  const names = await databaseNames()
  return names === null || names.includes(licenseDatabaseName)
}
