import fc from 'fast-check'
import { expect, test } from 'vitest'
import { difference, firstAtOrAfter, gallop, placesOf, union } from './sorted.ts'

test.each([
  [[], 3, 0],
  [[3, 3, 5], 3, 0],
  [[1, 3, 3, 5], 3, 1],
  [[1, 3, 5], 4, 2],
  [[1, 3, 5], 6, 3],
])('in %j, %d or more is first at %d', (sorted, value, index) => {
  expect(firstAtOrAfter(sorted, value)).toBe(index)
  expect(firstAtOrAfter(Uint32Array.from(sorted), value)).toBe(index)
})

test('numbers and texts: all before are less, and none from there on', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20), { maxLength: 30 }), fc.nat(22), (values, value) => {
      const sorted = values.sort((a, b) => a - b)
      expect(firstAtOrAfter(sorted, value)).toBe(sorted.filter((each) => each < value).length)
    }),
  )
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 3 })), fc.string({ maxLength: 3 }), (values, value) => {
      const sorted = values.sort()
      expect(firstAtOrAfter(sorted, value)).toBe(sorted.filter((each) => each < value).length)
    }),
  )
})

const anyRows = fc.uniqueArray(fc.nat(60), { maxLength: 60 }).map((values) => Uint32Array.from(values).sort())

test('galloping finds the same place from anywhere before it', () => {
  fc.assert(
    fc.property(anyRows, fc.nat(62), fc.nat(60), (rows, value, from) => {
      expect(gallop(rows, value, from)).toBe(Math.max(from, firstAtOrAfter(rows, value)))
    }),
  )
})

test('two lists apart and together', () => {
  fc.assert(
    fc.property(anyRows, anyRows, (a, b) => {
      expect([...difference(a, b)]).toEqual([...a].filter((value) => !b.includes(value)))
      expect([...union(a, b)]).toEqual([...new Set([...a, ...b])].sort((x, y) => x - y))
    }),
  )
})

test('at the places of some values are those values', () => {
  fc.assert(
    fc.property(anyRows, fc.nat(5), (all, every) => {
      const some = all.filter((_, i) => i % (every + 1) === 0)
      expect([...placesOf(some, all)].map((place) => all[place])).toEqual([...some])
    }),
  )
})
