import { none } from '#figure.ts'
import { topFive } from '#schema/asked.ts'
import { personName } from '#schema/holds.ts'
import { count, dateTime, flag } from '#schema/values.ts'
import { z } from '#zod.ts'

/**
 * With `varied` not the most caring of all, but of every kind (care, love, thanks) and of everyone. With `on_show` of those that can be
 * read alone and may be put on show; where there is none, of all.
 */
const asked = topFive.extend({ varied: flag.default(false), on_show: flag.default(false) })
/** Messages that show care for the other: love, comfort, thanks, concern, good wishes. Most caring first, of equal ones the earlier. */
const plain = z.object({
  caring_moments: z.array(
    z.object({ id: count, author: personName, date: dateTime, text: z.string(), care_score: z.number().min(0).max(1) }),
  ),
})

export const caringMoments = { asked, plain, public: none } as const
export type CaringMoments = z.output<typeof plain>
