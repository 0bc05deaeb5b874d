import { DAY } from '@convostat/format/seconds'
import { type ScaleTime, scaleUtc } from 'd3-scale'
import { format } from '#format/index.ts'
import type { AxisTick } from './axes.ts'
import type { Area } from './marks.ts'
import { shortMonth } from './ticks.ts'

export const instantOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** From the first day to the last, with room beside a very short chat, so that a day does not become a wall. */
export function daysAcross({ left, width }: Area, days: readonly string[]): ScaleTime<number, number> {
  const room = DAY * 1000 * Math.max(0.6, (10 - days.length) / 2)
  return scaleUtc()
    .domain([instantOf(days[0]) - room, instantOf(days[days.length - 1]) + room])
    .range([left, left + width])
}

/** What the name of a day, a month or a year takes, in pixels. */
const nameWidth = { dayOfYear: 86, day: 50, month: 64, year: 40 }
type Named = keyof typeof nameWidth

/** Days, months or years that are named below, as many as have room; `withYear` where days of several years may be among them. */
export function timeTicks(scale: ScaleTime<number, number>, withYear: boolean): AxisTick[] {
  const [from, to] = scale.range()
  for (let count = Math.max(3, Math.floor((to - from) / 110)); ; count--) {
    // Time within a day is nowhere in these drawings.
    const dates = scale.ticks(count).filter((date) => date.getTime() % (DAY * 1000) === 0)
    const apart = dates.length > 1 ? (dates[1].getTime() - dates[0].getTime()) / (DAY * 1000) : null
    const named = kindOf(apart ?? daysIn(scale), withYear)
    const fitting = (some: readonly Date[]) =>
      some.slice(1).every((date, i) => scale(date) - scale(some[i]) >= nameWidth[named]) ? some : undefined
    // Half years, which are not among d3's steps.
    const halfYears = named === 'month' ? dates.filter((date) => date.getUTCMonth() % 6 === 0) : []
    const shown = fitting(dates) ?? (halfYears.length > 1 ? fitting(halfYears) : undefined) ?? (count === 1 ? dates : undefined)
    if (shown) return shown.map((date) => ({ at: scale(date), label: nameOf(date.toISOString().slice(0, 10), named) }))
  }
}

const daysIn = (scale: ScaleTime<number, number>): number => {
  const [from, to] = scale.domain()
  return (to.getTime() - from.getTime()) / (DAY * 1000)
}

const kindOf = (daysApart: number, withYear: boolean): Named =>
  daysApart > 360 ? 'year' : daysApart > 27 ? 'month' : withYear ? 'dayOfYear' : 'day'

function nameOf(day: string, named: Named): string {
  const year = format.year(Number(day.slice(0, 4)))
  if (named === 'year') return year
  if (named === 'month') return `${shortMonth(day)} ${year}`
  return named === 'dayOfYear' ? format.day(day) : format.dayOfYear(day)
}
