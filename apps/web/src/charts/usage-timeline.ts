import type { Picked, Point } from '#charts/point.ts'
import { monthDays } from '#data/search/search-links.ts'
import { format } from '#format/index.ts'
import { sayMilestones } from '#messages/milestones/index.ts'
import { barAxis } from './bar-axis.ts'
import { countAxis, type Drawing, quietLayout } from './layout.ts'
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

const margin = { l: 44, r: 12, t: 26, b: 44, pad: 4 }

/** A bar a month, the peak in the color of what is worth noticing, with its number over it. */
export function drawUsage(usage: Usage, tokens: ChartTokens, width: number): Drawing {
  const { months } = usage
  const peak = peakOf(usage)
  const inner = width - margin.l - margin.r
  const ticks = ticksOfMonths(
    months.map(({ month }) => month),
    inner,
  )
  return {
    data: [
      {
        type: 'bar',
        x: months.map((_, place) => place),
        y: months.map(({ count }) => count),
        marker: { color: months.map((each) => (each === peak ? tokens.wax : tokens.pen)) },
        hovertext: months.map(({ month, count }) => words.hint({ of: month, messages: count })),
        hoverinfo: 'text',
        textposition: 'none',
      },
    ],
    layout: quietLayout(tokens, width, width < 520 ? 210 : 250, {
      hovermode: 'x',
      bargap: 0.25,
      margin,
      xaxis: barAxis(tokens, months.length, inner, ticks),
      yaxis: countAxis(tokens, peak.count * 1.04, 4),
      annotations: [
        {
          x: months.indexOf(peak),
          y: peak.count,
          text: `<b>${format.count(peak.count)}</b>`,
          showarrow: false,
          yanchor: 'bottom',
          font: { color: tokens.wax, size: 13 },
        },
      ],
    }),
  }
}

/** The month whose bar was clicked. */
export function monthAt({ months }: Usage, { x }: Picked): Point | null {
  const picked = months[Number(x)]
  return picked
    ? { said: words.hint({ of: picked.month, messages: picked.count }), messages: picked.count, wanted: monthDays(picked.month) }
    : null
}

/** A row a month. */
export const usageTable = ({ months }: Usage): Table => ({
  columns: words.columns.map(text),
  rows: months.map(({ month, count }) => [{ value: month, shown: format.month(month) }, messagesCell(count, monthDays(month))]),
})
