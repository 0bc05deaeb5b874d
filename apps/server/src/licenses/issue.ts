import {
  audience,
  type BillingPeriod,
  graceSeconds,
  issuer,
  type LicenseFile,
  type LicensePayload,
  monthsAfter,
  newLicenseId,
  plans,
  prices,
  signLicense,
} from '@convostat/license'
import type { LicenseDatabase } from './license-database.ts'
import { findLicense, keepLicense } from './license-files.ts'

export interface Wish {
  licensee: string
  email: string
  plan: BillingPeriod
  /** When it ends, seconds since 1970; null for the end of the plan's period, and three days of grace. */
  expires: number | null
}

/** Makes a license, and gives its file once it is kept. `now` in whole seconds since 1970. */
export async function issueLicense(desk: LicenseDatabase, { email, licensee, plan, expires }: Wish, now: number): Promise<LicenseFile> {
  const lasts = until(expires, now, plan, now)
  const payload: LicensePayload = { ...constant, ...lasts, lid: newLicenseId(), seq: 1, plan, licensee, mode: desk.trust.mode }
  const file = await signLicense(payload, desk.signing)
  await desk.database.write((db) => keepLicense(db, { payload, file, email, what: 'issued', now }))
  return file
}

/**
 * The next file of a license, for another period after the one that was paid for, or until `expires`. Null where there is
 * no such license, or it was revoked.
 */
export async function renewLicense({ database, signing, trust }: LicenseDatabase, lid: string, expires: number | null, now: number) {
  return database.write(async (db): Promise<LicenseFile | null> => {
    const license = await findLicense(db, lid)
    if (!license || license.state === 'revoked') return null
    const { plan, licensee, period_end, seq } = license
    const lasts = until(expires, Math.max(now, period_end), plan, now)
    const payload: LicensePayload = { ...constant, ...lasts, lid, seq: seq + 1, plan, licensee, mode: trust.mode }
    const file = await signLicense(payload, signing)
    await keepLicense(db, { payload, file, email: null, what: 'renewed', now })
    return file
  })
}

/** From now until an instant, or for a period of the plan after `from` and three days of grace. */
function until(expires: number | null, from: number, plan: BillingPeriod, now: number) {
  const period_end = expires ?? monthsAfter(from, prices[plan].months)
  const exp = expires ?? period_end + graceSeconds
  // One that has ended already must have begun before.
  const begin = Math.min(now, exp - 1)
  return { iat: begin, nbf: begin, period_end, exp }
}

export const constant = {
  typ: 'license',
  iss: issuer,
  aud: audience,
  tier: 'pro',
  features: plans.pro.features.toSorted(),
  max_devices: 3,
} as const
