import { format } from '../format/index.ts'
import { weekdays } from '../messages/dashboard.ts'
import { messagesOf } from '../messages/shared.ts'
import type { Answer } from './answers.ts'
import { type Drawing, nearlyMost, quietAxis, quietLayout, scaleOf } from './layout.ts'
import type { ChartTokens } from './tokens.ts'

const left = 40
const smallest = { desk: 9, phone: 13 }
const largest = 24

/** How wide the calendar is: its cells never become too small to see; the page scrolls it sideways instead. */
export const calendarWidth = (weeks: number, available: number): number =>
  Math.round(
    left +
      8 +
      weeks * Math.max(available < 640 ? smallest.phone : smallest.desk, Math.min(largest, (available - left - 8) / Math.max(1, weeks))),
  )

/** Messages a day, a column a week. Very full days share the darkest step, or one of them would pale all others. */
export function drawCalendar({ data: [{ x, z }] }: Answer<'calendar'>, tokens: ChartTokens, available: number): Drawing {
  const width = calendarWidth(x.length, available)
  const cell = (width - left - 8) / Math.max(1, x.length)
  const months = monthStarts(x)
  // What is scrolled begins at its newest end, so the names of the days stand there.
  const isScrolled = width > available
  return {
    data: [
      {
        type: 'heatmap',
        x: x.map((_, week) => week),
        y: weekdays.map((_, row) => row),
        z: z.map((row) => [...row]),
        colorscale: scaleOf(tokens.heat),
        zmin: 0,
        zmax: nearlyMost(z.flat(), 0.95),
        showscale: false,
        xgap: 2,
        ygap: 2,
        hoverongaps: false,
        hovertemplate: '%{customdata}<extra></extra>',
        customdata: z.map((row, weekday) =>
          row.map((n, week) => (n === null ? '' : `${format.longDay(dayAfter(x[week], weekday))}: ${messagesOf(n)}`)),
        ),
      },
    ],
    layout: quietLayout(tokens, width, Math.max(cell, 14) * 7 + 46, {
      margin: { l: isScrolled ? 8 : left, r: isScrolled ? left : 8, t: 2, b: 44, pad: 4 },
      xaxis: quietAxis(tokens, { tickvals: months.map(({ week }) => week), ticktext: months.map(({ label }) => label), tickangle: 0 }),
      yaxis: quietAxis(tokens, {
        tickvals: [0, 2, 4, 6],
        ticktext: [0, 2, 4, 6].map((row) => weekdays[row].slice(0, 3)),
        autorange: 'reversed',
        side: isScrolled ? 'right' : 'left',
      }),
    }),
  }
}

/** The day `days` after a Monday, both as `2021-03-04`. */
export function dayAfter(monday: string, days: number): string {
  const [year, month, day] = monday.split('-').map(Number)
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day + days)
  return date.toISOString().slice(0, 10)
}

/** The first week of each month that has room for a name; years stand under each January and under the first. */
function monthStarts(mondays: readonly string[]): { week: number; label: string }[] {
  const starts: { week: number; label: string }[] = []
  let lastYear = ''
  mondays.forEach((monday, week) => {
    const [year, month, day] = monday.split('-')
    const isFirstWeek = Number(day) <= 7
    const last = starts.at(-1)
    if (!isFirstWeek && week > 0) return
    if (last && week - last.week < 3) return
    const label = format.month(`${year}-${month}`).split(' ')[0].slice(0, 3)
    starts.push({ week, label: year === lastYear ? label : `${label}<br>${year}` })
    lastYear = year
  })
  return starts
}
