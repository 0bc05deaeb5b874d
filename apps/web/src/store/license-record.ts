import { keptLicense } from '@convostat/api/schemas'
import { z } from '@convostat/figures/zod'
import { isDeviceId, isLicenseId, readLicense } from '@convostat/license'
import type { LicenseRecord } from './kept-license.ts'
import { serviceStatus } from './service-status.ts'

const milliseconds = z.number().min(0)

const known = z.object({ lid: z.string().refine(isLicenseId), since: z.int().min(0), wasActivated: z.boolean() })

/** When the service was asked, and should be asked again. Where that is damaged it is asked sooner. */
const contact = z.object({
  at: milliseconds.nullable().catch(null),
  failures: z.int().min(0).catch(0),
  notBefore: milliseconds.nullable().catch(null),
  watch: milliseconds.optional().catch(undefined),
})

const kept = keptLicense.pick({ file: true, lease: true, ended: true }).extend({ lid: z.string().refine(isLicenseId) })

/** What comes back automatically when the service is asked. */
const passing = {
  known: z
    .array(z.unknown())
    .catch([])
    .transform((all) => all.flatMap((each) => known.safeParse(each).data ?? []).slice(-1000)),
  contact: contact.catch({ at: null, failures: 0, notBefore: null }),
  told: serviceStatus.nullable().catch(null),
}

/** What is in storage, with the device and its license whole. */
export const licenseRecord = z.object({
  key: z.literal('license'),
  v: z.literal(1),
  did: z.string().refine(isDeviceId),
  kept: kept.nullable(),
  ...passing,
}) satisfies z.ZodType<LicenseRecord>

/**
 * The same where something else than the device and the file of its license is damaged, or newer. Nothing of it is believed by that: the
 * file and the lease are signed, and without a lease of this device the service is asked for one.
 */
export const licenseInPart = z
  .object({
    key: z.literal('license'),
    did: z.string().refine(isDeviceId),
    kept: z
      .object({
        file: keptLicense.shape.file,
        lease: keptLicense.shape.lease.catch(null),
        ended: keptLicense.shape.ended.catch(null),
        lid: z.unknown(),
      })
      .transform(({ lid, ...given }) => ({ ...given, lid: isId(lid) ? lid : idIn(given.file) }))
      .refine((given): given is typeof given & { lid: string } => given.lid !== null)
      .nullable(),
    ...passing,
  })
  .transform((given) => ({ ...given, v: 1 as const })) satisfies z.ZodType<LicenseRecord>

const isId = (value: unknown): value is string => typeof value === 'string' && isLicenseId(value)

/** The id that a license file names; null where it is none. */
function idIn(text: string): string | null {
  try {
    const { lid } = JSON.parse(atob(readLicense(text).payload.replaceAll('-', '+').replaceAll('_', '/'))) as { lid?: unknown }
    return isId(lid) ? lid : null
  } catch {
    return null
  }
}
