import { z } from '#zod.ts'
import { ours } from './holds.ts'
import { count } from './values.ts'

const title = z.object({ text: ours })
const axis = z.object({ title: title.optional() }).catchall(z.json())
const layout = z.object({ title, xaxis: axis, yaxis: axis }).catchall(z.json())

/** A Plotly figure of one trace, how many messages it counts, and what it shows in one remark. */
export const plotlyFigure = <Trace extends z.ZodType, Remark extends z.ZodType>(trace: Trace, remark: Remark) =>
  z.object({ data: z.tuple([trace]), layout, messages: count, remark: remark.nullable() })
