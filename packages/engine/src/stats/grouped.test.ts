import fc from 'fast-check'
import { expect, test } from 'vitest'
import { at, grouped } from './grouped.ts'

test('those of a group are together, in the order they came', () => {
  const { order, starts } = grouped(Uint32Array.of(2, 0, 2, 0), 4)
  expect([...order]).toEqual([1, 3, 0, 2])
  expect([...starts]).toEqual([0, 2, 2, 4, 4])
})

test('the values at some places', () => {
  expect([...at(Uint32Array.of(7, 8, 9), Uint32Array.of(2, 0, 2))]).toEqual([9, 7, 9])
})

test('nothing to group, in no group', () => {
  expect(grouped(new Uint32Array(0), 0)).toEqual({ order: new Uint32Array(0), starts: Uint32Array.of(0) })
})

const anyPairs = fc.array(fc.tuple(fc.nat(4), fc.nat(4)), { maxLength: 60 })

test('each group has its places, and all places are in one', () => {
  fc.assert(
    fc.property(anyPairs, (pairs) => {
      const groupOf = Uint32Array.from(pairs, ([group]) => group)
      const { order, starts } = grouped(groupOf, 5)
      for (let group = 0; group < 5; group++) {
        const slow = [...groupOf.keys()].filter((place) => groupOf[place] === group)
        expect([...order.subarray(starts[group], starts[group + 1])]).toEqual(slow)
      }
    }),
  )
})

test('by one key and then by another: as sorted by both', () => {
  fc.assert(
    fc.property(anyPairs, (pairs) => {
      const [first, second] = [Uint32Array.from(pairs, ([a]) => a), Uint32Array.from(pairs, ([, b]) => b)]
      const { order } = grouped(first, 5, grouped(second, 5).order)
      const slow = [...first.keys()].sort((a, b) => first[a] - first[b] || second[a] - second[b] || a - b)
      expect([...order]).toEqual(slow)
    }),
  )
})
