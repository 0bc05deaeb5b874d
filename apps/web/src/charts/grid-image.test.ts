import { expect, test } from 'vitest'
import { paintedBy } from '#testing/paper.ts'
import { columnWidth, gridPart } from './grid-image.ts'
import type { Part } from './painting.ts'

const grid = { columns: 2, across: 10, down: 5 }
const box = (height: number): Part => ({ width: 45, height, paint: (context) => context.fillRect(0, 0, 45, height) })

test('parts are side by side, row by row, each row as high as the highest of it', () => {
  const part = gridPart([box(10), box(30), box(20)], grid, 100)
  expect(columnWidth(grid, 100)).toBe(45)
  expect(part.height).toBe(30 + 5 + 20)
  expect(paintedBy(part).boxes.map(({ left, top }) => [left, top])).toEqual([
    [0, 0],
    [55, 0],
    [0, 35],
  ])
})

test('of no parts there is nothing', () => {
  expect(gridPart([], grid, 100).height).toBe(0)
})
