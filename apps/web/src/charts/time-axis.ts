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

/** What the widest name of a day takes, in pixels. */
const nameWidth = 84

/** Days, months or years that are named below, as many as have room; `withYear` where days of several years may be among them. */
export function timeTicks(scale: ScaleTime<number, number>, withYear: boolean): AxisTick[] {
  const [from, to] = scale.range()
  let count = Math.max(3, Math.floor((to - from) / 110))
  let dates = scale.ticks(count)
  while (count > 1 && dates.length > 1 && scale(dates[1]) - scale(dates[0]) < nameWidth) dates = scale.ticks(--count)
  const apart = dates.length > 1 ? (dates[1].getTime() - dates[0].getTime()) / (DAY * 1000) : 1
  // Time within a day is nowhere in these drawings.
  const whole = dates.filter((date) => date.getTime() % (DAY * 1000) === 0)
  return whole.map((date) => ({ at: scale(date), label: nameOf(date.toISOString().slice(0, 10), apart, withYear) }))
}

function nameOf(day: string, apart: number, withYear: boolean): string {
  const year = format.year(Number(day.slice(0, 4)))
  if (apart > 360) return year
  if (apart > 27) return `${shortMonth(day)} ${year}`
  const name = `${format.count(Number(day.slice(8)))} ${shortMonth(day)}`
  return withYear ? `${name} ${year}` : name
}
