import { largest as largestOf } from '@convostat/api/extremes'
import { DAY } from '@convostat/format/seconds'
import { format } from '#format/index.ts'
import { say } from '#messages/index.ts'
import type { Answer } from './answers.ts'
import { below, beside, nearlyMost, plotArea } from './axes.ts'
import { cellArea, cells } from './cells.ts'
import { type Area, type Drawing, outline } from './marks.ts'
import { sayCharts } from './messages/index.ts'
import { streakOf } from './notable.ts'
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

/** Messages a day, a column a week; the streak that the sentence above it names is framed. */
export function drawCalendar(answer: Answer<'calendar'>, tokens: ChartTokens, available: number, full = fullDay(answer)): Drawing {
  const { mondays, counts } = answer
  const streak = streakOf(answer)
  const nameOf = (day: string) => (streak && day >= streak.from && day <= streak.to ? sayCharts.notable.within.streak : undefined)
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
    pointAt: (weekday, week, messages) => dayPoint(dayAfter(mondays[week], weekday), messages, nameOf),
  })
  const weekdays = [0, 2, 4, 6].map((row) => ({ at: placeOf(0, row).top + placeOf(0, row).height / 2, label: format.weekdays.narrow[row] }))
  const months = monthStarts(mondays, cell).map(({ week, label }) => ({ at: placeOf(week, 0).left + cell / 2, label }))
  const shown = streak && daysShown(answer, streak)
  const framed = shown ? frameOf(shown, placeOf).map((path) => outline(path, tokens.wax, 2)) : []
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
    begin: shown ? (placeOf(Math.floor(shown.from / 7), 0).left + placeOf(Math.floor(shown.to / 7), 0).left + cell) / 2 : undefined,
  }
}

/** The first and the last of some days that a calendar has, as numbers from its first Monday: a picture has a year of them. */
function daysShown({ mondays, counts }: Answer<'calendar'>, { from, to }: { from: string; to: string }) {
  const has = (day: number) => (counts[day % 7]?.[Math.floor(day / 7)] ?? null) !== null
  const days = Array.from({ length: 7 * mondays.length }, (_, day) => day).filter(has)
  const [first, last] = [days[0], days[days.length - 1]]
  if (first === undefined || last === undefined) return null
  const shown = { from: Math.max(first, daysBetween(mondays[0], from)), to: Math.min(last, daysBetween(mondays[0], to)) }
  return shown.from > shown.to ? null : shown
}

type Corner = readonly [x: number, y: number]

/** Around consecutive days, weeks as columns: from within the first week to within the last. */
function frameOf({ from, to }: { from: number; to: number }, placeOf: (column: number, row: number) => Area): Corner[][] {
  const [first, last] = [placeOf(Math.floor(from / 7), from % 7), placeOf(Math.floor(to / 7), to % 7)]
  const [top, bottom] = [placeOf(0, 0).top, placeOf(0, 6).top + placeOf(0, 6).height]
  const [left, second, before, right] = [first.left, first.left + first.width, last.left, last.left + last.width]
  const [begin, end] = [first.top, last.top + last.height]
  const box = (x1: number, y1: number, x2: number, y2: number): Corner[] => [
    [x1, y1],
    [x2, y1],
    [x2, y2],
    [x1, y2],
  ]
  const weeks = Math.floor(to / 7) - Math.floor(from / 7)
  if (weeks === 0) return [box(left, begin, second, end)]
  // The last days of a week and the first ones of the next do not touch.
  if (weeks === 1 && to % 7 < from % 7) return [box(left, begin, second, bottom), box(before, top, right, end)]
  return [
    [
      [left, begin],
      [second, begin],
      [second, top],
      [right, top],
      [right, end],
      [before, end],
      [before, bottom],
      [left, bottom],
    ],
  ]
}

const hintOfDay = (day: string, messages: number): string => `${format.longDay(day)}: ${say.messagesOf({ n: messages })}`

/** A day, with why it is marked, and the way to its messages. Few of thousands of days are ever pointed at. */
export function dayPoint(day: string, messages: number, nameOf: (day: string) => string | undefined): Point {
  const name = nameOf(day)
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
