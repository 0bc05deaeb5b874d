import { z } from '@convostat/figures/zod'
import { deviceEndings, type KeptLicense, licenseFaultCodes, readTrust, type Trust } from '@convostat/license'
import { noPageLicense, type PageLicense } from './page-license.ts'

const seconds = z.int().min(0)

/** What a device keeps of its license, as stored. Nothing in it gives Pro unsigned. */
export const keptLicense = z.object({
  file: z.string().max(16_384),
  lease: z.string().max(16_384).nullable(),
  did: z.string(),
  since: seconds,
  pendingUsed: z.boolean(),
  ended: z.enum([...licenseFaultCodes, ...deviceEndings]).nullable(),
}) satisfies z.ZodType<KeptLicense>

/** What came over a port, as far as it is valid; the code that uses it verifies it. */
export function readLent(value: unknown): PageLicense {
  const { kept, trust } = Object(value) as Record<string, unknown>
  return { kept: keptLicense.safeParse(kept).data ?? null, trust: trusted(trust) }
}

function trusted(value: unknown): Trust {
  try {
    return readTrust(value)
  } catch {
    return noPageLicense.trust
  }
}
