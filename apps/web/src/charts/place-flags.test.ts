import fc from 'fast-check'
import { expect, test } from 'vitest'
import { extentOf, type Flag, placeFlags } from './place-flags.ts'

test('labels with room are in one row, in the middle of their lines', () => {
  expect(
    placeFlags(
      [
        { at: 100, width: 80 },
        { at: 300, width: 80 },
      ],
      600,
    ),
  ).toEqual([
    { row: 0, side: 'center' },
    { row: 0, side: 'center' },
  ])
  expect(placeFlags([], 600)).toEqual([])
})

test('at an edge the words turn inwards', () => {
  expect(placeFlags([{ at: 5, width: 80 }], 600)).toEqual([{ row: 0, side: 'right' }])
  expect(placeFlags([{ at: 595, width: 80 }], 600)).toEqual([{ row: 0, side: 'left' }])
})

test('two days side by side share a row back to back, before a second row begins', () => {
  const flags = [
    { at: 300, width: 80 },
    { at: 310, width: 80 },
  ]
  expect(placeFlags(flags, 600)).toEqual([
    { row: 0, side: 'left' },
    { row: 0, side: 'right' },
  ])
})

test('what the width cannot hold is not placed', () => expect(placeFlags([{ at: 40, width: 100 }], 90)).toBeNull())

const anyFlags = fc.array(fc.record({ at: fc.integer({ min: 0, max: 600 }), width: fc.integer({ min: 8, max: 140 }) }), { maxLength: 4 })

test('no label covers another, is crossed by another’s line, or leaves the drawing', () => {
  fc.assert(
    fc.property(anyFlags, (flags) => {
      const placed = placeFlags(flags, 600)
      const boxes = (placed ?? []).map(({ row, side }, i) => ({ row, at: flags[i].at, ...extentOf(flags[i], side) }))
      for (const [i, one] of boxes.entries()) {
        expect(one.left).toBeGreaterThanOrEqual(0)
        expect(one.right).toBeLessThanOrEqual(600)
        for (const two of boxes.slice(i + 1)) {
          if (one.row === two.row) expect(one.right <= two.left || two.right <= one.left).toBe(true)
          else {
            const [high, low] = one.row > two.row ? [one, two] : [two, one]
            expect(high.at <= low.left || high.at >= low.right).toBe(true)
          }
        }
      }
    }),
  )
})

test('numbers always find a place, days at the same pixel too', () => {
  const numbers = anyFlags.map((flags) => flags.map(({ at }): Flag => ({ at: 20 + at, width: 12 })))
  fc.assert(
    fc.property(numbers, (flags) => {
      expect(placeFlags(flags, 640)).not.toBeNull()
    }),
  )
})
