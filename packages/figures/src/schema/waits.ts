import { z } from '#zod.ts'
import { count } from './values.ts'

/** Over `replies` replies, in seconds, not rounded; null without any. */
export const waits = z.object({ replies: count, median_seconds: z.number().min(0).nullable(), p90_seconds: z.number().min(0).nullable() })
