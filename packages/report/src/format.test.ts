import { expect, test } from 'vitest'
import { someFacts } from '#testing/facts.ts'
import { clockOf, day, dayAndTime, duration, hour, month, percent } from './format.ts'

test('a report is written as the screens are in American English', () => {
  expect(day('2024-03-05')).toBe('Mar 5, 2024')
  expect(dayAndTime('2024-03-05T00:07:59')).toBe('Mar 5, 2024, 12:07 AM')
  expect(month('2024-12')).toBe('December 2024')
  expect([0, 11, 12, 23].map(hour)).toEqual(['12 AM', '11 AM', '12 PM', '11 PM'])
  expect([0, 0.004, 0.5, 1].map(percent)).toEqual(['0%', '0.4%', '50%', '100%'])
})

test('durations are as exact as the chat’s clock', () => {
  const { overview } = someFacts()
  const minutes = clockOf({ ...overview, import: { ...overview.import, has_seconds: false } })
  const shown = (seconds: number) =>
    [duration(seconds, clockOf(overview)), duration(seconds, minutes)].map((text) => text.replaceAll('\u00a0', ' '))
  expect([0, 59, 90, 5400, 259_200].map(shown)).toEqual([
    ['0 s', 'under a minute'],
    ['59 s', 'under a minute'],
    ['1.5 min', '2 min'],
    ['1.5 h', '1.5 h'],
    ['72.0 h', '72.0 h'],
  ])
})
