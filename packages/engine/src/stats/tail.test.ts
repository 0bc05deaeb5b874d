import { expect, test } from 'vitest'
import { randomNumbers } from '#testing/random-chat.ts'
import { normalTailBits } from './normal-tail.ts'
import { tailBits } from './tail.ts'

/** Values whose share beyond x is x to the power of -1/index. */
const pareto = (index: number, size: number, seed = 1): Float64Array => {
  const random = randomNumbers(seed)
  return Float64Array.from({ length: size }, () => (1 - random()) ** -index)
}

test('beyond the tail of a power law it finds the law: twice as rare for each bit', () => {
  for (const index of [0.5, 1]) {
    const others = pareto(index, 20_000)
    for (const bits of [8, 12, 16]) {
      const value = 2 ** (bits * index)
      expect(tailBits(value, others), `${index}, ${bits} bits`).toBeGreaterThan(bits * 0.93)
      expect(tailBits(value, others), `${index}, ${bits} bits`).toBeLessThan(bits * 1.07)
    }
  }
})

test('what others reach is not rare; the same record is rarer among values that are more alike', () => {
  const even = Float64Array.from({ length: 50 }, (_, i) => 10 + (i % 5))
  const uneven = Float64Array.from({ length: 50 }, (_, i) => 2 ** (i % 7))
  expect(tailBits(12, even)).toBe(0)
  expect(tailBits(60, even)).toBeGreaterThan(tailBits(60, uneven))
  expect(tailBits(60, even)).toBeLessThan(tailBits(120, even))
})

test('few values tell nothing, and neither do none', () => {
  expect(tailBits(1e9, Float64Array.of(1, 2, 3, 4, 5, 6))).toBe(0)
  expect(tailBits(1e9, new Float64Array())).toBe(0)
  expect(tailBits(5, new Float64Array(20))).toBe(0)
})

test('the normal tail agrees with its table', () => {
  // -log2 of 1 - Phi(z): Abramowitz and Stegun, tables 26.1 and 26.2.
  for (const [z, share] of [
    [0, 0.5],
    [1, 0.15865525],
    [-1, 0.84134475],
    [2, 0.02275013],
    [2.9, 0.00186581],
    [3, 0.0013499],
    [4, 3.167124e-5],
    [5, 2.866516e-7],
    [10, 7.619853e-24],
  ])
    expect(Math.abs(normalTailBits(z) + Math.log2(share)), `${z}`).toBeLessThan(0.05)
  expect(normalTailBits(Number.NaN)).toBe(0)
})
