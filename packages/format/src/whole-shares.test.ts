import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wholeShares } from './whole-shares.ts'

test('law: shares beside each other add up to a whole unless counts are equal, none further from what it is than a percent', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.nat(100_000), fc.nat(6)), { minLength: 1, maxLength: 5 }), (counts) => {
      const all = counts.reduce((sum, n) => sum + n, 0)
      const shares = wholeShares(counts)
      const areDifferent = new Set(counts).size === counts.length
      if (areDifferent) expect(shares.reduce((sum, n) => sum + n, 0)).toBeCloseTo(all === 0 ? 0 : 1)
      for (const [i, n] of counts.entries()) expect(shares[i]).toBe(shares[counts.indexOf(n)])
      for (const [i, n] of counts.entries()) expect(Math.abs(shares[i] - (all === 0 ? 0 : n / all))).toBeLessThan(0.01)
    }),
  )
})

test('the largest remainder is rounded up, and what is there is never nothing', () => {
  expect(wholeShares([184, 734, 82])).toEqual([0.19, 0.73, 0.08])
  expect(wholeShares([1, 1, 1])).toEqual([0.33, 0.33, 0.33])
  expect(wholeShares([1, 4, 1])).toEqual([0.17, 0.67, 0.17])
  expect(wholeShares([1, 999])).toEqual([0.001, 0.999])
  expect(wholeShares([0, 0])).toEqual([0, 0])
})
