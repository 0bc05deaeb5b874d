import { createHash } from 'node:crypto'
import { type LicenseFile, type LicensePayload, readLicense, serializeLicense } from '@convostat/license'
import type { Db, LicenseRow } from './schema.ts'

export const findLicense = (db: Db, lid: string): Promise<LicenseRow | undefined> =>
  db.selectFrom('licenses').selectAll().where('lid', '=', lid).executeTakeFirst()

/** The same, of one that must be there. */
export async function expectLicense(db: Db, lid: string): Promise<LicenseRow> {
  const license = await findLicense(db, lid)
  if (!license) throw new Error(`expected ${lid} to be kept`)
  return license
}

export const allLicenses = (db: Db): Promise<LicenseRow[]> =>
  db.selectFrom('licenses').selectAll().orderBy('created').orderBy('lid').execute()

/** The license's file with the greatest number. */
export async function newestFile(db: Db, lid: string): Promise<LicenseFile | undefined> {
  const found = await db.selectFrom('files').select('bytes').where('lid', '=', lid).orderBy('seq', 'desc').executeTakeFirst()
  return found && readLicense(found.bytes)
}

export interface NewLicenseFile {
  payload: LicensePayload
  file: LicenseFile
  /** Null where it is not known. */
  email: string | null
  /** What the audit says of it. */
  what: 'issued' | 'renewed' | 'recreated'
  now: number
}

/** Keeps a license's file, and what it says where that is newer than what is known. The same again changes nothing. */
export async function keepLicense(db: Db, { payload, file, email, what, now }: NewLicenseFile): Promise<void> {
  const { lid, seq, licensee, plan, period_end, exp: expires } = payload
  const facts = { licensee, plan, features: JSON.stringify(payload.features), seq, period_end, expires }
  await db
    .insertInto('licenses')
    .values({ ...facts, lid, email, state: 'active', reason: null, created: now })
    .onConflict((conflict) => conflict.column('lid').doUpdateSet(facts).where('licenses.seq', '<', seq))
    .execute()
  const bytes = serializeLicense(file)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('files')
    .values({ lid, seq, bytes, sha256 })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows) await writeDown(db, { what, lid, now })
}

/** Ends a license immediately; false where there is none of this id. Revoking it again changes nothing. */
export async function revokeLicense(db: Db, lid: string, reason: string | null, now: number): Promise<boolean> {
  const license = await findLicense(db, lid)
  if (!license) return false
  if (license.is_stopped === 1) return true
  await db.updateTable('licenses').set({ state: 'revoked', reason, is_stopped: 1 }).where('lid', '=', lid).execute()
  await writeDown(db, { what: 'revoked', lid, now })
  return true
}

/** A line of the audit. It contains no name, e-mail address or label. */
export async function writeDown(
  db: Db,
  { what, lid, now, detail = null }: { what: string; lid: string; now: number; detail?: string | null },
): Promise<void> {
  await db.insertInto('audit').values({ at: now, what, lid, detail }).execute()
}

export const auditOf = (db: Db, lid: string) =>
  db.selectFrom('audit').select(['at', 'what', 'detail']).where('lid', '=', lid).orderBy('id').execute()
