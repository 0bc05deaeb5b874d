import { none } from '#figure.ts'
import { topOrWhole } from '#schema/asked.ts'
import { count, day } from '#schema/values.ts'
import { z } from '#zod.ts'

/** A run of days, both included, with at least one message counted on each; `id` is the first of these messages. */
const streak = z.object({ start: day, end: day, days: count, messages: count, id: count })
/** Runs of at least two days, longest first, of equal ones the earlier; `current` runs to the last day of the whole chat. */
const plain = z.object({ streaks: z.array(streak), current: streak.nullable(), total_streaks: count })

export const streaks = { asked: topOrWhole, plain, public: none } as const
export type Streaks = z.output<typeof plain>
