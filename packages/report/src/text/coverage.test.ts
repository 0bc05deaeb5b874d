import fc from 'fast-check'
import { expect, test } from 'vitest'
import { covers, united } from './coverage.ts'

const coverage = fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 20 })
const slow = (runs: readonly number[]) => runs.flatMap((length, place) => Array.from({ length }, () => place % 2 === 1))

test('a code point is covered where its run is one of those covered', () => {
  fc.assert(
    fc.property(coverage, (runs) => {
      const [is, plain] = [covers(runs), slow(runs)]
      for (let at = 0; at < plain.length + 5; at++) expect(is(at)).toBe(plain[at] ?? false)
    }),
  )
})

test('united covers what any of them covers', () => {
  fc.assert(
    fc.property(fc.array(coverage, { maxLength: 5 }), (all) => {
      const is = covers(united(all))
      for (let at = 0; at < 450; at++) expect(is(at)).toBe(all.some((runs) => covers(runs)(at)))
    }),
  )
})
