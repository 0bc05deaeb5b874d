import type { Reason } from '@convostat/engine/analyses/notable-days'
import { z } from '#zod.ts'
import { count, day } from './values.ts'

/**
 * Days that stand out, in order of time, each once: why, and messages (busiest, first), quiet days before it (return)
 * or how many messages the four weeks from it have more than the four before (rise). `seconds` is how long the gap before it lasted (return).
 */
export const notableDays = z.array(
  z.object({
    day,
    kind: z.enum(['busiest', 'return', 'rise', 'first'] satisfies Reason[]),
    value: count,
    seconds: count.optional(),
  }),
)
