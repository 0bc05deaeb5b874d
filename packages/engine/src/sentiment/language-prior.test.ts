import { scoreOf } from '@convostat/emotion'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priorWeights } from './language-prior.ts'

const weightsOf = (mix: readonly number[], messages = 5000, scored = Math.max(5000, messages)) =>
  priorWeights(
    mix.map((share) => share * messages),
    messages,
    scored,
  )
/** What becomes of a message's probabilities. */
const weighed = (weights: readonly number[], probabilities: readonly number[]): number[] => {
  const products = probabilities.map((probability, i) => probability * weights[i])
  const sum = products.reduce((a, b) => a + b)
  return products.map((product) => product / sum)
}

test.each([
  ['an everyday chat', [0.25, 0.65, 0.1]],
  ['a couple in love', [0.48, 0.46, 0.06]],
  ['a hard time', [0.15, 0.52, 0.33]],
  ['nothing but logistics', [0.04, 0.94, 0.02]],
])('%s is left as it is', (_, mix) => {
  expect(weightsOf(mix)).toEqual([1, 1, 1])
})

test('what no chat can be is taken back half', () => {
  const [positive, neutral, negative] = weightsOf([0.8, 0.15, 0.05])
  expect(positive).toBeLessThan(neutral)
  expect(negative).toBeGreaterThanOrEqual(positive)
  // A message that only leans to the good is neutral then; one that is clearly good stays so.
  expect(scoreOf(0.5, 0.45, 0.05)).toBeGreaterThan(0.05)
  expect(scoreOf(...(weighed([positive, neutral, negative], [0.5, 0.45, 0.05]) as [number, number, number]))).toBeLessThan(0.05)
  expect(scoreOf(...(weighed([positive, neutral, negative], [0.85, 0.1, 0.05]) as [number, number, number]))).toBeGreaterThan(0.5)
})

test('of few messages in a language hardly anything is taken back', () => {
  const [few, many] = [weightsOf([0.9, 0.08, 0.02], 20), weightsOf([0.9, 0.08, 0.02], 20_000)]
  const strength = ([positive, neutral]: readonly number[]) => neutral / positive
  expect(strength(few)).toBeGreaterThan(1)
  expect(strength(few)).toBeLessThan(1.15)
  expect(strength(many)).toBeGreaterThan(1.35)
})

test('in a chat of few messages nothing is, and it grows evenly with them: none makes much of a difference', () => {
  const lean = (scored: number) => {
    const [positive, neutral] = weightsOf([0.6, 0.35, 0.05], 500, scored)
    return Math.log(neutral / positive)
  }
  expect([lean(1), lean(500)]).toEqual([0, 0])
  expect(lean(501)).toBeGreaterThan(0)
  const whole = lean(1000)
  expect(whole).toBeGreaterThan(0.05)
  for (const scored of [501, 600, 750, 999]) expect(lean(scored) / whole).toBeCloseTo((scored - 500) / 500, 6)
  expect([lean(1001), lean(100_000)]).toEqual([whole, whole])
})

test('without messages nothing is known', () => {
  expect(priorWeights([0, 0, 0], 0, 5000)).toEqual([1, 1, 1])
})

const anyMix = fc
  .tuple(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: 1000 }))
  .map((parts) => parts.map((part) => part / parts.reduce((a, b) => a + b)))

test('no class gains more than twice on another: a truly happy or sad chat is never turned over', () => {
  fc.assert(
    fc.property(anyMix, fc.integer({ min: 1, max: 100_000 }), (mix, messages) => {
      const weights = weightsOf(mix, messages)
      expect(Math.max(...weights) / Math.min(...weights)).toBeLessThanOrEqual(2 + 1e-9)
      for (const sure of [
        [0.85, 0.1, 0.05],
        [0.05, 0.1, 0.85],
      ]) {
        const [p, o, n] = weighed(weights, sure)
        expect(Math.sign(scoreOf(p, o, n))).toBe(Math.sign(sure[0] - sure[2]))
        expect(Math.abs(scoreOf(p, o, n))).toBeGreaterThan(0.05)
      }
    }),
  )
})

test('it moves a mix towards where chats are, never past it', () => {
  fc.assert(
    fc.property(anyMix, (mix) => {
      const weights = weightsOf(mix, 1_000_000)
      // Of the probability mass itself: the class that is furthest above its range loses, and none above its range gains on one below.
      const above = [0.5, 0.95, 0.35].map((most, i) => mix[i] - most)
      const below = [0.03, 0.4, 0.01].map((least, i) => least - mix[i])
      for (const i of [0, 1, 2])
        for (const j of [0, 1, 2]) if (above[i] > 0 && below[j] > 0) expect(weights[i]).toBeLessThanOrEqual(weights[j])
    }),
  )
})
