import { checkTimes, type LeasePayload, LicenseFault, leaseSeconds, openLease, signLease } from '@convostat/license'
import { licenseLimits } from '#config/limits.ts'
import type { LicenseDatabase } from './license-database.ts'
import { lastAsked } from './lru-cache.ts'

export interface Lease {
  token: string
  payload: LeasePayload
}

/** A lease that someone sent: what it says, where it is ours and theirs, and what is wrong with it. */
export type SentLease =
  | { payload: LeasePayload; fault: null | 'lease_expired' }
  | { payload: null; fault: 'lease_invalid' | 'lease_foreign' }

/** Gives leases, and reads those that are sent. All times are seconds since 1970. */
export function leasesOf({ trust, signing }: Pick<LicenseDatabase, 'trust' | 'signing'>) {
  // The same devices ask with the same leases: what one says is verified once, whether it counts now each time.
  const verified = lastAsked<LeasePayload>(licenseLimits.leasesRemembered)
  const given = lastAsked<Lease>(licenseLimits.leasesRemembered)
  const open = async (token: string) => verified.get(token) ?? verified.keep(token, await openLease(token, trust))

  return {
    /** A device's lease of a license that ends at `expires`. One of this hour is as good as a new one. */
    async give({ lid, seq, did }: Pick<LeasePayload, 'lid' | 'seq' | 'did'>, expires: number, now: number): Promise<Lease> {
      const name = `${lid} ${did} ${seq}`
      const last = given.get(name)
      if (last && isYoung(last.payload, expires, now)) return last
      const exp = Math.min(now + leaseSeconds, expires)
      const payload: LeasePayload = { typ: 'lease', lid, seq, did, iat: now, exp, mode: trust.mode }
      return given.keep(name, { payload, token: await signLease(payload, signing) })
    },

    /** The lease that comes with a call from `did`, if it says from whom; null where none does. */
    async sent({ lease, did }: { lease: string | null; did: string | null }, now: number): Promise<SentLease | null> {
      if (lease === null) return null
      try {
        const payload = await open(lease)
        if (did !== null && did !== payload.did) return { payload: null, fault: 'lease_foreign' }
        // Only one that has not begun has another fault.
        checkTimes({ ...payload, exp: Number.POSITIVE_INFINITY }, now)
        return { payload, fault: now >= payload.exp ? 'lease_expired' : null }
      } catch (fault) {
        if (fault instanceof LicenseFault) return { payload: null, fault: 'lease_invalid' }
        throw fault
      }
    },
  }
}

/** Whether a lease is of this hour, and does not outlast its license. */
export const isYoung = ({ iat, exp }: LeasePayload, expires: number, now: number): boolean =>
  now >= iat && now - iat < licenseLimits.deviceExactSeconds && exp <= expires
