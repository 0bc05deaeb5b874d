import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NumberTable } from './number-table.ts'
import { SequenceCounts } from './sequence-counts.ts'

const MOST_KEY = 2 ** 31 - 2
const anyKey = fc.oneof(
  fc.nat(40),
  fc.integer({ min: 0, max: MOST_KEY }),
  fc.nat(100).map((i) => i * 0x10000),
  fc.constant(MOST_KEY),
)

test('a table of numbers has of each key what it was given last, of others none', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(anyKey, fc.nat(1000)), { maxLength: 60 }), fc.array(anyKey, { maxLength: 20 }), (given, asked) => {
      const expected = new Map(given)
      const table = new NumberTable(expected.size)
      for (const [key, number] of given) table.set(key, number)
      for (const key of [...expected.keys(), ...asked]) expect(table.get(key)).toBe(expected.get(key) ?? -1)
    }),
    { numRuns: 200 },
  )
})

test.each([0, 8, 16, 64, 1024])('a table with room for %i keys still answers what it has not once it is full', (most) => {
  const table = new NumberTable(most)
  for (let key = 0; key < most; key++) table.set(key * 3, key)
  expect(Array.from({ length: most }, (_, key) => table.get(key * 3))).toEqual(Array.from({ length: most }, (_, key) => key))
  expect([1, 2, 4, most * 3 + 1].map((key) => table.get(key))).toEqual([-1, -1, -1, -1])
})

test('sequences are counted once a row and once a day, most first, of as many the least key', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.oneof(fc.nat(5), anyKey), fc.nat(2)), { maxLength: 80 }),
      fc.integer({ min: 1, max: 4 }),
      (given, fewest) => {
        let row = 0
        const met = given.map(([key, step]) => {
          row += step
          return { key, row }
        })
        const dayOfRow = Array.from({ length: row + 1 }, (_, i) => i >> 2)
        const counts = new SequenceCounts(new Set(met.map(({ key }) => key)).size, dayOfRow)
        for (const { key, row } of met) counts.add(key, row)
        const expected = [...new Set(met.map(({ key }) => key))]
          .map((key) => {
            const rows = new Set(met.filter((each) => each.key === key).map(({ row }) => row))
            return { key, messages: rows.size, days: new Set([...rows].map((each) => dayOfRow[each])).size }
          })
          .filter(({ messages }) => messages >= fewest)
          .sort((a, b) => b.messages - a.messages || a.key - b.key)
        expect(counts.frequent(fewest)).toEqual(expected)
      },
    ),
    { numRuns: 200 },
  )
})

test.each([8, 16, 64, 1024])('as many sequences as there was room asked for, %i, are all counted', (most) => {
  const counts = new SequenceCounts(most, [0])
  for (let key = 0; key < most; key++) counts.add(key * 3, 0)
  expect(counts.frequent(1).map(({ key }) => key)).toEqual(Array.from({ length: most }, (_, key) => key * 3))
  expect(counts.frequent(2)).toEqual([])
})
