import { filter } from '#schema/filter.ts'
import { ours } from '#schema/holds.ts'
import { plotlyFigure } from '#schema/plotly.ts'
import { count, hour, weekday } from '#schema/values.ts'
import { z } from '#zod.ts'

/**
 * The busiest weekday, the busiest hour, the busiest hour of one weekday, and the busiest part of the day on one weekday, as in
 * "Sunday evenings".
 */
const remark = z.object({
  busiest_weekday: weekday,
  busiest_hour: hour,
  busiest_cell: z.object({ weekday, hour, messages: count }),
  busiest_time: z.object({ weekday, part: z.enum(['night', 'morning', 'afternoon', 'evening']), messages: count }),
})

/** Messages by weekday (rows, Monday first) and hour. */
const counts = z.array(z.array(count))
const plain = z.object({ counts, messages: count, remark: remark.nullable() })

export const heatmap = {
  asked: filter,
  plain,
  public: plotlyFigure(z.object({ type: z.literal('heatmap'), x: z.array(hour), y: z.array(ours), z: counts }).catchall(z.json()), remark),
} as const
export type Heatmap = z.output<typeof plain>
