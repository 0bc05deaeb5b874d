import { largest } from '@convostat/api/extremes'
import { DAY } from '@convostat/format/seconds'
import { format } from '#format/index.ts'
import { say } from '#messages/index.ts'
import { hueOf } from '#ui/person-color.ts'
import type { PlaceOf } from '#ui/person-places.ts'
import type { Answer } from './answers.ts'
import { below, countAxis, plotArea } from './axes.ts'
import { places } from './bars.ts'
import { type Drawing, type Reading, rectangles, type Shape } from './marks.ts'
import { sayCharts } from './messages/index.ts'
import { named } from './named.ts'
import { countCell, messagesCell, type Table, text } from './table.ts'
import { evenTicks, ticksOfMonths } from './ticks.ts'
import { instantOf } from './time-axis.ts'
import type { ChartTokens } from './tokens.ts'
import { threadsAcross } from './weave.ts'

const { byPerson: words } = sayCharts

type Unit = 'day' | 'week' | 'month'

/** Messages of people in consecutive periods; the first and the last begin and end with the chat. */
export interface ByPerson {
  unit: Unit
  periods: readonly { from: string; to: string }[]
  /** Most messages first; null for everyone else. */
  rows: readonly { person: string | null; counts: readonly number[] }[]
  messages: number
}

/** More lanes are not told apart. */
const mostRows = 6
/** Up to this many days a bar is a day, or a week. */
const [mostDays, mostDaysInWeeks] = [45, 280]
/** Fewer periods say nothing about who usually writes most. */
const fewestPeriods = 3

const dayAt = (instant: number): string => new Date(instant).toISOString().slice(0, 10)

/** A ribbon's slots as days, weeks (from Monday) or months, by how long it is. */
export function byPersonOf({ from, to, slots_per_day: perDay, people, rest, messages }: Answer<'ribbon'>): ByPerson {
  if (from === null || to === null) return { unit: 'day', periods: [], rows: [], messages }
  const days = Math.round((instantOf(to) - instantOf(from)) / (1000 * DAY)) + 1
  const unit = days <= mostDays ? 'day' : days <= mostDaysInWeeks ? 'week' : 'month'
  const periods: { from: string; to: string }[] = []
  const periodOf = Array.from({ length: days }, (_, day) => {
    const date = dayAt(instantOf(from) + day * 1000 * DAY)
    if (day === 0 || isBeginning(date, unit)) periods.push({ from: date, to: date })
    periods[periods.length - 1].to = date
    return periods.length - 1
  })
  const summed = (all: readonly { counts: readonly number[] }[]): number[] => {
    const sums = periods.map(() => 0)
    for (const { counts } of all) for (const [slot, n] of counts.entries()) sums[periodOf[Math.floor(slot / perDay)]] += n
    return sums
  }
  const others = [...people.slice(mostRows), ...(rest ? [rest] : [])]
  return {
    unit,
    periods,
    rows: [
      ...people.slice(0, mostRows).map((each) => ({ person: each.person, counts: summed([each]) })),
      ...(others.length > 0 ? [{ person: null, counts: summed(others) }] : []),
    ],
    messages,
  }
}

const isBeginning = (day: string, unit: Unit): boolean =>
  unit === 'day' || (unit === 'month' ? day.endsWith('-01') : new Date(instantOf(day)).getUTCDay() === 1)

/** Who wrote most in most periods; null where that says nothing. */
export function byPersonSentence({ unit, periods, rows }: ByPerson): string | null {
  const one = rows.filter(({ person }) => person !== null)
  const inUse = periods.flatMap((_, at) => (rows.some(({ counts }) => counts[at] > 0) ? [at] : []))
  if (one.length < 2 || inUse.length < fewestPeriods) return null
  const led = one.map(({ person, counts }) => ({
    person,
    n: inUse.filter((at) => counts[at] > 0 && one.every((other) => other.counts[at] <= counts[at])).length,
  }))
  const most = led.reduce((best, each) => (each.n > best.n ? each : best))
  const name = named(most.person ?? '')
  // Nobody as busy, and nobody among everyone else who might be.
  const lead = one.find(({ person }) => person === most.person)
  const isEvery = periods.every((_, at) => rows.every((row) => row === lead || row.counts[at] < (lead?.counts[at] ?? 0)))
  return isEvery ? words.every[unit]({ name }) : words.sentence[unit]({ name, n: most.n, total: inUse.length })
}

const margin = { left: 44, right: 12, top: 12, bottom: 44 }
/** Between two parts of a bar, so that color is not all that separates them. */
const seam = 1

/** A bar for each period, a part for each person, the busiest at the bottom. */
export function drawByPerson({ unit, periods, rows }: ByPerson, placeOf: PlaceOf, tokens: ChartTokens, width: number): Drawing {
  const height = width < 520 ? 230 : 280
  const area = plotArea(width, height, margin)
  const totals = periods.map((_, at) => rows.reduce((sum, { counts }) => sum + counts[at], 0))
  const end = largest(totals, 1) * 1.04
  const heightOf = (n: number) => (area.height * n) / end
  const base = area.top + area.height
  const { room, middleOf } = places(area, periods.length)
  const wide = Math.max(1, room * 0.78)
  const filled = periods.flatMap((_, at) => {
    let top = base
    return rows.flatMap(({ person, counts }) => {
      const tall = heightOf(counts[at])
      if (tall === 0) return []
      top -= tall
      const place = person === null ? everyoneElse : placeOf(person)
      const area = { left: middleOf(at) - wide / 2, top, width: wide, height: Math.max(tall - seam, 0.5) }
      return [{ area, place, fill: tokens.people[hueOf(place)] }]
    })
  })
  // As on the discs of the legend: two colors that are near have different weaves.
  const threads = filled.map(({ area, place }) => (place === everyoneElse ? '' : threadsAcross(area, place))).join('')
  const woven: Shape[] = threads === '' ? [] : [{ kind: 'shape', path: threads, stroke: tokens.paper, strokeWidth: 0.75 }]
  const readings = periods.map(
    (period, at): Reading => ({
      area: { left: middleOf(at) - room / 2, top: area.top, width: room, height: area.height },
      x: middleOf(at),
      y: base - heightOf(totals[at]),
      column: at,
      row: 0,
      get point() {
        const parts = rows.filter(({ counts }) => counts[at] > 0).map((row) => `${nameOf(row)} ${format.count(row.counts[at])}`)
        const said = `${periodName(period, unit)}: ${say.messagesOf({ n: totals[at] })}`
        return { said: parts.length > 1 ? `${said} (${parts.join(say.comma)})` : said, messages: totals[at], wanted: period }
      },
    }),
  )
  const ticks =
    unit === 'month'
      ? ticksOfMonths(
          periods.map(({ from }) => from.slice(0, 7)),
          area.width,
        )
      : evenTicks(
          periods.map(({ from }) => format.day(from)),
          area.width / 2,
        )
  const names = ticks.map(({ place, label }) => ({ at: middleOf(place), label }))
  return {
    width,
    height,
    marks: [...countAxis(area, end, 4, tokens), ...rectangles(filled), ...woven, ...below(area, names, tokens)],
    readings,
  }
}

/** After all people who have a color. */
const everyoneElse = Number.POSITIVE_INFINITY
const nameOf = ({ person }: ByPerson['rows'][number]): string => (person === null ? words.others : named(person))
const periodName = ({ from, to }: { from: string; to: string }, unit: Unit): string =>
  unit === 'month' ? format.month(from) : unit === 'day' ? format.day(from) : format.days(from, to)

/** A row for each period: all its messages, then a column for each person. */
export const byPersonTable = ({ unit, periods, rows }: ByPerson): Table => ({
  columns: [text(words.column[unit]), text(words.all), ...rows.map(({ person }) => text(person ?? words.others))],
  rows: periods.map((period, at) => [
    { value: period.from, shown: periodName(period, unit) },
    messagesCell(
      rows.reduce((sum, { counts }) => sum + counts[at], 0),
      period,
    ),
    ...rows.map(({ counts }) => countCell(counts[at])),
  ]),
})
