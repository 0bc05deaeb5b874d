import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalise } from './forward.ts'
import { outputs } from './model.ts'

const logits = fc.array(fc.double({ min: -60, max: 60, noNaN: true }), { minLength: outputs, maxLength: outputs })

test('probabilities read from tables are those of the formulas: of the sentiments to a ten-millionth, of the others to two hundred-thousandths', () => {
  fc.assert(
    fc.property(logits, (given) => {
      const found = Float64Array.from(given)
      normalise(found)
      const most = Math.max(...given.slice(0, 3))
      const powers = given.slice(0, 3).map((logit) => Math.exp(logit - most))
      const all = powers.reduce((a, b) => a + b)
      for (let o = 0; o < 3; o++) expect(Math.abs(found[o] - powers[o] / all)).toBeLessThan(1e-7)
      for (let o = 3; o < outputs; o++) expect(Math.abs(found[o] - 1 / (1 + Math.exp(-given[o])))).toBeLessThan(2e-5)
    }),
    { numRuns: 2000 },
  )
})
