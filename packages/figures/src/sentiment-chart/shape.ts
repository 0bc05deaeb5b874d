import { sentiment } from '#schema/feelings.ts'
import { filter } from '#schema/filter.ts'
import { ours } from '#schema/holds.ts'
import { plotlyFigure } from '#schema/plotly.ts'
import { count } from '#schema/values.ts'
import { z } from '#zod.ts'

/**
 * Which most messages are (of equal ones the first in this order), their share (0 to 1), whether another has as many, and how many
 * messages could not be scored.
 */
const remark = z.object({ sentiment, messages: count, share: z.number().min(0).max(1), is_tied: z.boolean(), unscored: count })

/** Scored messages by sentiment. */
const plain = z.object({ positive: count, neutral: count, negative: count, messages: count, remark: remark.nullable() })

export const sentimentChart = {
  asked: filter,
  plain,
  public: plotlyFigure(
    z.object({ type: z.literal('bar'), name: ours, x: z.array(sentiment), y: z.array(count) }).catchall(z.json()),
    remark,
  ),
} as const
export type SentimentChart = z.output<typeof plain>
