import { largest as largestOf } from '@convostat/api/extremes'
import { DAY } from '@convostat/format/seconds'
import { format } from '#format/index.ts'
import { say } from '#messages/index.ts'
import type { Answer } from './answers.ts'
import { below, beside, nearlyMost, plotArea } from './axes.ts'
import { cellArea, cells } from './cells.ts'
import { type Drawing, frame } from './marks.ts'
import { sayCharts } from './messages/index.ts'
import { notableWithin } from './notable.ts'
import type { Point } from './point.ts'
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
  const height = Math.max(cell, 14) * 7 + 46
  // What is scrolled begins at its newest end, so the names of the days are there.
  const isScrolled = width > available
  const area = plotArea(width, height, { left: isScrolled ? 8 : left, right: isScrolled ? left : 8, top: 2, bottom: 44 })
  const grid = { columns: mondays.length, rows: 7 }
  const placeOf = (column: number, row: number) => cellArea(area, grid, { column, row })
  const { marks, readings } = cells(area, {
    counts,
    full,
    steps: tokens.heat,
    pointAt: (weekday, week, messages) => dayPoint(dayAfter(mondays[week], weekday), messages, names),
  })
  const weekdays = [0, 2, 4, 6].map((row) => ({ at: placeOf(0, row).top + placeOf(0, row).height / 2, label: format.weekdays.narrow[row] }))
  const months = monthStarts(mondays, cell).map(({ week, label }) => ({ at: placeOf(week, 0).left + cell / 2, label }))
  const framed = annotations.map(({ day }) => {
    const days = daysBetween(mondays[0], day)
    return frame(placeOf(Math.floor(days / 7), days % 7), tokens.wax, 2)
  })
  return {
    width,
    height,
    marks: [
      ...marks,
      ...below(area, months, tokens),
      ...beside(area, weekdays, tokens, { side: isScrolled ? 'right' : 'left' }),
      ...framed,
    ],
    readings,
  }
}

const hintOfDay = (day: string, messages: number): string => `${format.longDay(day)}: ${say.messagesOf({ n: messages })}`

/** A day, with why it is marked, and the way to its messages. Few of thousands of days are ever pointed at. */
export function dayPoint(day: string, messages: number, names: ReadonlyMap<string, string>): Point {
  const name = names.get(day)
  return {
    get said() {
      const said = hintOfDay(day, messages)
      return name ? sayCharts.notable.hint({ hint: said, label: name }) : said
    },
    messages,
    wanted: { from: day, to: day },
  }
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
    starts.push({ week, label: year === lastYear ? label : `${label}\n${format.year(year)}` })
    lastYear = year
  }
  return starts
}
