import { quantiles } from '#stats/quantile.ts'
import { tailBits } from '#stats/tail.ts'
import type { Moment } from './moment.ts'
import { type Look, writers } from './moment-context.ts'
import { significanceOf } from './significance.ts'

/** A day of fewer messages is not a busy one, whatever the others are. */
const FEWEST_MESSAGES = 10
/** This many times as many as on a usual day. */
const LEAST_TIMES = 2

/** The day with most messages, the earliest of several, against the other days that have any. */
export function busiestDay(look: Look): Moment[] {
  const { chat, days } = look
  if (days.length === 0) return []
  const busiest = days.reduce((most, each) => (each.messages > most.messages ? each : most))
  const [usual] = quantiles(
    Uint32Array.from(days, ({ messages }) => messages),
    [0.5],
  )
  if (busiest.messages < Math.max(FEWEST_MESSAGES, LEAST_TIMES * usual)) return []
  const others = Float64Array.from(days.filter((each) => each !== busiest).map(({ messages }) => messages))
  return [
    {
      kind: 'busiest_day',
      row: busiest.start,
      time: chat.time[busiest.start],
      significance: significanceOf(tailBits(busiest.messages, others)),
      messages: busiest.messages,
      firstDay: busiest.day,
      lastDay: busiest.day,
      participants: writers(look, busiest.start, busiest.end),
      facts: { value: busiest.messages, usual, total: look.messages },
    },
  ]
}
