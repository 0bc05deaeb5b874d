import type { Contract, Output } from '@convostat/api'
import { largest, smallest } from '@convostat/api/extremes'
import { DAY } from '@convostat/format/seconds'
import { scaleLinear, scaleUtc } from 'd3-scale'
import { format } from '#format/index.ts'
import { sayEmotionalInsights } from '#messages/emotional-insights/index.ts'
import { say } from '#messages/index.ts'
import { hueOf } from '#ui/person-color.ts'
import type { PlaceOf } from '#ui/person-places.ts'
import { below, beside, plotArea } from './axes.ts'
import { circle, type Drawing, line, type Reading, type Shape, square } from './marks.ts'
import { named } from './named.ts'
import type { Point } from './point.ts'
import { messagesCell, type Table, text } from './table.ts'
import { instantOf, timeTicks } from './time-axis.ts'
import type { ChartTokens } from './tokens.ts'

const { sync: words } = sayEmotionalInsights

type Sync = Output<Contract['emotion']['sync']>
/** The weekly means of two people. */
export type SyncWeeks = NonNullable<Sync['closest']>

export const syncHeight = 240
/** Names are above: the lines have the width, beside the steps of the axis. */
const margin = { left: 40, right: 10, top: 14, bottom: 32 }
/** In standard deviations: at least this much around the usual is in sight. */
const leastReach = 0.5
export const dash = [7, 5] as const
/** What the lines end with: the first in a circle, the second in a square. */
export const syncEnds = { circle, square }
export type SyncEnd = keyof typeof syncEnds

const week = 7 * DAY * 1000

/** Over how many weeks a line is smoothed: not at all while every week can be seen. */
export const syncWindow = (weeks: number): number => (weeks > 160 ? 13 : weeks > 40 ? 5 : 1)

/** A mean for each week from the first to the last, smoothed over the weeks around it; null where there is none among these. */
function smoothed(weeks: readonly (number | null)[], window: number): (number | null)[] {
  const reach = (window - 1) / 2
  return weeks.map((_, i) => {
    const around = weeks.slice(Math.max(0, i - reach), i + reach + 1).filter((mean) => mean !== null)
    return around.length === 0 ? null : around.reduce((sum, mean) => sum + mean, 0) / around.length
  })
}

/** Means as standard deviations from their own average, as a correlation sees them: who swings less is not a flat line beside the other. */
function standardized(weeks: readonly (number | null)[]): (number | null)[] {
  const means = weeks.filter((mean) => mean !== null)
  const average = means.reduce((sum, mean) => sum + mean, 0) / means.length
  const deviation = Math.sqrt(means.reduce((sum, mean) => sum + (mean - average) ** 2, 0) / means.length)
  return weeks.map((mean) => (mean === null ? null : deviation < 1e-9 ? 0 : (mean - average) / deviation))
}

/** Both people's weeks against their own usual, from the first to the last, and how they are drawn. */
function linesOf({ weeks }: SyncWeeks) {
  const [from, to] = [instantOf(weeks[0].week), instantOf(weeks[weeks.length - 1].week)]
  const all = Array.from({ length: Math.round((to - from) / week) + 1 }, (_, i) => from + i * week)
  const means = new Map(weeks.map((each) => [instantOf(each.week), each]))
  const window = syncWindow(all.length)
  const [a, b] = (['a', 'b'] as const).map((side) => smoothed(standardized(all.map((monday) => means.get(monday)?.[side] ?? null)), window))
  const values = [...a, ...b].filter((mean) => mean !== null)
  const middle = (largest(values) + smallest(values)) / 2
  const reach = Math.max(leastReach, (largest(values) - smallest(values)) / 2) * 1.15
  const area = { top: margin.top, height: syncHeight - margin.top - margin.bottom }
  const heightOf = scaleLinear([middle - reach, middle + reach], [area.top + area.height, area.top])
  return { all, means, window, a, b, heightOf, range: [middle - reach, middle + reach] }
}

/** Two people's weeks as two lines, the second one broken, and with a square at its end. People have no names in the drawing: they may contain anything. */
export function drawSync(of: SyncWeeks, placeOf: PlaceOf, tokens: ChartTokens, width: number): Drawing {
  const { all, means, a, b, heightOf, range } = linesOf(of)
  const area = plotArea(width, syncHeight, margin)
  const across = scaleUtc()
    .domain([all[0] - week / 2, all[all.length - 1] + week / 2])
    .range([area.left, area.left + area.width])
  const colorOf = (name: string) => tokens.people[hueOf(placeOf(name))]
  const lineFor = (values: readonly (number | null)[], name: string, end: SyncEnd, more: Partial<Shape> = {}): Shape[] => {
    const points = values.map((mean, i) => (mean === null ? null : ([across(all[i]), heightOf(mean)] as const)))
    const last = points.findLast((point) => point !== null)
    return [
      { kind: 'shape', path: pathThrough(points), stroke: colorOf(name), strokeWidth: 2.25, ...more },
      ...(last ? [{ kind: 'shape' as const, path: syncEnds[end](last[0], last[1], 4.5), fill: colorOf(name) }] : []),
    ]
  }
  const room = area.width / all.length
  const readings = all.map((monday, i): Reading => {
    const [x, y] = [across(monday), heightOf(a[i] ?? b[i] ?? (range[0] + range[1]) / 2)]
    return {
      area: { left: x - room / 2, top: area.top, width: room, height: area.height },
      ...{ x, y, column: i, row: 0 },
      get point() {
        return pointOf(of, monday, means.get(monday))
      },
    }
  })
  const steps = stepsWithin(range).map((value) => ({ at: heightOf(value), label: format.signed(value) }))
  return {
    width,
    height: syncHeight,
    marks: [
      ...beside(area, steps, tokens, { lines: true }),
      line(area.left, heightOf(0), area.left + area.width, heightOf(0), tokens.faint),
      ...lineFor(a, of.a, 'circle'),
      ...lineFor(b, of.b, 'square', { dash }),
      ...below(area, timeTicks(across, true), tokens),
    ],
    readings,
  }
}

const short = (n: number): number => Math.round(10 * n) / 10

type Place = readonly [x: number, y: number]

/** A line through the points, ended and begun again where one is missing. */
function pathThrough(points: readonly (Place | null)[]): string {
  let isDrawing = false
  return points
    .map((point) => {
      const begins = !isDrawing
      isDrawing = point !== null
      return point && `${begins ? 'M' : 'L'}${short(point[0])} ${short(point[1])}`
    })
    .join('')
}

/** Even steps, at most five. */
function stepsWithin([low, high]: readonly number[]): number[] {
  const step = [0.25, 0.5, 1, 2].find((each) => (high - low) / each <= 5) ?? 5
  const first = Math.ceil(low / step)
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, i) => Math.round(100 * (first + i) * step) / 100)
}

/** A week of both, and the way to its messages. */
function pointOf({ a, b }: SyncWeeks, monday: number, means: SyncWeeks['weeks'][number] | undefined): Point {
  const { week, messages } = means ?? { week: dayAt(monday), messages: 0 }
  const parts = [
    `${named(a)} ${format.score(means?.a ?? null)}`,
    `${named(b)} ${format.score(means?.b ?? null)}`,
    say.messagesOf({ n: messages }),
  ]
  return { said: `${words.week({ week })}: ${parts.join(say.comma)}`, messages, wanted: weekOf([a, b], week) }
}

const dayAt = (instant: number): string => new Date(instant).toISOString().slice(0, 10)
const weekOf = (authors: string[], monday: string) => ({ authors, from: monday, to: dayAt(instantOf(monday) + 6 * 1000 * DAY) })

/** What is on the upright axis, and over how many weeks it is smoothed. */
export function syncUnit(of: SyncWeeks): string {
  const { window } = linesOf(of)
  return window === 1 ? words.unit : words.unitSmoothed({ weeks: window })
}

/** A row a week, as it was counted. */
export const syncTable = ({ a, b, weeks }: SyncWeeks): Table => ({
  columns: [text(words.columns.week), text(a), text(b), text(words.columns.messages)],
  rows: weeks.map((each) => [
    { value: each.week, shown: format.day(each.week) },
    ...[each.a, each.b].map((mean) => ({ value: mean ?? '', shown: format.score(mean) })),
    messagesCell(each.messages, weekOf([a, b], each.week)),
  ]),
})
