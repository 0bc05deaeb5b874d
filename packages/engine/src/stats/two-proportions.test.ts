import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBeyondChance, twoProportions } from './two-proportions.ts'

test('the statistic agrees with one worked out by hand', () => {
  // 30 of 100 and 20 of 100: pooled 0.25, so 0.1 / √(0.25 · 0.75 · 0.02).
  expect(twoProportions({ of: 30, all: 100 }, { of: 20, all: 100 })).toBeCloseTo(0.1 / Math.sqrt(0.00375), 12)
  expect(twoProportions({ of: 20, all: 100 }, { of: 30, all: 100 })).toBeCloseTo(-0.1 / Math.sqrt(0.00375), 12)
  expect(twoProportions({ of: 20, all: 100 }, { of: 40, all: 200 })).toBe(0)
})

test('too few cases, or too few expected of a kind, have none', () => {
  expect(twoProportions({ of: 15, all: 29 }, { of: 500, all: 1000 })).toBeNull()
  expect(twoProportions({ of: 15, all: 30 }, { of: 500, all: 1000 })).not.toBeNull()
  expect(twoProportions({ of: 4, all: 100 }, { of: 5, all: 100 })).toBeNull()
  expect(twoProportions({ of: 5, all: 100 }, { of: 5, all: 100 })).toBe(0)
  expect(twoProportions({ of: 100, all: 100 }, { of: 99, all: 100 })).toBeNull()
  expect(twoProportions({ of: 0, all: 0 }, { of: 0, all: 0 })).toBeNull()
})

test('the bounds are those of the tables, on both sides, and wider the more is compared', () => {
  // Two-sided 5 % of the normal distribution: 1.960; a ninth of it: 2.773.
  for (const [compared, bound] of [
    [1, 1.96],
    [9, 2.773],
  ])
    for (const side of [-1, 1]) {
      expect(isBeyondChance(side * (bound + 0.005), compared)).toBe(true)
      expect(isBeyondChance(side * (bound - 0.005), compared)).toBe(false)
    }
})

test('exchanged, the two have the opposite statistic', () => {
  const proportion = fc.nat(400).chain((all) => fc.record({ of: fc.nat(all), all: fc.constant(all) }))
  fc.assert(
    fc.property(proportion, proportion, (one, other) => {
      const [z, opposite] = [twoProportions(one, other), twoProportions(other, one)]
      expect(z === null).toBe(opposite === null)
      expect((z ?? 0) + (opposite ?? 0)).toBe(0)
    }),
  )
})
