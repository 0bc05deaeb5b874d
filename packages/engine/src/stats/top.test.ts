import fc from 'fast-check'
import { expect, test } from 'vitest'
import { peak, top } from './top.ts'

/** The slow obvious twin. */
const ranked = (counts: number[]): number[] =>
  counts
    .map((count, i) => ({ count, i }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.i - b.i)
    .map(({ i }) => i)

test('the largest come first, equals in order, zeros not at all', () => {
  expect([...top(Uint32Array.of(2, 0, 5, 2, 5))]).toEqual([2, 4, 0, 3])
  expect([...top(Uint32Array.of(2, 0, 5, 2, 5), 2)]).toEqual([2, 4])
  expect([...top(Uint32Array.of(0, 0))]).toEqual([])
  expect([...top(new Uint32Array(0))]).toEqual([])
})

test('top is a stable sort from the largest down', () => {
  const count = fc.oneof(fc.nat(4), fc.nat(2 ** 32 - 1))
  fc.assert(
    fc.property(fc.array(count, { maxLength: 60 }), fc.nat(70), (counts, limit) => {
      expect([...top(Uint32Array.from(counts), limit)]).toEqual(ranked(counts).slice(0, limit))
    }),
  )
})

test('counts too large to pack are ranked all the same', () => {
  const counts = new Uint32Array(2_200_000)
  counts[3] = 4_294_967_295
  counts[7] = 1
  counts[2_199_999] = 4_294_967_295
  expect([...top(counts)]).toEqual([3, 2_199_999, 7])
})

test('the peak is the first of the largest', () => {
  expect(peak([1, 3, 2, 3])).toBe(1)
  expect(peak([0, 0])).toBe(-1)
  expect(peak([])).toBe(-1)
})
