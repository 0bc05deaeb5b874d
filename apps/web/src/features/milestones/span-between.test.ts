import { expect, test } from 'vitest'
import { spanBetween } from './span-between.ts'

test.each([
  ['2021-03-01T20:00:00', '2021-03-01T20:00:59', 0, 'minute'],
  ['2021-03-01T20:00:00', '2021-03-01T20:59:59', 59, 'minute'],
  ['2021-03-01T20:00:00', '2021-03-02T19:59:59', 23, 'hour'],
  ['2021-03-01T23:00:00', '2021-03-03T01:00:00', 2, 'day'],
  ['2021-03-01T20:00:00', '2021-04-30T20:00:00', 60, 'day'],
  ['2021-03-01T20:00:00', '2021-05-01T19:00:00', 1, 'month'],
  ['2021-03-01T20:00:00', '2021-05-01T20:00:00', 2, 'month'],
  ['2021-03-01T20:00:00', '2023-03-01T19:59:59', 23, 'month'],
  ['2021-03-01T20:00:00', '2024-03-01T20:00:00', 3, 'year'],
])('from %s to %s it is %d × %s', (from, to, count, unit) => expect(spanBetween(from, to)).toEqual({ count, unit }))

test('two times of which the later is first, as in an export whose clock was turned back, are no time apart', () =>
  expect(spanBetween('2021-03-01T20:00:00', '2021-03-01T19:00:00')).toEqual({ count: 0, unit: 'minute' }))
