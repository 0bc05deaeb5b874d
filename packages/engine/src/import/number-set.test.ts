import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NumberSet } from './number-set.ts'

test('it contains what was added and nothing else', () => {
  const some = fc.array(fc.oneof(fc.integer(), fc.constantFrom(0, -1, 2 ** 31 - 1, -(2 ** 31))))
  fc.assert(
    fc.property(some, some, (added, asked) => {
      const numbers = new NumberSet(added.length)
      for (const number of added) numbers.add(number)
      for (const number of [...added, ...asked]) expect(numbers.has(number)).toBe(added.includes(number))
    }),
  )
})
