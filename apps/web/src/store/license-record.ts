import { keptLicense, subscriptionState } from '@convostat/api/schemas'
import { z } from '@convostat/api/zod'
import { isDeviceId, isLicenseId } from '@convostat/license'
import type { LicenseRecord } from './license.ts'

const milliseconds = z.number().min(0)

const told = z.object({
  devices: z
    .object({
      used: z.int().min(0),
      max: z.int().min(0),
      list: z
        .array(z.object({ slot: z.int(), label: z.string().max(200), last_seen: z.iso.datetime(), is_this: z.boolean().optional() }))
        .max(10)
        .optional(),
    })
    .optional(),
  cancel_at_period_end: z.boolean().optional(),
  grace: z.boolean().optional(),
  subscription: subscriptionState.optional(),
})
export type Told = z.output<typeof told>

/** What lies in storage, as far as it is whole. */
export const licenseRecord = z.object({
  key: z.literal('license'),
  v: z.literal(1),
  did: z.string().refine(isDeviceId),
  kept: keptLicense
    .pick({ file: true, lease: true, ended: true })
    .extend({ lid: z.string().refine(isLicenseId) })
    .nullable(),
  known: z.array(z.object({ lid: z.string().refine(isLicenseId), since: z.int().min(0), wasActivated: z.boolean() })).max(1000),
  contact: z.object({
    at: milliseconds.nullable(),
    failures: z.int().min(0),
    notBefore: milliseconds.nullable(),
    watch: milliseconds.optional(),
  }),
  told: told.nullable(),
}) satisfies z.ZodType<LicenseRecord>
