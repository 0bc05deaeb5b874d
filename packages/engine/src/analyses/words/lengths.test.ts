import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Lengths } from './lengths.ts'

const anySize = fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 509, max: 515 }), fc.integer({ min: 1, max: 3000 }))

test('lengths are as sorting all of them has it, of any people together', () => {
  const added = fc.array(fc.tuple(fc.nat(3), anySize), { maxLength: 40 })
  const bounds = fc.tuple(fc.oneof(anySize, fc.constant(0)), fc.oneof(anySize, fc.constant(Infinity)))
  fc.assert(
    fc.property(added, fc.uniqueArray(fc.nat(3)), bounds, (all, people, [from, to]) => {
      const lengths = new Lengths(4)
      for (const [i, [person, size]] of all.entries()) lengths.add(person, 3 * i, size)
      const rows = all.map(([person, size], i) => ({ person, size, row: 3 * i })).filter(({ person }) => people.includes(person))
      const sizes = rows.map(({ size }) => size).sort((a, b) => a - b)
      const middle = (sizes.length - 1) / 2
      const longest = rows.find(({ size }) => size === sizes.at(-1))
      const found = lengths.of(people)
      expect(found.count).toBe(sizes.length)
      expect(found.sum).toBe(sizes.reduce((sum, size) => sum + size, 0))
      expect(found.median()).toBe(sizes.length === 0 ? null : (sizes[Math.floor(middle)] + sizes[Math.ceil(middle)]) / 2)
      expect(found.longest).toEqual(longest ? { row: longest.row, length: longest.size } : null)
      expect(found.between(from, to)).toBe(sizes.filter((size) => size >= from && size < to).length)
    }),
    { numRuns: 500 },
  )
})
