import { LicenseFault } from './fault.ts'
import type { LicenseFile } from './file.ts'
import { earliestBy, modeOf, type SigningKey, type Trust } from './keys.ts'
import { audience, hasLicenseFields, issuer, type LicensePayload } from './payload.ts'
import { proFeatures } from './plans.ts'
import { openToken, signToken } from './token.ts'

/** How far ahead of ours a clock may be that signed. */
export const clockTolerance = 300

/**
 * What a license says, if it counts now. Throws a LicenseFault with the code of the first thing that is wrong, in the
 * order in which docs/license-file.md names them.
 * @param now seconds since 1970, as the system's clock says
 * @param floor the greatest time of ours that was ever verified: it is at least then
 */
export async function verifyLicense(file: LicenseFile, trust: Trust, now: number, floor = 0): Promise<LicensePayload> {
  const payload = await openLicense(file, trust)
  checkTimes(payload, Math.max(now, floor, earliestBy(file.kid, trust, payload)))
  return payload
}

/** What a license says, whenever. Throws a LicenseFault unless it is signed by a trusted key, well formed, and one of ours. */
export async function openLicense(file: LicenseFile, trust: Trust): Promise<LicensePayload> {
  const payload = await openToken('license', file, trust)
  if (!hasLicenseFields(payload)) throw new LicenseFault('license_malformed', 'The payload has not the fields of a license')
  if (payload.typ !== 'license' || payload.aud !== audience || payload.iss !== issuer || payload.mode !== modeOf(file.kid, trust))
    throw new LicenseFault('license_wrong_product', 'This license is not for this product and mode')
  // What a newer issuer may have added means nothing here.
  return { ...payload, features: proFeatures.filter((feature) => payload.features.includes(feature)).toSorted() }
}

/** Throws `license_not_yet_valid` more than 5 minutes before it begins, and `license_expired` from `exp` on. */
export function checkTimes({ iat, nbf = iat, exp }: { iat: number; nbf?: number; exp: number }, now: number): void {
  if (!(Math.max(iat, nbf) <= now + clockTolerance)) throw new LicenseFault('license_not_yet_valid', 'It begins later than now')
  if (now >= exp) throw new LicenseFault('license_expired', 'It ended before now')
}

/** Signs a license: the same payload and key always give the same file. Throws for a payload that no one would accept. */
export async function signLicense(payload: LicensePayload, key: SigningKey): Promise<LicenseFile> {
  if (!hasLicenseFields({ ...payload }) || payload.typ !== 'license' || payload.aud !== audience || payload.iss !== issuer)
    throw new Error('These are not the fields of a license')
  const { kid, payload: text, sig } = await signToken('license', payload, key)
  return { format: 'convo-license', v: 1, alg: 'Ed25519', kid, payload: text, sig }
}
