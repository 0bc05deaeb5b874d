import { monthDays } from '#data/search/search-links.ts'
import { format } from '#format/index.ts'
import { sayMilestones } from '#messages/milestones/index.ts'
import { below, countAxis, plotArea } from './axes.ts'
import { bars, places } from './bars.ts'
import { type Drawing, label } from './marks.ts'
import type { Point } from './point.ts'
import { messagesCell, type Table, text } from './table.ts'
import { ticksOfMonths } from './ticks.ts'
import type { ChartTokens } from './tokens.ts'

const words = sayMilestones.timeline

/** In how many messages a keyword was said, month by month from the first to the last, `2021-03`; at least one month. */
export interface Usage {
  months: readonly { month: string; count: number }[]
  /** Sum of the counts. */
  messages: number
}

/** The month with most, the earliest of several. */
export const peakOf = ({ months }: Usage): Usage['months'][number] => months.reduce((peak, each) => (each.count > peak.count ? each : peak))

/** When it was most frequent; one month needs no comparison. */
export function usageSentence(usage: Usage): string | null {
  if (usage.months.length === 1) return null
  const { month, count } = peakOf(usage)
  return usage.months.every((each) => each.count === count)
    ? words.sameEveryMonth({ messages: count })
    : words.sentence({ peak: month, messages: count })
}

const margin = { left: 44, right: 12, top: 26, bottom: 44 }

/** A bar a month, the peak in the color of what is worth noticing, with its number over it. */
export function drawUsage(usage: Usage, tokens: ChartTokens, width: number): Drawing {
  const { months } = usage
  const peak = peakOf(usage)
  const height = width < 520 ? 210 : 250
  const area = plotArea(width, height, margin)
  const end = peak.count * 1.04
  const heightOf = (count: number) => area.top + area.height * (1 - count / end)
  const drawn = bars(area, {
    values: months.map(({ count }) => count),
    heightOf,
    fillOf: (place) => (months[place] === peak ? tokens.wax : tokens.pen),
    gap: 0.25,
    pointAt: (place) => monthPoint(months[place]),
  })
  const { middleOf } = places(area, months.length)
  const names = months.map(({ month }) => month)
  const ticks = ticksOfMonths(names, area.width).map(({ place, label }) => ({ at: middleOf(place), label }))
  return {
    width,
    height,
    marks: [
      ...countAxis(area, end, 4, tokens),
      ...drawn.marks,
      label(format.count(peak.count), middleOf(months.indexOf(peak)), heightOf(peak.count) - 5, tokens.wax, { weight: 700 }),
      ...below(area, ticks, tokens),
    ],
    readings: drawn.readings,
  }
}

/** A month, and the way to its messages. */
const monthPoint = ({ month, count }: Usage['months'][number]): Point => ({
  said: words.hint({ of: month, messages: count }),
  messages: count,
  wanted: monthDays(month),
})

/** A row a month. */
export const usageTable = ({ months }: Usage): Table => ({
  columns: words.columns.map(text),
  rows: months.map(({ month, count }) => [{ value: month, shown: format.month(month) }, messagesCell(count, monthDays(month))]),
})
