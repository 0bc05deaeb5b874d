import { filter } from '#schema/filter.ts'
import { ours } from '#schema/holds.ts'
import { notableDays } from '#schema/notable-days.ts'
import { plotlyFigure } from '#schema/plotly.ts'
import { count, day, month, weekday } from '#schema/values.ts'
import { z } from '#zod.ts'

/**
 * The day and the month with most messages (the earliest of several), and the weekday (0 Monday) with fewest, where every weekday
 * came up.
 */
const remark = z.object({
  busiest_day: day,
  messages: count,
  busiest_month: z.object({ month, messages: count }),
  quietest_weekday: z.object({ weekday, messages: count }).nullable(),
})

/** Messages a day, every day from the first to the last. */
const plain = z.object({
  days: z.array(day),
  counts: z.array(count),
  messages: count,
  remark: remark.nullable(),
  annotations: notableDays,
})

export const timeseries = {
  asked: filter,
  plain,
  public: plotlyFigure(
    z.object({ type: z.literal('scatter'), mode: z.literal('lines'), name: ours, x: z.array(day), y: z.array(count) }),
    remark,
  ).extend({ annotations: notableDays }),
} as const
export type Timeseries = z.output<typeof plain>
