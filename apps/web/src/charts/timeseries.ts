import { largest } from '@convostat/api/extremes'
import { DAY } from '@convostat/format/seconds'
import { area as areaOf, line as lineOf } from 'd3-shape'
import { format } from '#format/index.ts'
import type { Answer, Notable } from './answers.ts'
import { below, countAxis, plotArea } from './axes.ts'
import { dayPoint } from './calendar.ts'
import { circle, type Drawing, label, line, type Mark, type Reading, rectangles } from './marks.ts'
import { busiestOf, notableLabel, notableWithin } from './notable.ts'
import { type Placed, placeFlags } from './place-flags.ts'
import { rollingMean, windowFor } from './rolling-mean.ts'
import { daysAcross, instantOf, timeTicks } from './time-axis.ts'
import type { ChartTokens } from './tokens.ts'

const margin = { left: 44, right: 12, bottom: 32 }
/** Of a row of labels over the drawing. */
const rowHeight = 20
/** A wide chart names its days in words as long as these rows hold them. */
const mostRows = 2

/** Messages a day: every day as a bar while they fit, else a pale ground with the mean of the days around it in bold. */
export function drawTimeseries(answer: Answer<'timeseries'>, tokens: ChartTokens, width: number): Drawing {
  const { days, counts, annotations } = answer
  const window = windowFor(days.length)
  const height = width < 520 ? 220 : 300
  const across = daysAcross(plotArea(width, height, { ...margin, top: 0 }), days)
  const middleOf = (day: string) => across(instantOf(day))
  const flags = flagsOf(annotations, middleOf, width)
  const area = plotArea(width, height, { ...margin, top: 14 + rowHeight * flags.rows })
  const most = largest(counts, 0) * 1.04 || 1
  const heightOf = (count: number) => area.top + area.height * (1 - count / most)
  const room = middleOf(days[1] ?? days[0]) - middleOf(days[0]) || across(instantOf(days[0]) + DAY * 1000) - middleOf(days[0])
  const names = new Map(annotations.map((notable) => [notable.day, notableWithin(notable)]))
  const readings = days.map((day, i): Reading => {
    const x = middleOf(day)
    return {
      area: { left: x - room / 2, top: area.top, width: room, height: area.height },
      x,
      y: heightOf(counts[i]),
      column: i,
      row: 0,
      get point() {
        return dayPoint(day, counts[i], (day) => names.get(day))
      },
    }
  })
  const places = readings.map(({ x, y }) => [x, y] as const)
  const base = heightOf(0)
  const body: Mark[] = window
    ? [
        ...ground(places, base, tokens),
        {
          kind: 'shape',
          path: pathOf(rollingMean(counts, window).map((mean, i) => [places[i][0], heightOf(mean)] as const)),
          stroke: tokens.pen,
          strokeWidth: 2.5,
        },
      ]
    : rectangles(
        places.map(([x, y]) => ({ area: { left: x - 0.425 * room, top: y, width: 0.85 * room, height: base - y }, fill: tokens.pen })),
      )
  return {
    width,
    height,
    marks: [
      ...countAxis(area, most, 5, tokens),
      ...body,
      ...monthMark(answer, readings, base, tokens),
      ...annotations.flatMap(({ day }, i): Mark[] => {
        const [x, y] = [middleOf(day), heightOf(counts[days.indexOf(day)])]
        const under = area.top - 8 - rowHeight * flags.placed[i].row
        return [
          line(x, under, x, y - 4, tokens.wax),
          label(flags.isNamed ? notableLabel(annotations[i]) : '', x, under - 5, tokens.wax, {
            number: format.count(i + 1),
            anchor: anchorOf(flags.placed[i]),
          }),
          { kind: 'shape', path: circle(x, y, 4), fill: tokens.wax, stroke: tokens.paper, strokeWidth: 1.5 },
        ]
      }),
      ...below(area, timeTicks(across, window !== null), tokens),
    ],
    readings,
  }
}

/** Below the axis, in pixels. */
const stripHeight = 4

/** A strip below the days of the busiest month. */
function monthMark(answer: Answer<'timeseries'>, readings: readonly Reading[], base: number, tokens: ChartTokens): Mark[] {
  const month = busiestOf(answer)?.month
  if (!month) return []
  const areas = readings.flatMap(({ area }, i) => (answer.days[i].startsWith(month) ? [area] : []))
  const [first, last] = [areas[0], areas[areas.length - 1]]
  if (!first || !last) return []
  const width = Math.max(stripHeight, last.left + last.width - first.left)
  return rectangles([{ area: { left: first.left, top: base + 1, width, height: stripHeight }, fill: tokens.wax }])
}

type Place = readonly [x: number, y: number]

const pathOf = (places: readonly Place[]): string => lineOf<Place>().digits(2)(places) ?? ''

/** Every day as it is, too many to be bars. */
function ground(places: readonly Place[], base: number, tokens: ChartTokens): Mark[] {
  const filled = areaOf<Place>()
    .x(([x]) => x)
    .y0(base)
    .y1(([, y]) => y)
    .digits(2)(places)
  return [
    { kind: 'shape', path: filled ?? '', fill: tokens.heat[1] },
    { kind: 'shape', path: pathOf(places), stroke: tokens.heat[2], strokeWidth: 0.5 },
  ]
}

const anchorOf = ({ side }: Placed) => (side === 'left' ? 'end' : side === 'right' ? 'start' : 'middle')

/** The labels over the drawing: number and words where they fit, else the number, which the list below explains. */
function flagsOf(annotations: readonly Notable[], middleOf: (day: string) => number, width: number) {
  const place = (texts: string[]) =>
    placeFlags(
      texts.map((text, i) => ({ at: middleOf(annotations[i].day) - margin.left, width: 8 + 7.5 * text.length })),
      width - margin.left - margin.right,
    )
  const rowsOf = (placed: Placed[]) => placed.reduce((rows, { row }) => Math.max(rows, row + 1), 0)
  const inWords = annotations.map((notable, i) => `${format.count(i + 1)} ${notableLabel(notable)}`)
  const placed = width < 520 ? null : place(inWords)
  if (placed && rowsOf(placed) <= mostRows) return { placed, rows: rowsOf(placed), isNamed: true }
  const numbers = annotations.map((_, i) => format.count(i + 1))
  const placedNumbers = place(numbers) ?? numbers.map((_, row): Placed => ({ row, side: 'center' }))
  return { placed: placedNumbers, rows: rowsOf(placedNumbers), isNamed: false }
}
