import { type KeptLicense, newDeviceId } from '@convostat/license'
import { checks } from './checking.ts'
import { licenses } from './database.ts'
import type { Contact, DeviceLicense, LicenseRecord } from './kept-license.ts'
import type { Shelf } from './kind.ts'
import { type Kind, wholeOr } from './kind.ts'

const theKey = 'license' satisfies LicenseRecord['key']
export const neverAsked: Contact = { at: null, failures: 0, notBefore: null }

/** A browser that keeps no license and never did. */
export const newRecord = (): LicenseRecord => ({
  key: theKey,
  v: 1,
  did: newDeviceId(),
  kept: null,
  known: [],
  contact: neverAsked,
  told: null,
})

/** What is in storage may have been written by another version, by hand, or half. */
const readRecord = (value: unknown) =>
  wholeOr<LicenseRecord>(checks().licenseRecord.safeParse(value).data, () => checks().licenseInPart.safeParse(value).data)

/** The license of this browser. One that was moved aside is used again only where no other is kept by then. */
export const licenseKind: Kind<LicenseRecord> = {
  name: licenses,
  keyOf: (record) => (record as LicenseRecord).key,
  read: readRecord,
  passing: ['known', 'contact', 'told'],
  bringIn: (shelf, [found]) => changeRecord(shelf, (now) => (now.kept ? now : found)),
}

/** The record as stored; null where there is none that can be read. */
export async function storedRecord(shelf: Shelf<LicenseRecord>): Promise<LicenseRecord | null> {
  const [now] = await shelf.all()
  return now ?? null
}

/** Makes another record of the one there is, or of a new one; nobody else writes in between. */
export function changeRecord(shelf: Shelf<LicenseRecord>, work: (now: LicenseRecord) => LicenseRecord): Promise<LicenseRecord> {
  return shelf.change([theKey], ([now]) => {
    const next = work(now ?? newRecord())
    return { put: [next], answer: next }
  })
}

/**
 * The license kept, as it is verified. A license has its 72 hours without activation once, counted from its first day here,
 * and not after the service has answered for it: what is without a lease then was edited.
 */
export function keptOf({ did, kept, known, contact }: LicenseRecord): KeptLicense | null {
  if (!kept) return null
  const { since = 0, wasActivated = true } = known.find(({ lid }) => lid === kept.lid) ?? {}
  return { file: kept.file, lease: kept.lease, did, since, pendingUsed: wasActivated || contact.at !== null, ended: kept.ended }
}

/**
 * The license kept has ended, as the service has said. Nothing stays beside it that would be Pro without that word, were it
 * taken out of storage: no lease, and no first 72 hours. Its file stays, for there may be a way back.
 */
export function ending(record: LicenseRecord, ended: NonNullable<DeviceLicense['ended']>, second: number): LicenseRecord {
  if (!record.kept) return record
  const next = keeping(record, { ...record.kept, lease: null, ended }, second)
  const { lid } = record.kept
  return { ...next, known: next.known.map((each) => (each.lid === lid ? { ...each, wasActivated: true } : each)) }
}

/** Keeps a license instead of the one there was. `lease` is null until it is activated on this device. */
export function keeping(record: LicenseRecord, kept: DeviceLicense, second: number): LicenseRecord {
  const isActivated = kept.lease !== null
  const before = record.known.find(({ lid }) => lid === kept.lid) ?? { lid: kept.lid, since: second, wasActivated: false }
  const known = [...record.known.filter(({ lid }) => lid !== kept.lid), { ...before, wasActivated: before.wasActivated || isActivated }]
  return { ...record, kept, known }
}
