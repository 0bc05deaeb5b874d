import type { Answer } from './answers.ts'
import { dayAfter, daysBetween, drawCalendar, fullDay } from './calendar.ts'
import type { Drawing } from './marks.ts'
import type { ChartTokens } from './tokens.ts'

/** No year has days in more weeks. */
const weeksOfAYear = 54

/** The calendar for a picture, which nobody can scroll: a longer one is a row a year, the months under each other, all in one scale. */
export function calendarRows(answer: Answer<'calendar'>, tokens: ChartTokens, width: number): Drawing[] {
  if (answer.mondays.length <= weeksOfAYear) return [drawCalendar(answer, tokens, width)]
  const full = fullDay(answer)
  return yearsOf(answer).map((year) => drawCalendar(oneYear(answer, year), tokens, width, full))
}

/** The years in which the days of the calendar are. */
function yearsOf({ mondays, counts }: Answer<'calendar'>): number[] {
  const inWeek = (week: number) => counts.flatMap((row, weekday) => (row[week] === null ? [] : [dayAfter(mondays[week], weekday)]))
  const first = Number(inWeek(0)[0].slice(0, 4))
  const last = Number(
    inWeek(mondays.length - 1)
      .at(-1)
      ?.slice(0, 4),
  )
  return Array.from({ length: last - first + 1 }, (_, i) => first + i)
}

/** All weeks of a year, its own days only. */
function oneYear(answer: Answer<'calendar'>, year: number): Answer<'calendar'> {
  const name = String(year).padStart(4, '0')
  const shift = daysBetween(answer.mondays[0], `${name}-01-01`)
  // The week that contains the first of January, and those after it as far as the year reaches.
  const firstWeek = Math.floor(shift / 7)
  const weeks = Array.from({ length: weeksOfAYear }, (_, week) => dayAfter(answer.mondays[0], 7 * (firstWeek + week)))
  const mondays = weeks.filter((monday) => monday <= `${name}-12-31`)
  const counts = answer.counts.map((row, weekday) =>
    mondays.map((monday, week) => (dayAfter(monday, weekday).startsWith(name) ? (row[firstWeek + week] ?? null) : null)),
  )
  return { ...answer, mondays, counts }
}
