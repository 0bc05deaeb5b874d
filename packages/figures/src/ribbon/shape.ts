import { none } from '#figure.ts'
import { filter } from '#schema/filter.ts'
import { personName } from '#schema/holds.ts'
import { count, day } from '#schema/values.ts'
import { z } from '#zod.ts'

/**
 * Days with messages, of all days; the day with most (the earliest of several); the longest run of at least three days without a message,
 * from the last day with one before it to the first with one after it, and the seconds between these two messages.
 */
const remark = z.object({
  active_days: count,
  total_days: count,
  fullest_day: z.object({ day, messages: count }),
  longest_gap: z.object({ from: day, to: day, seconds: count }).nullable(),
})

/** Messages per slot, from midnight of the first day. */
const counts = z.array(count)

/** Up to nine people, those with most messages in the whole chat first, and all others summed. */
const plain = z.object({
  from: day.nullable(),
  to: day.nullable(),
  slots_per_day: count,
  people: z.array(z.object({ person: personName, counts })),
  rest: z.object({ people: count, counts }).nullable(),
  messages: count,
  remark: remark.nullable(),
})

export const ribbon = { asked: filter, plain, public: none } as const
export type Ribbon = z.output<typeof plain>
