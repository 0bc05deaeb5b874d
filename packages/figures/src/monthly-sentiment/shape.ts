import { none } from '#figure.ts'
import { scoredOf, sentimentMean } from '#schema/feelings.ts'
import { filter } from '#schema/filter.ts'
import { month } from '#schema/values.ts'
import { z } from '#zod.ts'

/** Every month from the first to the last, the mean over its scored messages. */
const plain = z.object({ monthly_sentiment: z.array(z.object({ month, sentiment: sentimentMean, ...scoredOf })) })

export const monthlySentiment = { asked: filter, plain, public: none } as const
export type MonthlySentiment = z.output<typeof plain>
