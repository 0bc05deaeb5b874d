import { none } from '#figure.ts'
import { filter } from '#schema/filter.ts'
import { personName } from '#schema/holds.ts'
import { count } from '#schema/values.ts'
import { z } from '#zod.ts'

/** Two people's weekly means, correlated over the weeks in which both wrote; at most 100 of `total_pairs`, most weeks first. Fewer than 8 weeks are left out. */
const plain = z.object({
  pairs: z.array(z.object({ a: personName, b: personName, correlation: z.number().min(-1).max(1), weeks: count })),
  total_pairs: count,
})

export const emotionSync = { asked: filter, plain, public: none } as const
export type EmotionSync = z.output<typeof plain>
