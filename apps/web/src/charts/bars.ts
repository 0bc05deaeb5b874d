import { type Area, type Reading, rectangles, type Shape } from './marks.ts'
import type { Point } from './point.ts'

/** A bar is never wider, in pixels: two of them are bars, not walls. Nor has it more room: two are beside each other. */
const [widest, widestRoom] = [56, 79]

interface Bars {
  values: readonly (number | null)[]
  /** The height of a value in the drawing. */
  heightOf: (value: number) => number
  fillOf: (place: number) => string
  /** Between two bars, as a share of their room. */
  gap: number
  pointAt: (place: number) => Point
}

/** The middle of each bar, and the room that each has. */
export function places({ left, width }: Area, bars: number): { room: number; middleOf: (place: number) => number } {
  const room = width / Math.max(bars, width / widestRoom)
  const first = left + (width - room * bars) / 2
  return { room, middleOf: (place) => first + room * (place + 0.5) }
}

/** Upright bars from 0, one beside the other. */
export function bars(area: Area, { values, heightOf, fillOf, gap, pointAt }: Bars): { marks: Shape[]; readings: Reading[] } {
  const { room, middleOf } = places(area, values.length)
  const zero = heightOf(0)
  const filled = values.flatMap((value, place) => {
    if (value === null || value === 0) return []
    const [top, bottom] = [Math.min(zero, heightOf(value)), Math.max(zero, heightOf(value))]
    const width = Math.min(widest, room * (1 - gap))
    return [{ area: { left: middleOf(place) - width / 2, top, width, height: bottom - top }, fill: fillOf(place) }]
  })
  const readings = values.map(
    (value, place): Reading => ({
      area: { left: middleOf(place) - room / 2, top: area.top, width: room, height: area.height },
      x: middleOf(place),
      y: heightOf(value ?? 0),
      column: place,
      row: 0,
      get point() {
        return pointAt(place)
      },
    }),
  )
  return { marks: rectangles(filled), readings }
}
