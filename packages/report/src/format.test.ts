import { expect, test } from 'vitest'
import { count, day, hour, moment, month, percent, span } from './format.ts'

test('numbers, days and spans are written the same everywhere', () => {
  expect(day('2024-03-05')).toBe('Mar 5, 2024')
  expect(moment('2024-03-05T00:07:59')).toBe('Mar 5, 2024, 12:07 AM')
  expect(moment('2024-12-31T12:30:00')).toBe('Dec 31, 2024, 12:30 PM')
  expect(month('2024-12')).toBe('Dec 2024')
  expect([0, 11, 12, 23].map(hour)).toEqual(['12 AM', '11 AM', '12 PM', '11 PM'])
  expect([0, 0.0001, 0.005, 0.5, 1].map(percent)).toEqual(['0%', 'under 1%', '1%', '50%', '100%'])
  expect([0, 59, 60, 3599, 3600, 5400, 86_400, 129_600].map(span)).toEqual([
    '0 s',
    '59 s',
    '1 min',
    '60 min',
    '1 h',
    '1.5 h',
    '1 day',
    '1.5 days',
  ])
  expect([count(1, 'message'), count(2000, 'reply', 'replies')]).toEqual(['1 message', '2,000 replies'])
})
