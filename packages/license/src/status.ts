import type { Feature, PlanName } from './plans.ts'

/** What is known of this session's license, as `GET /api/license/status` answers it. */
export interface LicenseStatus {
  is_pro: boolean
  tier: PlanName
  licensee: string | null
  /** When it ends, ISO 8601 with Z; null where nothing does. */
  expires: string | null
  features: readonly Feature[]
  /** Where the license stands; `none` where there is no license. */
  state: 'none'
}

/** Without a license everyone is on Free. */
export const freeStatus: LicenseStatus = Object.freeze({
  is_pro: false,
  tier: 'free',
  licensee: null,
  expires: null,
  features: [],
  state: 'none',
})
