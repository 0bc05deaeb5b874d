import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inRow } from './in-row.ts'

const sizes = { least: 20, most: 100, filled: 0.4 }
const said = (...counts: number[]) => counts.map((count, at) => ({ text: `${at}`, count }))

test('a few are on one baseline, most frequent first, the largest no larger than three fifths of what a cloud has', () => {
  const row = inRow(said(9, 4, 1), [1, 1, 1], sizes, 1000)
  expect(row?.map(({ at, y }) => [at, y])).toEqual([
    [0, 60],
    [1, 60],
    [2, 60],
  ])
  expect(row?.map(({ size }) => size)).toEqual([60, 40, 20])
})

test('more than eight are a cloud, and so is what would be too small in a row', () => {
  expect(inRow(said(...Array<number>(9).fill(1)), Array<number>(9).fill(1), sizes, 1000)).toBeNull()
  expect(inRow(said(9, 4, 1), [5, 5, 5], sizes, 300)).toBeNull()
  expect(inRow([], [], sizes, 300)).toBeNull()
})

test('for any few words: they fit, are apart, and who is said more is no smaller', () => {
  const entry = fc.record({ count: fc.integer({ min: 1, max: 1000 }), width: fc.double({ min: 0.5, max: 6, noNaN: true }) })
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1, maxLength: 8 }), (entries) => {
      const sorted = entries.toSorted((a, b) => b.count - a.count)
      const widths = sorted.map(({ width }) => width)
      const row = inRow(said(...sorted.map(({ count }) => count)), widths, sizes, 800)
      if (!row) return
      const ends = row.map(({ x, size }, at) => ({ left: x - (size * widths[at]) / 2, right: x + (size * widths[at]) / 2, size }))
      expect(ends[0].left).toBeGreaterThanOrEqual(-1e-6)
      expect(ends[ends.length - 1].right).toBeLessThanOrEqual(800 + 1e-6)
      for (const [at, { left, size }] of ends.slice(1).entries()) {
        expect(left - ends[at].right).toBeGreaterThan(0.3 * size)
        expect(size).toBeLessThanOrEqual(ends[at].size + 1e-6)
      }
    }),
  )
})
