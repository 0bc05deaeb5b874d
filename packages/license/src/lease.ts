import { LicenseFault } from './fault.ts'
import { fileLimitBytes } from './file.ts'
import { modeOf, type SigningKey, type Trust } from './keys.ts'
import { checkTimes } from './license.ts'
import { hasLeaseFields, type LeasePayload } from './payload.ts'
import { openToken, signToken } from './token.ts'

/** Signs a lease: `kid.payload.sig`. Throws for a payload that no one would accept. */
export async function signLease(payload: LeasePayload, key: SigningKey): Promise<string> {
  if (!hasLeaseFields({ ...payload }) || payload.typ !== 'lease') throw new Error('These are not the fields of a lease')
  const { kid, payload: text, sig } = await signToken('lease', payload, key)
  return `${kid}.${text}.${sig}`
}

/**
 * What a lease says, if it counts now. Throws a LicenseFault as `verifyLicense` does.
 * @param now seconds since 1970, as the system's clock says
 * @param floor the greatest time of ours that was ever verified
 */
export async function verifyLease(token: string, trust: Trust, now: number, floor = 0): Promise<LeasePayload> {
  const payload = await openLease(token, trust)
  checkTimes(payload, Math.max(now, floor))
  return payload
}

/** What a lease says, whenever. */
export async function openLease(token: string, trust: Trust): Promise<LeasePayload> {
  const parts = typeof token === 'string' && token.length <= fileLimitBytes ? token.split('.') : []
  const [kid, text, sig] = parts
  if (parts.length !== 3 || kid === undefined || text === undefined || sig === undefined)
    throw new LicenseFault('license_malformed', 'A lease is three parts with dots between')
  const payload = await openToken('lease', { kid, payload: text, sig }, trust)
  if (!hasLeaseFields(payload)) throw new LicenseFault('license_malformed', 'The payload has not the fields of a lease')
  if (payload.typ !== 'lease' || payload.mode !== modeOf(kid, trust))
    throw new LicenseFault('license_wrong_product', 'This lease is not for this mode')
  return payload
}
