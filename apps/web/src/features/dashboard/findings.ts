import { largest } from '@convostat/api/extremes'
import { DAY } from '@convostat/format/seconds'
import type { Answer } from '#charts/answers.ts'
import { instantOf } from '#charts/time-axis.ts'

type Ribbon = Answer<'ribbon'>

/** What stands out in a chat, with what a small chart of it draws. */
export type Finding =
  /** Messages in each hour of that weekday, and the second busiest hour of the week. */
  | { kind: 'hour'; weekday: number; hour: number; messages: number; next: NextHour; bars: readonly number[] }
  /** The days around it, as a ribbon. */
  | { kind: 'gap'; seconds: number; from: string; to: string; around: Ribbon }
  /** Messages on the days around it; `usual` is the mean of days with messages. */
  | { kind: 'day'; day: string; messages: number; usual: number; around: Days }
  | { kind: 'streak'; days: number; from: string; to: string; around: Days }

interface NextHour {
  messages: number
  /** Null where several are as busy. */
  at: { weekday: number; hour: number } | null
}

/** Messages per day, from the first to the last. */
interface Days {
  from: string
  to: string
  bars: readonly number[]
}

const most = 3
/** Less than this many is an hour like any other. */
const fewestInHour = 5
const fewestInStreak = 7
/** Shown on both sides of a gap or a day. */
const daysBeside = 14

/** The three that say most, in this order; fewer where there is less to say. */
export function findingsOf(heatmap: Answer<'heatmap'>, ribbon: Ribbon, calendar: Answer<'calendar'>): Finding[] {
  return [hourOf(heatmap), gapOf(ribbon), dayOf(ribbon), streakOf(ribbon, calendar)].flatMap((each) => each ?? []).slice(0, most)
}

/** None where two hours are the busiest. */
function hourOf({ counts, remark }: Answer<'heatmap'>): Finding | null {
  if (!remark || remark.busiest_cell.messages < fewestInHour) return null
  const { weekday, hour, messages } = remark.busiest_cell
  const others = counts.flatMap((row, day) =>
    row.flatMap((n, at) => (day === weekday && at === hour ? [] : [{ weekday: day, hour: at, n }])),
  )
  const most = largest(
    others.map(({ n }) => n),
    0,
  )
  const [at, ...more] = others.filter(({ n }) => n === most)
  const next = { messages: most, at: more.length === 0 ? at : null }
  return most < messages ? { kind: 'hour', weekday, hour, messages, next, bars: counts[weekday] } : null
}

function gapOf(ribbon: Ribbon): Finding | null {
  const gap = ribbon.remark?.longest_gap
  if (!gap || ribbon.from === null) return null
  const days = daysBetween(gap.from, gap.to) - 1
  const beside = Math.max(daysBeside, days)
  return { kind: 'gap', ...gap, around: partOf(ribbon, shifted(gap.from, -beside), shifted(gap.to, beside)) }
}

function dayOf(ribbon: Ribbon): Finding | null {
  const { remark, from } = ribbon
  if (!remark || from === null || remark.active_days < 2) return null
  const { day, messages } = remark.fullest_day
  const around = daysOf(partOf(ribbon, shifted(day, -daysBeside), shifted(day, daysBeside)))
  return { kind: 'day', day, messages, usual: ribbon.messages / remark.active_days, around }
}

function streakOf(ribbon: Ribbon, { remark }: Answer<'calendar'>): Finding | null {
  if (!remark || ribbon.from === null || remark.longest_streak.days < fewestInStreak) return null
  const { days, from, to } = remark.longest_streak
  return { kind: 'streak', days, from, to, around: daysOf(partOf(ribbon, from, to)) }
}

const daysBetween = (from: string, to: string): number => (instantOf(to) - instantOf(from)) / (1000 * DAY)
/** The day `by` days later. */
export const shifted = (day: string, by: number): string => new Date(instantOf(day) + by * 1000 * DAY).toISOString().slice(0, 10)

/** The part of a ribbon between two days, as far as it has them. */
function partOf(ribbon: Ribbon, first: string, last: string): Ribbon {
  const { slots_per_day: perDay, people, rest } = ribbon
  const begin = ribbon.from ?? first
  const [from, to] = [first < begin ? begin : first, ribbon.to !== null && last > ribbon.to ? ribbon.to : last]
  const cut = (counts: readonly number[]) => counts.slice(perDay * daysBetween(begin, from), perDay * (daysBetween(begin, to) + 1))
  return {
    ...ribbon,
    from,
    to,
    people: people.map(({ person, counts }) => ({ person, counts: cut(counts) })),
    rest: rest && { ...rest, counts: cut(rest.counts) },
  }
}

/** Everyone's messages per day of a part of a ribbon. */
function daysOf({ from, to, people, rest, slots_per_day: perDay }: Ribbon): Days {
  const bars = Array.from({ length: Math.ceil((people[0]?.counts.length ?? 0) / perDay) }, () => 0)
  for (const { counts } of [...people, ...(rest ? [rest] : [])]) {
    for (const [slot, n] of counts.entries()) bars[Math.floor(slot / perDay)] += n
  }
  return { from: from ?? '', to: to ?? '', bars }
}
