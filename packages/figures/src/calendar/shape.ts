import { filter } from '#schema/filter.ts'
import { ours } from '#schema/holds.ts'
import { notableDays } from '#schema/notable-days.ts'
import { plotlyFigure } from '#schema/plotly.ts'
import { count, day } from '#schema/values.ts'
import { z } from '#zod.ts'

/** Days with messages, all days, and the longest run of days with messages. */
const remark = z.object({ active_days: count, total_days: count, longest_streak: z.object({ days: count, from: day, to: day }) })

/** Messages a day as weeks (columns, named by their Monday) by weekday (rows); null before the first day and after the last. */
const counts = z.array(z.array(count.nullable()))
const plain = z.object({
  mondays: z.array(day),
  counts,
  messages: count,
  remark: remark.nullable(),
  annotations: notableDays,
})

export const calendar = {
  asked: filter,
  plain,
  public: plotlyFigure(
    z.object({ type: z.literal('heatmap'), x: z.array(day), y: z.array(ours), z: counts }).catchall(z.json()),
    remark,
  ).extend({ annotations: notableDays }),
} as const
export type Calendar = z.output<typeof plain>
