import { monthDays } from '#data/search/search-links.ts'
import { format } from '#format/index.ts'
import { sayMilestones } from '#messages/milestones/index.ts'
import type { Drawing } from './marks.ts'
import type { Point } from './point.ts'
import { messagesCell, type Table, text } from './table.ts'
import { ticksOfMonths } from './ticks.ts'
import type { ChartTokens } from './tokens.ts'
import { uprightBars } from './upright-bars.ts'

const words = sayMilestones.timeline

/** In how many messages a keyword was said, month by month from the first to the last, `2021-03`; at least one month. */
export interface Usage {
  months: readonly { month: string; count: number }[]
  /** Sum of the counts. */
  messages: number
}

/** The place of the month with most, the earliest of several; null where all months have as many. */
export function peakOf({ months }: Usage): number | null {
  const peak = months.reduce((best, { count }, place) => (count > months[best].count ? place : best), 0)
  return months.every(({ count }) => count === months[peak].count) ? null : peak
}

/** When it was most frequent; one month needs no comparison. */
export function usageSentence(usage: Usage): string | null {
  const { months } = usage
  if (months.length === 1) return null
  const peak = peakOf(usage)
  return peak === null
    ? words.sameEveryMonth({ messages: months[0].count })
    : words.sentence({ peak: months[peak].month, messages: months[peak].count })
}

/** A bar a month, the peak that the sentence names in the color of what is worth noticing, with its number over it. */
export const drawUsage = (usage: Usage, tokens: ChartTokens, width: number): Drawing => {
  const { months } = usage
  return uprightBars(
    {
      counts: months.map(({ count }) => count),
      marked: peakOf(usage),
      pointAt: (place) => monthPoint(months[place]),
      ticks: (inner) =>
        ticksOfMonths(
          months.map(({ month }) => month),
          inner,
        ),
    },
    tokens,
    width,
  )
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
