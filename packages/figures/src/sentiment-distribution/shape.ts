import { none } from '#figure.ts'
import { filter } from '#schema/filter.ts'
import { count } from '#schema/values.ts'
import { z } from '#zod.ts'

/** Messages; `unscored` are those in which nothing can be scored. */
const plain = z.object({ positive: count, neutral: count, negative: count, unscored: count })

export const sentimentDistribution = { asked: filter, plain, public: none } as const
export type SentimentDistribution = z.output<typeof plain>
