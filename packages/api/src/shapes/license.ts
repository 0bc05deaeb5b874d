import { count, instant } from '@convostat/figures/schema'
import { z } from '@convostat/figures/zod'

const slot = z.int().min(1).max(3)

/** A device that a license is used on. What it is called is no more than its browser and system: `Chrome on Windows`. */
export const licenseDevice = z.object({
  slot,
  label: z.string(),
  last_seen: instant,
  /** Whether it is the one that asks. */
  is_this: z.boolean().optional(),
})
export type LicenseDevice = z.output<typeof licenseDevice>

/** How many devices a license is used on, and how many it may be; the list for those who use it. */
const licenseDevices = z.object({ used: count, max: count, list: z.array(licenseDevice).optional() })

/** A subscription renews itself, will end, awaits a payment, has ended, was paid back, is disputed, or was lost in a dispute. */
export const subscriptionState = z.enum(['active', 'cancel_scheduled', 'past_due', 'ended', 'refunded', 'disputed', 'lost'])
export type SubscriptionState = z.output<typeof subscriptionState>

/** What is known of a license. Without one everyone is on Free; that is not a failure. */
export const licenseStatus = z.object({
  is_pro: z.boolean(),
  tier: z.enum(['free', 'pro']),
  licensee: z.string().nullable(),
  /** When it ends on its own. */
  expires: instant.nullable(),
  features: z.array(z.string()).readonly(),
  /** `none`, `active`, `pending_activation`, `grace`, `cancel_scheduled`, or why it grants nothing: `expired`, `revoked` … */
  state: z.string(),
  /** Why it is as it is, as a code. */
  reason: z.string().nullable().optional(),
  plan: z.enum(['monthly', 'annual']).nullable().optional(),
  period_end: instant.nullable().optional(),
  license_id: z.string().nullable().optional(),
  /** Until when this device may go without asking. */
  lease_expires: instant.nullable().optional(),
  notices: z.array(z.string()).readonly().optional(),
  devices: licenseDevices.optional(),
  /** The device's lease: a signed token. */
  lease: z.string().nullable().optional(),
  /** When the service was last asked. */
  checked_at: instant.nullable().optional(),
  cancel_at_period_end: z.boolean().optional(),
  /** A payment failed, and it continues for some days. */
  grace: z.boolean().optional(),
  /** The state of the subscription, of a license that was bought. */
  subscription: subscriptionState.nullable().optional(),
  /** `test` of a license for which no money was paid. */
  mode: z.enum(['live', 'test']).optional(),
})
export type LicenseAnswer = z.output<typeof licenseStatus>

/** The license JSON as it was sent: the verifier reads it strictly, its signature first. */
export const licenseFile = z.looseObject({})
/** Whose subscription it is about: the license itself, for callers without a lease; else the lease or the session says so. */
export const portalAsked = z.object({ license: licenseFile.optional() })
export const licenseVerified = z.object({
  status: z.literal('valid'),
  message: z.string(),
  license: licenseStatus,
  lease: z.string().nullable().optional(),
  devices: licenseDevices.optional(),
})
export type LicenseVerified = z.output<typeof licenseVerified>

/** The device with this slot; without it, the one that asks. */
export const deactivating = z.object({ slot: slot.optional() })
export const deactivated = z.object({ status: z.literal('deactivated'), devices: licenseDevices })
export type LicenseDeactivated = z.output<typeof deactivated>
