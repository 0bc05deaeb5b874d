import { expect, test } from 'vitest'
import { placeOnScale } from './time-scale.ts'

test('a second stands at the start, a week at the end', () => {
  expect(placeOnScale(1)).toBe(0)
  expect(placeOnScale(604_800)).toBe(1)
})

test('what is outside stands at the ends: a reply in no time, one after a year', () => {
  expect(placeOnScale(0)).toBe(0)
  expect(placeOnScale(31_536_000)).toBe(1)
})

test('ten times as long is one step further, wherever it begins', () => {
  const step = placeOnScale(10)
  for (const seconds of [3, 60, 3600]) expect(placeOnScale(seconds * 10) - placeOnScale(seconds)).toBeCloseTo(step, 12)
})
