import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shortWord } from './short-word.ts'
import { sizesOf } from './sizes.ts'
import { inkOf } from './word-colors.ts'

const said = (...counts: number[]) => counts.map((count, at) => ({ text: `word${at}`, count }))
const sizes = { least: 12, most: 60, filled: 0.5 }

test('sizes go by the square root of the counts', () => {
  expect(sizesOf(said(100, 25, 0), [1, 1, 1], sizes, 1000, 1000)).toEqual([60, 36, 12])
})

test('words said equally often are of one size between the least and the most', () => {
  expect(sizesOf(said(3, 3), [1, 1], sizes, 1000, 1000)).toEqual([36, 36])
})

test('for any words: who is said more is no smaller, but where the board is too narrow; none is wider than the board', () => {
  const entry = fc.record({ count: fc.integer({ min: 1, max: 10_000 }), width: fc.double({ min: 0.3, max: 14, noNaN: true }) })
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1, maxLength: 150 }), (entries) => {
      const sorted = entries.toSorted((a, b) => b.count - a.count)
      const widths = sorted.map(({ width }) => width)
      const all = sizesOf(said(...sorted.map(({ count }) => count)), widths, sizes, 320, 400)
      for (const [at, size] of all.entries()) {
        expect(size * widths[at]).toBeLessThanOrEqual(Math.max(320, widths[at]))
        expect(size).toBeLessThanOrEqual(60 + 1e-9)
        const isNarrow = (each: number) => (0.94 * 320) / widths[each] < 60
        if (at > 0 && !isNarrow(at - 1)) expect(size).toBeLessThanOrEqual(all[at - 1] + 1e-9)
      }
    }),
  )
})

test('the first word is wax in any cloud, and every later word of an ink as weighty or less', () => {
  expect(inkOf(0, 1)).toBe('wax')
  const inks = Array.from({ length: 100 }, (_, at) => inkOf(at, 100))
  expect([...new Set(inks)]).toEqual(['wax', 'ink', 'soft'])
  expect(inks.filter((ink) => ink === 'wax')).toHaveLength(1)
})

test('a word is cut after 28 letters, never inside one, and hides nothing', () => {
  expect(shortWord('a'.repeat(28))).toBe('a'.repeat(28))
  expect(shortWord('👩‍👩‍👧'.repeat(40))).toBe(`${'👩‍👩‍👧'.repeat(27)}…`)
  expect(shortWord('a\u202eb')).toBe('a◌b')
})
