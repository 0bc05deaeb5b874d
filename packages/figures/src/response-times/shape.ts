import { none } from '#figure.ts'
import { filter } from '#schema/filter.ts'
import { count } from '#schema/values.ts'
import { z } from '#zod.ts'

/** Seconds, not rounded; null where nobody replied. */
const seconds = z.number().min(0).nullable()

/** Over `replies` replies. */
const plain = z.object({ p50: seconds, mean: seconds, p75: seconds, p90: seconds, replies: count })

export const responseTimes = { asked: filter, plain, public: none } as const
export type ResponseTimes = z.output<typeof plain>
