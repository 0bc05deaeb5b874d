import fc from 'fast-check'
import { expect, test } from 'vitest'
import { binomialTailBits } from './binomial-tail.ts'
import { deviationsOf, normalTailBits } from './normal-tail.ts'

/** Added up one by one. */
function slowTail(successes: number, trials: number, chance: number): number {
  let sum = 0
  for (let k = successes; k <= trials; k++) {
    let each = 1
    for (let i = 1; i <= k; i++) each *= ((trials - k + i) / i) * chance
    sum += each * (1 - chance) ** (trials - k)
  }
  return sum
}

test('at whole numbers it is the sum of the binomial probabilities', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.nat(60),
      fc.double({ min: 0.01, max: 0.99, noNaN: true }),
      (trials, successes, chance) => {
        fc.pre(successes <= trials)
        expect(2 ** -binomialTailBits(successes, trials, chance)).toBeCloseTo(slowTail(successes, trials, chance), 8)
      },
    ),
  )
})

test('between whole numbers it falls evenly, and never below 0 bits', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 400, noNaN: true }), fc.double({ min: 0.001, max: 0.999, noNaN: true }), (successes, chance) => {
      const [fewer, more] = [binomialTailBits(successes, 400, chance), binomialTailBits(Math.min(400, successes + 0.3), 400, chance)]
      expect(fewer).toBeGreaterThanOrEqual(0)
      expect(more).toBeGreaterThanOrEqual(fewer - 1e-6)
    }),
  )
})

test('the impossible is infinitely rare, the certain has no bits', () => {
  expect(binomialTailBits(0, 10, 0.5)).toBe(0)
  expect(binomialTailBits(3, 10, 1)).toBe(0)
  expect(binomialTailBits(3, 10, 0)).toBe(Number.POSITIVE_INFINITY)
  expect(binomialTailBits(11, 10, 0.5)).toBe(Number.POSITIVE_INFINITY)
})

test('from the bits of a normal tail the deviations come back', () => {
  for (const z of [-2, -0.5, 0.1, 1, 2, 2.9, 3.2, 5, 12]) expect(deviationsOf(normalTailBits(z))).toBeCloseTo(z, 2)
  expect(deviationsOf(0)).toBe(-8)
  expect(deviationsOf(Number.POSITIVE_INFINITY)).toBe(40)
})
