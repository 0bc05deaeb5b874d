import type { LicenseAnswer } from '@convostat/api'
import { freeStatus, type LicenseReason, type LicenseState } from '@convostat/license'
import { allShown } from './devices.ts'
import type { DeviceRow, LicenseRow } from './schema.ts'

export interface ProStatus {
  isPro: boolean
  state: LicenseState
  reason: LicenseReason | null
}

/** Where a license stands for one of its devices now. */
export function standingOf(license: LicenseRow, device: DeviceRow | undefined, now: number): ProStatus {
  const ending = endingOf(license, now)
  if (ending) return free(endings[ending], ending)
  if (!device) return free('device_removed', 'device_removed')
  if (now >= license.period_end) return pro('grace')
  return pro(license.state)
}

const endings = { license_revoked: 'revoked', license_suspended: 'suspended', license_expired: 'expired' } as const
export type Ending = keyof typeof endings

/** Why a license opens nothing, on any device; null where it counts. */
export function endingOf(license: LicenseRow, now: number): Ending | null {
  if (license.state === 'revoked') return 'license_revoked'
  if (license.state === 'suspended') return 'license_suspended'
  return isOver(license, now) ? 'license_expired' : null
}

/** When it ends on its own: without grace where its subscriber wished it so. Seconds since 1970. */
export const endOf = ({ cancel_at, expires }: LicenseRow): number => Math.min(cancel_at ?? expires, expires)

/** Whether it has ended, by its times or with its subscription. */
export const isOver = (license: LicenseRow, now: number): boolean => license.billing === 'ended' || now >= endOf(license)

const free = (state: LicenseState, reason: LicenseReason): ProStatus => ({ isPro: false, state, reason })
const pro = (state: LicenseState): ProStatus => ({ isPro: true, state, reason: null })

export interface LicenseOnDevice {
  license: LicenseRow
  devices: DeviceRow[]
  /** The device that asks. */
  did: string
  now: number
}

/** The same as the answer to that device. */
export function answerOf(known: LicenseOnDevice): LicenseAnswer {
  const { license, devices, did, now } = known
  const device = devices.find((each) => each.did === did)
  return answerAs(standingOf(license, device, now), known)
}

/** What is known of a license, where it is so. */
export function answerAs({ isPro, state, reason }: ProStatus, { license, devices, did, now }: LicenseOnDevice): LicenseAnswer {
  return {
    ...freeStatus,
    is_pro: isPro,
    tier: isPro ? 'pro' : 'free',
    licensee: license.licensee,
    expires: instant(endOf(license)),
    features: isPro ? (JSON.parse(license.features) as string[]) : [],
    state,
    reason,
    plan: license.plan,
    period_end: instant(license.period_end),
    cancel_at_period_end: license.state === 'cancel_scheduled',
    grace: state === 'grace',
    subscription: license.billing,
    license_id: license.lid,
    notices: [],
    checked_at: instant(now),
    ...(isPro && { devices: allShown(devices, did) }),
  }
}

export const instant = (seconds: number): string => new Date(seconds * 1000).toISOString()
