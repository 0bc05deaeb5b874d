import { none } from '#figure.ts'
import { topDays } from '#schema/asked.ts'
import { scoredOf, sentimentScore } from '#schema/feelings.ts'
import { personName } from '#schema/holds.ts'
import { count, day } from '#schema/values.ts'
import { z } from '#zod.ts'

/**
 * A day, the mean over its `messages` scored ones of `all_messages`, and the strongest of them in that direction: its id,
 * who wrote it, and at most 160 characters of it. `shown`: as much of
 * another one that says it better and can be read alone; null where there is none.
 */
const extremeDay = z.object({
  date: day,
  sentiment: sentimentScore,
  context: z.string(),
  id: count,
  author: personName,
  shown: z.object({ id: count, author: personName, context: z.string() }).nullable(),
  ...scoredOf,
})
/** The days with the highest and with the lowest mean, most extreme first, equal ones earlier first. */
const plain = z.object({ peaks: z.array(extremeDay), valleys: z.array(extremeDay) })

export const peaksValleys = { asked: topDays, plain, public: none } as const
export type PeaksValleys = z.output<typeof plain>
