import { scaleLinear } from 'd3-scale'
import { type Area, type Reading, rectangles, type Shape } from './marks.ts'
import type { Point } from './point.ts'

interface Cells {
  /** Rows of counts, null where there is nothing to count. */
  counts: readonly (readonly (number | null)[])[]
  /** From here on a cell is as dark as can be. */
  full: number
  steps: readonly string[]
  pointAt: (row: number, column: number, count: number) => Point
}

/** Between two cells, in pixels. */
const gap = 2

/** The place of a cell in a grid, or of several in a row. */
export const cellArea = (
  { left, top, width, height }: Area,
  { columns, rows }: { columns: number; rows: number },
  at: { column: number; row: number },
): Area => ({
  left: left + (width / columns) * at.column,
  top: top + (height / rows) * at.row,
  width: width / columns,
  height: height / rows,
})

/** A grid of counts: the more, the darker. */
export function cells(area: Area, { counts, full, steps, pointAt }: Cells): { marks: Shape[]; readings: Reading[] } {
  const grid = { columns: counts[0]?.length ?? 0, rows: counts.length }
  const scale = scaleLinear<string>()
    .domain(steps.map((_, i) => (full * i) / (steps.length - 1)))
    .range(steps)
    .clamp(true)
  // Thousands of days have some dozens of counts.
  const colors = new Map<number, string>()
  const colorOf = (count: number): string => {
    const color = colors.get(count) ?? scale(count)
    colors.set(count, color)
    return color
  }
  const readings = counts.flatMap((row, i) =>
    row.flatMap((count, column): (Reading & { count: number })[] => {
      if (count === null) return []
      const place = cellArea(area, grid, { column, row: i })
      const [x, y] = [place.left + place.width / 2, place.top]
      const reading = {
        area: place,
        x,
        y,
        column,
        row: i,
        count,
        get point() {
          return pointAt(i, column, count)
        },
      }
      return [reading]
    }),
  )
  const filled = readings.map(({ area: { left, top, width, height }, count }) => ({
    area: { left: left + gap / 2, top: top + gap / 2, width: width - gap, height: height - gap },
    fill: colorOf(count),
  }))
  return { marks: rectangles(filled), readings }
}
