import { largest as largestOf } from '@convostat/api/extremes'
import { DAY } from '@convostat/format/seconds'
import { format } from '#format/index.ts'
import { say } from '#messages/index.ts'
import type { Answer } from './answers.ts'
import { type Drawing, nearlyMost, quietAxis, quietLayout, scaleOf } from './layout.ts'
import { sayCharts } from './messages/index.ts'
import { notableWithin } from './notable.ts'
import { shortMonth } from './ticks.ts'
import type { ChartTokens } from './tokens.ts'

const left = 40
const smallest = { desk: 9, phone: 13 }
const largest = 24
/** Two names of months need this many weeks between them. */
const leastWeeks = 3

/** How wide the calendar is: its cells never become too small to see; the page scrolls it sideways instead. */
export const calendarWidth = (weeks: number, available: number): number =>
  Math.round(
    left +
      8 +
      weeks * Math.max(available < 640 ? smallest.phone : smallest.desk, Math.min(largest, (available - left - 8) / Math.max(1, weeks))),
  )

/** Where the darkest step begins: very full days share it, or one of them would pale all others. */
export const fullDay = ({ counts }: Answer<'calendar'>): number => nearlyMost(counts.flat(), 0.95)

/** Messages a day, a column a week; the notable days are framed. */
export function drawCalendar(answer: Answer<'calendar'>, tokens: ChartTokens, available: number, full = fullDay(answer)): Drawing {
  const { mondays, counts, annotations } = answer
  const names = new Map(annotations.map((notable) => [notable.day, notableWithin(notable)]))
  const width = calendarWidth(mondays.length, available)
  const cell = (width - left - 8) / Math.max(1, mondays.length)
  const months = monthStarts(mondays, cell)
  // What is scrolled begins at its newest end, so the names of the days are there.
  const isScrolled = width > available
  return {
    data: [
      {
        type: 'heatmap',
        x: mondays.map((_, week) => week),
        y: format.weekdays.long.map((_, row) => row),
        z: counts.map((row) => [...row]),
        colorscale: scaleOf(tokens.heat),
        zmin: 0,
        zmax: full,
        showscale: false,
        xgap: 2,
        ygap: 2,
        hoverongaps: false,
        hovertemplate: '%{customdata}<extra></extra>',
        customdata: counts.map((row, weekday) =>
          row.map((n, week) => (n === null ? '' : hintOf(dayAfter(mondays[week], weekday), n, names))),
        ),
      },
    ],
    layout: quietLayout(tokens, width, Math.max(cell, 14) * 7 + 46, {
      margin: { l: isScrolled ? 8 : left, r: isScrolled ? left : 8, t: 2, b: 44, pad: 4 },
      xaxis: quietAxis(tokens, { tickvals: months.map(({ week }) => week), ticktext: months.map(({ label }) => label), tickangle: 0 }),
      yaxis: quietAxis(tokens, {
        tickvals: [0, 2, 4, 6],
        ticktext: [0, 2, 4, 6].map((row) => format.weekdays.narrow[row]),
        autorange: 'reversed',
        side: isScrolled ? 'right' : 'left',
      }),
      shapes: annotations.map(({ day }) => frame(day, mondays[0], tokens)),
    }),
  }
}

export const hintOfDay = (day: string, messages: number): string => `${format.longDay(day)}: ${say.messagesOf({ n: messages })}`

function hintOf(day: string, messages: number, names: ReadonlyMap<string, string>): string {
  const said = hintOfDay(day, messages)
  const name = names.get(day)
  return name ? sayCharts.notable.hint({ hint: said, label: name }) : said
}

function frame(day: string, firstMonday: string, tokens: ChartTokens) {
  const days = daysBetween(firstMonday, day)
  const week = Math.floor(days / 7)
  const weekday = days % 7
  const line = { color: tokens.wax, width: 2 }
  return { type: 'rect' as const, x0: week - 0.5, x1: week + 0.5, y0: weekday - 0.5, y1: weekday + 0.5, line }
}

export const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / (DAY * 1000)

/** The day `days` after a Monday, both as `2021-03-04`. */
export function dayAfter(monday: string, days: number): string {
  const [year, month, day] = monday.split('-').map(Number)
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day + days)
  return date.toISOString().slice(0, 10)
}

/** What the longest name of a month takes, in pixels, with the room between two. */
const nameWidth =
  6 + 6.5 * largestOf(format.months.short.map((_, month) => shortMonth(`2024-${String(month + 1).padStart(2, '0')}-01`).length))

/**
 * The first week of each month that has room for a name, or of every other month, in columns so wide; years are under each
 * January and under the first.
 */
function monthStarts(mondays: readonly string[], cell: number): { week: number; label: string }[] {
  const fewestWeeks = Math.max(leastWeeks, Math.ceil(nameWidth / cell))
  const step = Math.ceil(fewestWeeks / 4)
  const weeks = mondays.flatMap((monday, week) =>
    Number(monday.slice(8)) <= 7 && (Number(monday.slice(5, 7)) - 1) % step === 0 ? [week] : [],
  )
  // What begins within a month is named, too, except for the last days of one.
  if ((weeks[0] ?? mondays.length) >= fewestWeeks || weeks.length === 0) weeks.unshift(0)
  const starts: { week: number; label: string }[] = []
  let lastYear = ''
  for (const week of weeks) {
    const last = starts.at(-1)
    if (last && week - last.week < fewestWeeks) continue
    const monday = mondays[week]
    const year = monday.slice(0, 4)
    const label = shortMonth(monday)
    starts.push({ week, label: year === lastYear ? label : `${label}<br>${year}` })
    lastYear = year
  }
  return starts
}
