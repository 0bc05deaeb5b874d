import { none } from '#figure.ts'
import { topOrWhole } from '#schema/asked.ts'
import { personName } from '#schema/holds.ts'
import { count, dateTime, kind } from '#schema/values.ts'
import { z } from '#zod.ts'

/** Turns of 3 or more messages, each within 120 seconds of the one before. Filters choose by who wrote them, and when they began. */
const plain = z.object({
  bursts: count,
  /**
   * Everyone with at least one message counted, most messages first: their bursts, how many messages the longest has (null without
   * any), and the id of its first.
   */
  people: z.array(z.object({ person: personName, bursts: count, longest: count.nullable(), longest_id: count.nullable() })),
  /** Most messages first, of as many the earlier. `id` to `last_id`, sent within this many seconds; the words are those of its first message that has any. */
  longest: z.array(
    z.object({
      id: count,
      last_id: count,
      author: personName,
      date: dateTime,
      messages: count,
      seconds: count,
      message: z.string(),
      kind,
      length: count,
    }),
  ),
})

export const bursts = { asked: topOrWhole, plain, public: none } as const
export type Bursts = z.output<typeof plain>
