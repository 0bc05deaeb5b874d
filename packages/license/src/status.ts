import { licenseFaultCodes } from './fault.ts'
import type { BillingPeriod, Feature, PlanName } from './plans.ts'

/** The state of a license. `active`, `grace`, `cancel_scheduled` and, for its first 72 hours, `pending_activation` are Pro. */
export const licenseStates = [
  'none',
  'active',
  'pending_activation',
  'grace',
  'cancel_scheduled',
  'expired',
  'revoked',
  'suspended',
  'superseded',
  'device_removed',
  'invalid',
] as const
export type LicenseState = (typeof licenseStates)[number]

/** Why it is so, as a code. */
export const licenseReasons = [
  ...licenseFaultCodes,
  'device_removed',
  /** Not activated on this device: three others have it. */
  'device_limit',
  /** Never activated on this device, and the 72 hours without are over. */
  'activation_needed',
  /** Too long since the service was last asked. */
  'lease_expired',
  /** What was kept for this device is not a lease of ours. */
  'lease_invalid',
  /** A lease, but another device's or another license's. */
  'lease_foreign',
] as const
export type LicenseReason = (typeof licenseReasons)[number]

/** What is known of this session's license, as `GET /api/license/status` answers it. Instants are ISO 8601 with Z. */
export interface LicenseStatus {
  is_pro: boolean
  tier: PlanName
  licensee: string | null
  /** When it ends, or ended; null where nothing does. */
  expires: string | null
  /** What it unlocks now. */
  features: readonly Feature[]
  /** The state of the license; `none` where there is no license. */
  state: LicenseState
  reason: LicenseReason | null
  plan: BillingPeriod | null
  /** The end of what was paid for. */
  period_end: string | null
  license_id: string | null
  /** Until when this device may go without asking the service. */
  lease_expires: string | null
  /** `clock_behind`: the device's clock is more than 5 minutes behind a time that we signed. */
  notices: readonly 'clock_behind'[]
}

/** Without a license everyone is on Free. */
export const freeStatus: LicenseStatus = Object.freeze({
  is_pro: false,
  tier: 'free',
  licensee: null,
  expires: null,
  features: Object.freeze([]),
  state: 'none',
  reason: null,
  plan: null,
  period_end: null,
  license_id: null,
  lease_expires: null,
  notices: Object.freeze([]),
})
