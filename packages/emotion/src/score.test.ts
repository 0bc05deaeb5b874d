import fc from 'fast-check'
import { expect, test } from 'vitest'
import { labelOf, labelScore, scoreOf } from './score.ts'

const shares = fc
  .tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([a, b]) => [Math.min(a, b), Math.abs(a - b), 1 - Math.max(a, b)] as const)

test('a sure message has the end of the scale', () => {
  expect(scoreOf(1, 0, 0)).toBe(1)
  expect(scoreOf(0, 0, 1)).toBe(-1)
  expect(scoreOf(0, 1, 0)).toBe(0)
})

test('two feelings as strong as each other are neither', () => {
  expect(labelOf(scoreOf(0.5, 0, 0.5))).toBe('neutral')
})

test('what is hardly neutral has the side that is a little stronger, what is plain needs more', () => {
  expect(labelOf(scoreOf(0.48, 0.12, 0.4))).toBe('positive')
  expect(labelOf(scoreOf(0.42, 0.5, 0.08))).toBe('positive')
  expect(labelOf(scoreOf(0.38, 0.55, 0.07))).toBe('neutral')
})

test('a score is between -1 and 1, and turns around with its feelings', () => {
  fc.assert(
    fc.property(shares, ([positive, neutral, negative]) => {
      const score = scoreOf(positive, neutral, negative)
      expect(Math.abs(score)).toBeLessThanOrEqual(1 + 1e-12)
      expect(scoreOf(negative, neutral, positive)).toBeCloseTo(-score, 12)
    }),
  )
})

test('a score is beyond the bar exactly where one feeling outweighs the other and what is neutral', () => {
  fc.assert(
    fc.property(shares, ([positive, neutral, negative]) => {
      const lead = positive - negative - Math.max(0.02, 0.8 * neutral - 0.1)
      if (Math.abs(lead) > 1e-9) expect(scoreOf(positive, neutral, negative) > labelScore).toBe(lead > 0)
    }),
  )
})

test('a score rises when probability moves towards positive, and never jumps', () => {
  fc.assert(
    fc.property(shares, fc.double({ min: 0, max: 1, noNaN: true }), ([positive, neutral, negative], share) => {
      const before = scoreOf(positive, neutral, negative)
      const moved = share * negative
      expect(scoreOf(positive, neutral + moved, negative - moved)).toBeGreaterThanOrEqual(before - 1e-9)
      expect(scoreOf(positive + share * neutral, neutral - share * neutral, negative)).toBeGreaterThanOrEqual(before - 1e-9)
      const little = Math.min(1e-6, neutral)
      expect(Math.abs(scoreOf(positive + little, neutral - little, negative) - before)).toBeLessThan(1e-4)
    }),
  )
})
