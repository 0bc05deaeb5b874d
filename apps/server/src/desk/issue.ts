import {
  audience,
  type BillingPeriod,
  graceSeconds,
  issuer,
  type LicenseFile,
  type LicensePayload,
  newLicenseId,
  plans,
  prices,
  signLicense,
} from '@convostat/license'
import type { Desk } from './desk.ts'
import { keepLicense } from './ledger.ts'

export interface Wish {
  licensee: string
  email: string
  plan: BillingPeriod
  /** When it ends, seconds since 1970; null for the end of the plan's period, and three days of grace. */
  expires: number | null
}

/** Makes a license, and gives its file once it is kept. `now` in whole seconds since 1970. */
export async function issueLicense({ database, signing, trust }: Desk, wish: Wish, now: number): Promise<LicenseFile> {
  const { licensee, email, plan, expires } = wish
  const paidUntil = expires ?? monthsAfter(now, prices[plan].months)
  const end = expires ?? paidUntil + graceSeconds
  // One that has ended already must have begun before.
  const begin = Math.min(now, end - 1)
  const payload: LicensePayload = {
    typ: 'license',
    iss: issuer,
    aud: audience,
    lid: newLicenseId(),
    seq: 1,
    tier: 'pro',
    plan,
    features: plans.pro.features.toSorted(),
    licensee,
    iat: begin,
    nbf: begin,
    period_end: paidUntil,
    exp: end,
    max_devices: 3,
    mode: trust.mode,
  }
  const file = await signLicense(payload, signing)
  await database.write((db) => keepLicense(db, { payload, file, email, what: 'issued', now }))
  return file
}

/** The same day of the month, or the last one where a month has none. UTC. */
export function monthsAfter(seconds: number, months: number): number {
  const date = new Date(seconds * 1000)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, last))
  return Math.floor(date.getTime() / 1000)
}
