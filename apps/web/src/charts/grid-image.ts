import { largest } from '@convostat/api/extremes'
import type { Part } from './painting.ts'

/** How parts are beside and below each other. */
export interface Grid {
  columns: number
  /** Between two columns, and between two rows. */
  across: number
  down: number
}

/** How wide a part may be, so that all columns fill the room. */
export const columnWidth = ({ columns, across }: Grid, width: number): number => (width - across * (columns - 1)) / columns

/** Parts side by side, row by row; each row is as high as the highest of it. */
export function gridPart(parts: readonly Part[], grid: Grid, width: number): Part {
  const { columns, across, down } = grid
  const rows = Array.from({ length: Math.ceil(parts.length / columns) }, (_, row) => parts.slice(row * columns, (row + 1) * columns))
  const heights = rows.map((row) => largest(row.map(({ height }) => height)))
  return {
    width,
    height: heights.reduce((sum, height) => sum + height, 0) + down * Math.max(0, rows.length - 1),
    paint(context) {
      rows.forEach((row, at) => {
        row.forEach((part, column) => {
          context.save()
          context.translate(column * (columnWidth(grid, width) + across), 0)
          part.paint(context)
          context.restore()
        })
        context.translate(0, heights[at] + down)
      })
    },
  }
}
