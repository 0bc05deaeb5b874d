import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY, HOUR } from './seconds.ts'
import { longSpan } from './span.ts'

const inSeconds = { hour: HOUR, day: DAY, year: 365.25 * DAY }

test('law: a span is written no further from what it is than half of the last digit, and a longer one as no less', () => {
  fc.assert(
    fc.property(fc.integer({ min: DAY, max: 20_000 * DAY }), fc.integer({ min: 0, max: 100 * DAY }), (seconds, more) => {
      const { unit, n } = longSpan(seconds)
      const digit = inSeconds[unit] * (unit === 'year' ? 0.1 : 1)
      expect(Math.abs(n * inSeconds[unit] - seconds)).toBeLessThanOrEqual(digit / 2 + 1e-6 * seconds)
      const longer = longSpan(seconds + more)
      expect(longer.n * inSeconds[longer.unit]).toBeGreaterThanOrEqual(n * inSeconds[unit] - 1e-6 * seconds)
    }),
  )
})

test('from hours to days, and from days to years', () => {
  expect([2 * DAY + 13 * HOUR, 3 * DAY - 1801, 3 * DAY - 1800, 730.5 * DAY - 1, 731 * DAY].map(longSpan)).toEqual([
    { unit: 'hour', n: 61 },
    { unit: 'hour', n: 71 },
    { unit: 'day', n: 3 },
    { unit: 'day', n: 730 },
    { unit: 'year', n: 2 },
  ])
})
