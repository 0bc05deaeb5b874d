import { feelingsByDay, together } from '#analyses/feelings-by-day.ts'
import { daysToTell, strongestOf } from '#analyses/peaks-and-valleys.ts'
import { normalTailBits } from '#stats/normal-tail.ts'
import { quantiles } from '#stats/quantile.ts'
import type { Moment } from './moment.ts'
import { type ActiveDay, counts, type Look, writers } from './moment-context.ts'
import { mostMoving } from './moving-exchange.ts'
import { LEAST_SIGNIFICANCE, mostBits, significanceOf } from './significance.ts'

/** Of fewer days none is happier than the others usually are. */
const FEWEST_DAYS = 8
/** A day that is not positive is not a happy one. */
const POSITIVE = 0.05
/** Days that are all alike would make any other one infinitely rare. */
const LEAST_DEVIATION = 0.03

/**
 * The day with the highest mean score of those that a peak may be (docs/metrics.md), against the others. A mean of few
 * messages is mostly chance: a day's mean is taken as if a usual day's number of messages with the chat's mean were added to it.
 * A day that is happy for its moving exchange alone is shown as that.
 */
export function happiestDay(look: Look): Moment[] {
  const { chat, feelings, authors, days } = look
  if (feelings === null || days.length < FEWEST_DAYS) return []
  const selection = { from: 0, to: chat.count, authors }
  const felt = feelingsByDay(chat, feelings, selection)
  const told = daysToTell(felt)
  if (told.length < FEWEST_DAYS) return []
  const [typical] = quantiles(
    Uint32Array.from(told, (at) => felt.scored[at]),
    [0.5],
  )
  const { sum, scored } = together(told.map((at) => ({ messages: felt.messages[at], scored: felt.scored[at], sum: felt.sum[at] })))
  const meanAt = (at: number): number => (felt.sum[at] + (typical * sum) / scored) / (felt.scored[at] + typical)
  const happiest = told.reduce((most, at) => (meanAt(at) > meanAt(most) ? at : most))
  const sentiment = felt.sum[happiest] / felt.scored[happiest]
  if (sentiment <= POSITIVE) return []
  const others = told.filter((at) => at !== happiest).map(meanAt)
  const usual = others.reduce((all, mean) => all + mean, 0) / others.length
  const deviation = Math.sqrt(others.reduce((sum, mean) => sum + (mean - usual) ** 2, 0) / others.length)
  const bits = normalTailBits((meanAt(happiest) - usual) / Math.max(deviation, LEAST_DEVIATION))
  const dayNumber = felt.first + happiest
  const active = days.find(({ day }) => day === dayNumber)
  if (!active) return []
  if (isForExchange(look, active, sum / scored + Math.max(deviation, LEAST_DEVIATION))) return []
  const row = strongestOf(chat, feelings, selection, dayNumber, 1)
  return [
    {
      kind: 'happiest_day',
      row,
      time: chat.time[row],
      significance: significanceOf(Math.min(bits, mostBits(told.length))),
      messages: active.messages,
      firstDay: dayNumber,
      lastDay: dayNumber,
      participants: writers(look, active.start, active.end),
      facts: { value: sentiment, usual: sum / scored },
    },
  ]
}

/** Whether without the exchange that moves most the day's mean score would be no more than `happy`. */
function isForExchange(look: Look, { start, end }: ActiveDay, happy: number): boolean {
  const moved = mostMoving(look)
  if (look.feelings === null || moved === null || moved.significance < LEAST_SIGNIFICANCE) return false
  const { exchange } = moved
  if (exchange.start >= end || exchange.end <= start) return false
  const { score } = look.feelings
  let [sum, scored] = [0, 0]
  for (let row = start; row < end; row++) {
    if ((row >= exchange.start && row < exchange.end) || !counts(look, row) || Number.isNaN(score[row])) continue
    sum += score[row]
    scored++
  }
  return scored === 0 || sum / scored <= happy
}
