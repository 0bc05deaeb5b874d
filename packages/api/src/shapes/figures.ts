import type { Reason } from '@convostat/engine'
import { count, day, month, ours, personName, plotlyFigure, sentence, weekday } from '@convostat/figures/schema'
import { z } from '@convostat/figures/zod'
import { sentiment } from './sentiment.ts'

/**
 * Days that stand out, in order of time, each once: why, and messages (busiest, first), quiet days before it (return)
 * or how many messages the four weeks from it have more than the four before (rise).
 */
const annotations = z.array(z.object({ day, kind: z.enum(['busiest', 'return', 'rise', 'first'] satisfies Reason[]), value: count }))

/**
 * Messages a day, every day from the first to the last. Remark: the day and the month with most messages (the
 * earliest of several), and the weekday (0 Monday) with fewest, where every weekday came up.
 */
export const timeseries = plotlyFigure(
  z.object({ type: z.literal('scatter'), mode: z.literal('lines'), name: ours, x: z.array(day), y: z.array(count) }),
  z.object({
    busiest_day: day,
    messages: count,
    busiest_month: z.object({ month, messages: count }),
    quietest_weekday: z.object({ weekday, messages: count }).nullable(),
  }),
).extend({ annotations })
/**
 * Messages a person, most first. `x` holds the names as they are; what Plotly draws, which reads `<b>` as bold, is in
 * `text` and the axis, escaped. Remark: who wrote most, their share (0 to 1), and whether another wrote as much.
 */
export const messageShare = plotlyFigure(
  z.object({ type: z.literal('bar'), name: ours, x: z.array(personName), y: z.array(count), text: z.array(sentence) }).catchall(z.json()),
  z.object({ author: personName, messages: count, share: z.number().min(0).max(1), is_tied: z.boolean() }),
)
/**
 * Messages a day as weeks (columns, named by their Monday) by weekday (rows); null before the first day and after the
 * last. Remark: days with messages, all days, and the longest run of days with messages.
 */
export const calendar = plotlyFigure(
  z.object({ type: z.literal('heatmap'), x: z.array(day), y: z.array(ours), z: z.array(z.array(count.nullable())) }).catchall(z.json()),
  z.object({ active_days: count, total_days: count, longest_streak: z.object({ days: count, from: day, to: day }) }),
).extend({ annotations })
/**
 * Scored messages by sentiment: positive, neutral, negative. Remark: which most messages are (of equal ones the first in
 * this order), their share (0 to 1), whether another has as many, and how many messages could not be scored.
 */
export const sentimentChart = plotlyFigure(
  z.object({ type: z.literal('bar'), name: ours, x: z.array(sentiment), y: z.array(count) }).catchall(z.json()),
  z.object({ sentiment, messages: count, share: z.number().min(0).max(1), is_tied: z.boolean(), unscored: count }),
)
