import { format } from '#format/index.ts'
import { below, countAxis, plotArea } from './axes.ts'
import { bars, places } from './bars.ts'
import { type Drawing, label } from './marks.ts'
import type { Point } from './point.ts'
import type { Tick } from './ticks.ts'
import type { ChartTokens } from './tokens.ts'

export interface UprightBars {
  /** In order of time; at least one is above 0. */
  counts: readonly number[]
  /** The place of the one that the sentence names; null where it names none. */
  marked: number | null
  pointAt: (place: number) => Point
  /** The names below the bars, which are `inner` pixels wide together. */
  ticks: (inner: number) => readonly Tick[]
}

const margin = { left: 44, right: 12, top: 26, bottom: 44 }

/** A bar for each count, the one that is named in the color of what is worth noticing, with its number over it. */
export function uprightBars({ counts, marked, pointAt, ticks }: UprightBars, tokens: ChartTokens, width: number): Drawing {
  const most = counts.reduce((best, count) => Math.max(best, count), 0)
  const height = width < 520 ? 210 : 250
  const area = plotArea(width, height, margin)
  const end = most * 1.04
  const heightOf = (count: number) => area.top + area.height * (1 - count / end)
  const drawn = bars(area, {
    values: counts,
    heightOf,
    fillOf: (place) => (place === marked ? tokens.wax : tokens.pen),
    gap: 0.25,
    pointAt,
  })
  const { middleOf } = places(area, counts.length)
  const named = ticks(area.width).map(({ place, label }) => ({ at: middleOf(place), label }))
  return {
    width,
    height,
    marks: [
      ...countAxis(area, end, 4, tokens),
      ...drawn.marks,
      ...(marked === null
        ? []
        : [label(format.count(counts[marked]), middleOf(marked), heightOf(counts[marked]) - 5, tokens.wax, { weight: 700 })]),
      ...below(area, named, tokens),
    ],
    readings: drawn.readings,
  }
}
