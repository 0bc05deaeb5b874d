import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomNumbers } from '#testing/random-chat.ts'
import { quantiles, quantilesBetween, ranked } from './quantile.ts'

const shares = [0.5, 0.75, 0.9]

/** The slow obvious twin: sort, then read between two ranks. */
function sortedQuantile(values: Iterable<number>, share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const rank = (sorted.length - 1) * share
  const [low, high] = [sorted[Math.floor(rank)], sorted[Math.ceil(rank)]]
  return low + (rank - Math.floor(rank)) * (high - low)
}

test.each([
  [[7], [7, 7, 7]],
  [
    [1, 2],
    [1.5, 1.75, 1.9],
  ],
  [
    [4, 1, 3, 2],
    [2.5, 3.25, 3.7],
  ],
  [
    [10, 1, 2, 4, 3],
    [3, 4, 7.6],
  ],
  [
    [0, 0, 0, 0],
    [0, 0, 0],
  ],
  [
    [0, 4_294_967_295],
    [2_147_483_647.5, 3_221_225_471.25, 3_865_470_565.5],
  ],
])('half, three quarters and nine tenths of %j are %j', (values, expected) => {
  const got = quantiles(Uint32Array.from(values), shares)
  for (const [i, quantile] of expected.entries()) expect(got[i]).toBeCloseTo(quantile, 6)
})

const wholeNumbers = fc.oneof(fc.nat(5), fc.nat(100_000), fc.nat(2 ** 32 - 1))

test('quantiles are those of the sorted values, exactly', () => {
  fc.assert(
    fc.property(fc.array(wholeNumbers, { minLength: 1, maxLength: 300 }), (values) => {
      const few = Uint32Array.from(values)
      expect(quantiles(few, shares)).toEqual(shares.map((share) => sortedQuantile(few, share)))
      expect([...few]).toEqual(values)
    }),
  )
})

test('quantiles never decrease, and 0 and 1 are the least and the most', () => {
  fc.assert(
    fc.property(fc.array(wholeNumbers, { minLength: 1, maxLength: 100 }), (values) => {
      const all = quantiles(Uint32Array.from(values), [0, 0.1, 0.5, 0.5, 0.75, 0.9, 1])
      for (let i = 1; i < all.length; i++) expect(all[i]).toBeGreaterThanOrEqual(all[i - 1])
      expect(all[0]).toBe(Math.min(...values))
      expect(all[6]).toBe(Math.max(...values))
    }),
  )
})

const random = randomNumbers(1)
const shapes: [string, (i: number) => number][] = [
  ['spread over all there is', () => Math.floor(random() * 2 ** 32)],
  ['ascending', (i) => i],
  ['equal', () => 60],
  ['on both sides of what is counted', (i) => 4095 + (i % 2)],
  ['whole minutes', () => Math.floor(random() ** 4 * 10_000) * 60],
  ['the largest', () => 4_294_967_295],
]
test.each(shapes)('a hundred thousand values, %s: as sorted', (_, valueAt) => {
  for (const size of [1023, 1024, 1025, 100_000]) {
    const values = Uint32Array.from({ length: size }, (_, i) => valueAt(i))
    const asked = [0.9, 0, 0.5, 0.001, 1, 0.75]
    expect(quantiles(values, asked)).toEqual(asked.map((share) => sortedQuantile(values, share)))
    const { below } = ranked(values)
    for (const limit of [0, 1, 60, 300, 4095, 4096, 4097, 86_400, values[7], values[7] + 1])
      expect(below(limit)).toBe(values.filter((value) => value < limit).length)
  }
})

test('quantiles of those above a value are those of the ranks that they have', () => {
  const values = Uint32Array.from({ length: 5000 }, (_, i) => (i * 7919) % 100_003)
  const above = values.filter((value) => value > 21_600)
  expect(quantilesBetween(ranked(values).at, values.length - above.length, values.length, shares)).toEqual(quantiles(above, shares))
  expect(() => quantilesBetween(ranked(values).at, 7, 7, shares)).toThrow('at least one value')
})

test('no values, or a share beyond 0 to 1, are a mistake that says so', () => {
  expect(() => quantiles(new Uint32Array(0), shares)).toThrow('at least one value')
  expect(() => quantiles(Uint32Array.of(1, 2), [1.1])).toThrow('got 1.1')
  expect(() => quantiles(Uint32Array.of(1, 2), [Number.NaN])).toThrow('got NaN')
})
