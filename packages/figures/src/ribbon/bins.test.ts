import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { binsOf, daysOf, smoothed, total } from './bins.ts'
import { stepFor } from './step.ts'

const counts = fc.nat({ max: 40 })
const row = (days: number) => fc.array(counts, { minLength: 4 * days, maxLength: 4 * days })
const slots = fc.integer({ min: 1, max: 40 }).chain((days) => fc.record({ perDay: fc.constant(4), rows: fc.tuple(row(days), row(days)) }))
const ladder = [0.25, 0.5, 1, 2, 3, 7, 14, 30]

describe('the step', () => {
  test.each([
    [20, 4, 1200, 3, 0.25],
    [744, 4, 1200, 3, 2],
    [2000, 1, 1200, 3, 7],
    [365, 4, 1200, 3, 1],
    [744, 4, 320, 2.5, 7],
    [5500, 1, 1200, 3, 14],
    [5500, 1, 160, 2.5, 30],
    // Slots of a day cannot be divided.
    [10, 1, 1200, 3, 1],
  ])('of %d days (%d slots each) over %d px with %d px a bin: %d', (days, perDay, width, least, step) =>
    expect(stepFor(days, perDay, width, least)).toBe(step),
  )

  test('is the smallest that leaves a bin its pixels: the one before leaves fewer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9000 }), fc.integer({ min: 100, max: 2400 }), (days, width) => {
        const step = stepFor(days, 4, width, 3)
        const before = ladder[ladder.indexOf(step) - 1]
        if (step < 30) expect((step * width) / days).toBeGreaterThanOrEqual(3)
        if (before !== undefined) expect((before * width) / days).toBeLessThan(3)
      }),
    )
  })

  test('never falls as a chat becomes longer, and never rises as there is more room', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9000 }), fc.integer({ min: 100, max: 2400 }), fc.nat({ max: 900 }), (days, width, more) => {
        expect(stepFor(days + more, 4, width, 3)).toBeGreaterThanOrEqual(stepFor(days, 4, width, 3))
        expect(stepFor(days, 4, width + more, 3)).toBeLessThanOrEqual(stepFor(days, 4, width, 3))
      }),
    )
  })
})

test('bins cover every day once, in order, and contain every message', () => {
  fc.assert(
    fc.property(slots, fc.constantFrom(...ladder), (given, step) => {
      const bins = binsOf(given, step)
      expect([bins[0].from, bins[bins.length - 1].to]).toEqual([0, daysOf(given)])
      for (const [i, bin] of bins.slice(1).entries()) expect(bin.from).toBe(bins[i].to)
      for (const [i, messages] of given.rows.map(total).entries())
        expect(total(bins.map(({ from, to, values }) => values[i] * (to - from)))).toBeCloseTo(messages)
    }),
  )
})

test('a short last bin counts messages per day, too', () => {
  const everyDay = { perDay: 1, rows: [[4, 4, 4, 4, 4, 4, 4, 4, 4, 4]] }
  expect(binsOf(everyDay, 7).map(({ from, to, values: [value] }) => [from, to, value])).toEqual([
    [0, 7, 4],
    [7, 10, 4],
  ])
})

test('smoothing is a quarter of each neighbor, and leaves what is even as it is', () => {
  expect(smoothed([0, 4, 0, 8])).toEqual([1, 2, 3, 6])
  expect(smoothed([3, 3, 3])).toEqual([3, 3, 3])
  expect(smoothed([5])).toEqual([5])
})
