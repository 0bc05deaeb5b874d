import { expect, test } from 'vitest'
import { rollingMean, windowFor } from './rolling-mean.ts'

/** The same, slow and obvious. */
function slowly(values: number[], window: number): number[] {
  const reach = (window - 1) / 2
  return values.map((_, i) => {
    const around = values.slice(Math.max(0, i - reach), i + reach + 1)
    return around.reduce((sum, value) => sum + value, 0) / around.length
  })
}

test('each value is the mean of those around it, at the ends of those that exist', () => {
  expect(rollingMean([3, 6, 9, 0], 3)).toEqual([4.5, 6, 5, 4.5])
})

test.each([1, 3, 7, 29])('a window of %d days is the slow mean', (window) => {
  const values = Array.from({ length: 100 }, (_, i) => (i * 37) % 23)
  expect(rollingMean(values, window)).toEqual(slowly(values, window).map((value) => expect.closeTo(value, 9)))
})

test('a window wider than the chat is the mean of all', () => expect(rollingMean([1, 2, 3], 29)).toEqual([2, 2, 2]))
test('no days, no means', () => expect(rollingMean([], 7)).toEqual([]))

test('days that can be seen one by one are not smoothed', () => {
  expect([1, 62, 63, 1100, 1101].map(windowFor)).toEqual([null, null, 7, 7, 29])
})
