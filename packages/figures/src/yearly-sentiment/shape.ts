import { none } from '#figure.ts'
import { scoredOf, sentimentMean } from '#schema/feelings.ts'
import { filter } from '#schema/filter.ts'
import { z } from '#zod.ts'

/** Every year from the first to the last, the mean over its scored messages. */
const plain = z.object({ yearly_sentiment: z.array(z.object({ year: z.int(), sentiment: sentimentMean, ...scoredOf })) })

export const yearlySentiment = { asked: filter, plain, public: none } as const
export type YearlySentiment = z.output<typeof plain>
