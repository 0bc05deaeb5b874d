import { filter } from '#schema/filter.ts'
import { ours, personName, sentence } from '#schema/holds.ts'
import { plotlyFigure } from '#schema/plotly.ts'
import { count } from '#schema/values.ts'
import { z } from '#zod.ts'

/** Who wrote most, their share (0 to 1), and whether another wrote as much. */
const remark = z.object({ author: personName, messages: count, share: z.number().min(0).max(1), is_tied: z.boolean() })

/** Messages a person, most first. */
const plain = z.object({
  people: z.array(z.object({ person: personName, messages: count })),
  messages: count,
  remark: remark.nullable(),
})

export const messageShare = {
  asked: filter,
  plain,
  /** `x` contains the names as they are; what Plotly draws, which reads `<b>` as bold, is in `text` and the axis, escaped. */
  public: plotlyFigure(
    z.object({ type: z.literal('bar'), name: ours, x: z.array(personName), y: z.array(count), text: z.array(sentence) }).catchall(z.json()),
    remark,
  ),
} as const
export type MessageShare = z.output<typeof plain>
