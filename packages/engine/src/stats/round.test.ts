import fc from 'fast-check'
import { expect, test } from 'vitest'
import { round } from './round.ts'

test.each([
  [0.25, 1, 0.3],
  [-0.25, 1, -0.3],
  [0.35, 1, 0.4],
  [1.005, 2, 1.01],
  [8.345, 2, 8.35],
  [2.5, 0, 3],
  [-2.5, 0, -3],
  [0.04, 1, 0],
  [-0.04, 1, 0],
  [12.34, 1, 12.3],
  [1e21, 1, 1e21],
  [4.9e-9, 1, 0],
  [9007199254740991, 1, 9007199254740991],
  [0, 1, 0],
])('%d to %d decimals is %d', (value, decimals, rounded) => {
  expect(round(value, decimals)).toBe(rounded)
})

test('what is not a finite number stays what it is', () => {
  expect(round(Number.NaN, 1)).toBeNaN()
  expect(round(Number.NEGATIVE_INFINITY, 1)).toBe(Number.NEGATIVE_INFINITY)
})

/** The slow obvious twin: a fraction of whole numbers, rounded with whole numbers only. */
function roundedOnPaper(numerator: number, denominator: number, decimals: number): string {
  const scale = 10n ** BigInt(decimals)
  const twice = 2n * BigInt(numerator) * scale + BigInt(denominator)
  const units = twice / (2n * BigInt(denominator))
  return `${units / scale}.${String(units % scale).padStart(decimals, '0')}`
}

test('a quotient rounds as it does on paper', () => {
  fc.assert(
    fc.property(fc.nat(2_000_000), fc.integer({ min: 1, max: 50_000 }), fc.integer({ min: 1, max: 3 }), (a, b, decimals) => {
      expect(round(a / b, decimals)).toBe(Number(roundedOnPaper(a, b, decimals)))
      expect(round(-a / b, decimals)).toBe(0 - round(a / b, decimals))
    }),
    { numRuns: 2000 },
  )
})

test('halves go up on paper and here: every n/20 to one decimal', () => {
  for (let n = 1; n < 4000; n += 2) expect(round(n / 20, 1)).toBe(Number(roundedOnPaper(n, 20, 1)))
})
