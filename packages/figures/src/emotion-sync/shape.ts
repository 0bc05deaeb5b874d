import { none } from '#figure.ts'
import { filter } from '#schema/filter.ts'
import { personName } from '#schema/holds.ts'
import { count, day } from '#schema/values.ts'
import { z } from '#zod.ts'

const mean = z.number().min(-1).max(1).nullable()

/** Two people's weekly means, correlated over the weeks in which both wrote; at most 100 of `total_pairs`, most weeks first. Fewer than 8 weeks are left out. */
const plain = z.object({
  pairs: z.array(z.object({ a: personName, b: personName, correlation: z.number().min(-1).max(1), weeks: count })),
  total_pairs: count,
  /** The weekly means of the pair with the highest correlation: each week (its Monday) in which one of them wrote, and how many messages both have in it. */
  closest: z
    .object({ a: personName, b: personName, weeks: z.array(z.object({ week: day, a: mean, b: mean, messages: count })) })
    .nullable(),
})

export const emotionSync = { asked: filter, plain, public: none } as const
export type EmotionSync = z.output<typeof plain>
