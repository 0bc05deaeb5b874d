import { drawRibbon } from '@convostat/figures/ribbon/drawing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cut } from './cut.ts'

const piece = {
  xs: [0, 10, 20],
  bins: [0, 0, 1],
  edges: [
    [40, 30, 40],
    [60, 70, 60],
  ],
}

test('is the cloth between two places: its own edges at its own points', () => {
  const [columns] = cut([piece], { from: 0, to: 20 })
  expect(columns.filter(({ x }) => x % 10 === 0)).toEqual([
    { x: 0, top: 40, bottom: 60 },
    { x: 10, top: 30, bottom: 70 },
    { x: 20, top: expect.closeTo(40), bottom: expect.closeTo(60) },
  ])
})

test('halfway between two points it is halfway between their edges, and level beside them', () => {
  const [columns] = cut([piece], { from: 5, to: 10 })
  expect(columns[0]).toEqual({ x: 5, top: expect.closeTo(35), bottom: expect.closeTo(65) })
  const [beside] = cut([piece], { from: 9.9, to: 10 })
  expect(beside[0].top).toBeCloseTo(30, 1)
})

test('ends where a piece ends, and is nothing where there is none', () => {
  const other = { ...piece, xs: [30, 40, 50] }
  expect(cut([piece, other], { from: 15, to: 35 }).map((columns) => [columns[0].x, columns[columns.length - 1].x])).toEqual([
    [15, 20],
    [30, 35],
  ])
  expect(cut([piece, other], { from: 21, to: 29 })).toEqual([])
})

test('two cuts beside each other have the same edge between them, within the cloth', () => {
  const counts = fc.array(fc.nat({ max: 30 }), { minLength: 8, maxLength: 200 })
  fc.assert(
    fc.property(counts, fc.double({ min: 0.1, max: 0.9, noNaN: true }), (row, part) => {
      const { pieces } = drawRibbon({ perDay: 1, rows: [row], people: 1 }, 600, 120)
      const at = 600 * part
      const [before, after] = [cut(pieces, { from: 0, to: at }).at(-1)?.at(-1), cut(pieces, { from: at, to: 600 })[0]?.[0]]
      if (before?.x === after?.x) expect(before?.top).toBeCloseTo(after?.top ?? Number.NaN, 6)
      for (const { top, bottom } of cut(pieces, { from: 0, to: 600 }).flat()) {
        expect(top).toBeGreaterThanOrEqual(-5)
        expect(bottom).toBeLessThanOrEqual(125)
        expect(top + bottom).toBeCloseTo(120, 6)
      }
    }),
  )
})
