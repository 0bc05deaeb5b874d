import { subscriptionState } from '@convostat/api/schemas'
import { z } from '@convostat/figures/zod'

const device = z.object({ slot: z.int(), label: z.string().max(200), last_seen: z.iso.datetime(), is_this: z.boolean().optional() })

const devices = z.object({ used: z.int().min(0), max: z.int().min(0), list: z.array(device).max(10).optional().catch(undefined) })

/** What the service reported beside the license. It is only shown, and comes again with the next answer: a damaged field affects no other. */
export const serviceStatus = z.object({
  devices: devices.optional().catch(undefined),
  cancel_at_period_end: z.boolean().optional().catch(undefined),
  grace: z.boolean().optional().catch(undefined),
  subscription: subscriptionState.optional().catch(undefined),
})
export type ServiceStatus = z.output<typeof serviceStatus>
