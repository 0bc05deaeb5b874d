import { expect, test } from 'vitest'
import { placeOnScale, scaleSteps } from './time-scale.ts'

test('a second is at the start, a week at the end', () => {
  expect(placeOnScale(1)).toBe(0)
  expect(placeOnScale(604_800)).toBe(1)
})

test('times outside are at the ends: a reply in no time, one after a year', () => {
  expect(placeOnScale(0)).toBe(0)
  expect(placeOnScale(31_536_000)).toBe(1)
})

test('ten times as long is one step further, wherever it begins', () => {
  const step = placeOnScale(10)
  for (const seconds of [3, 60, 3600]) expect(placeOnScale(seconds * 10) - placeOnScale(seconds)).toBeCloseTo(step, 12)
})

test('where the clock has whole minutes the scale begins at one', () => {
  expect([0, 60, 604_800].map((seconds) => placeOnScale(seconds, 'minutes'))).toEqual([0, 0, 1])
  const steps = (clock: 'seconds' | 'minutes') => scaleSteps(clock).map(({ step }) => step)
  expect(steps('minutes')).toEqual(['minute', 'hour', 'day'])
  expect(steps('seconds')).toEqual(['second', 'minute', 'hour', 'day'])
})
