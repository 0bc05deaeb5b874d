import { none } from '#figure.ts'
import { topOrWhole } from '#schema/asked.ts'
import { messageShown } from '#schema/message-shown.ts'
import { count } from '#schema/values.ts'
import { z } from '#zod.ts'

/**
 * Gaps of at least 24 hours, longest first, of equal ones the earlier, without those that follow on a hidden person's message;
 * `total_streaks` is how many there are in all.
 */
const plain = z.object({
  cold_streaks: z.array(
    z.object({
      /** 1 decimal. */
      duration_days: z.number().min(1),
      duration_hours: z.number().min(24),
      message_before: messageShown,
      message_after: messageShown,
    }),
  ),
  total_streaks: count,
})

export const gaps = { asked: topOrWhole, plain, public: none } as const
export type Gaps = z.output<typeof plain>
