import { DAY } from '@convostat/format/seconds'
import { isLicenseFaultCode, LicenseFault, type LicenseFaultCode } from './fault.ts'
import { readLicense } from './file.ts'
import { earliestBy, type Trust } from './keys.ts'
import { openLease } from './lease.ts'
import { checkTimes, clockTolerance, openLicense } from './license.ts'
import type { LeasePayload, LicensePayload } from './payload.ts'
import { freeStatus, type LicenseReason, type LicenseState, type LicenseStatus } from './status.ts'

/** What a device keeps of its license. Only `file` and `lease` are signed; the rest can take Pro away, never give it except for the 72 hours. */
export interface KeptLicense {
  /** The license.json, as text. */
  file: string
  /** What the service gave for this device; null before its activation. */
  lease: string | null
  /** This device's id. */
  did: string
  /** When the file was first kept here, seconds since 1970. */
  since: number
  /** Whether this license had its 72 hours here before. */
  pendingUsed: boolean
  /** Why it ended, as the service last said with a valid answer. */
  ended: LicenseFaultCode | DeviceEnding | null
}

/** What the service says of a device, not of its license: it was removed, or there is no place left for it. */
export const deviceEndings = ['device_removed', 'device_limit'] as const
export type DeviceEnding = (typeof deviceEndings)[number]

const isDeviceEnding = (ended: unknown): ended is DeviceEnding => deviceEndings.some((each) => each === ended)

/** How long a file alone is Pro, once per license and device. */
export const pendingSeconds = 3 * DAY

/**
 * The state of a kept license. Nothing stored is believed unsigned, and nothing is thrown: what cannot be verified is
 * Free, with the reason.
 *
 * The time is the system's, but never before the greatest time of ours that was verified here: of the file and of this
 * device's lease. What the system's clock said earlier is not remembered, so a jump ahead locks nobody out for good.
 */
export async function statusOf(kept: KeptLicense | null, trust: Trust, clock: { now: number }): Promise<LicenseStatus> {
  if (!kept) return freeStatus
  try {
    const file = readLicense(kept.file)
    const license = await openLicense(file, trust)
    return await standing(license, kept, trust, { now: clock.now, earliest: earliestBy(file.kid, trust, license) })
  } catch (fault) {
    if (fault instanceof LicenseFault) return { ...freeStatus, state: 'invalid', reason: fault.code }
    throw fault
  }
}

async function standing(
  license: LicensePayload,
  kept: KeptLicense,
  trust: Trust,
  { now, earliest }: { now: number; earliest: number },
): Promise<LicenseStatus> {
  const held = await heldLease(kept, license, trust)
  const lease = typeof held === 'string' ? null : held
  const floor = lease ? Math.max(license.iat, lease.iat) : earliest
  const time = Math.max(now, floor)

  const free = (state: LicenseState, reason: LicenseReason): LicenseStatus => ({
    ...freeStatus,
    state,
    reason,
    licensee: license.licensee,
    expires: instant(license.exp),
    plan: license.plan,
    period_end: instant(license.period_end),
    license_id: license.lid,
    lease_expires: lease && instant(lease.exp),
    notices: now < floor - clockTolerance ? ['clock_behind'] : [],
  })
  const pro = (state: LicenseState, reason: LicenseReason | null = null): LicenseStatus => ({
    ...free(state, 'activation_needed'),
    is_pro: true,
    tier: 'pro',
    features: license.features,
    reason,
  })

  if (kept.ended !== null) {
    const ended = isDeviceEnding(kept.ended) || isLicenseFaultCode(kept.ended) ? kept.ended : 'license_malformed'
    return free(endings[ended] ?? 'invalid', ended)
  }
  const fault = timeFault(license, time)
  if (fault) return free(endings[fault] ?? 'invalid', fault)
  if (typeof held === 'string') return free('invalid', held)
  if (!lease) {
    const age = now - kept.since
    const isPending = kept.pendingUsed === false && Number.isFinite(kept.since) && age >= -clockTolerance && age < pendingSeconds
    return isPending ? pro('pending_activation', 'activation_needed') : free('pending_activation', 'activation_needed')
  }
  if (lease.seq > license.seq) return free('superseded', 'license_superseded')
  if (timeFault(lease, time)) return free('pending_activation', 'lease_expired')
  return pro(time < license.period_end ? 'active' : 'grace')
}

/** The states that endings have a name for. */
const endings: Partial<Record<LicenseReason, LicenseState>> = {
  license_expired: 'expired',
  license_revoked: 'revoked',
  license_suspended: 'suspended',
  license_superseded: 'superseded',
  device_removed: 'device_removed',
  device_limit: 'pending_activation',
}

/** This device's lease of this license; null if there is none, a code if what there is does not count. */
async function heldLease({ lease, did }: KeptLicense, license: LicensePayload, trust: Trust): Promise<LeasePayload | null | LicenseReason> {
  if (lease === null) return null
  try {
    const payload = await openLease(lease, trust)
    return payload.lid === license.lid && payload.did === did ? payload : 'lease_foreign'
  } catch (fault) {
    if (fault instanceof LicenseFault) return 'lease_invalid'
    throw fault
  }
}

function timeFault(payload: { iat: number; nbf?: number; exp: number }, time: number): LicenseFaultCode | null {
  try {
    checkTimes(payload, time)
    return null
  } catch (fault) {
    if (fault instanceof LicenseFault) return fault.code
    throw fault
  }
}

const instant = (seconds: number) => new Date(seconds * 1000).toISOString()
