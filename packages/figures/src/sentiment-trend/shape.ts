import { none } from '#figure.ts'
import { sentimentMean } from '#schema/feelings.ts'
import { filter } from '#schema/filter.ts'
import { count } from '#schema/values.ts'
import { z } from '#zod.ts'

/**
 * The mean over all scored messages, and that of the months of each half, the middle one of an odd number in neither (of
 * weeks, where there are fewer than two months); `messages` is how many were scored, in all and in each half.
 */
const plain = z.object({
  overall_trend: z.enum(['improving', 'declining', 'stable']),
  average_sentiment: sentimentMean,
  first_half: sentimentMean,
  second_half: sentimentMean,
  first_half_messages: count,
  second_half_messages: count,
  messages: count,
})

export const sentimentTrend = { asked: filter, plain, public: none } as const
export type SentimentTrend = z.output<typeof plain>
