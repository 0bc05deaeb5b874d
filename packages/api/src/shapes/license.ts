import { z } from '../zod.ts'
import { instant } from './values.ts'

export const licenseStatus = z.object({
  is_pro: z.boolean(),
  tier: z.enum(['free', 'pro']),
  licensee: z.string().nullable(),
  expires: instant.nullable(),
  features: z.array(z.string()).readonly(),
  state: z.string(),
})
