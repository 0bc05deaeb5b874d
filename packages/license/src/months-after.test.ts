import { expect, test } from 'vitest'
import { monthsAfter } from './months-after.ts'

const after = (iso: string, months: number) => new Date(monthsAfter(Date.parse(iso) / 1000, months) * 1000).toISOString().slice(0, 19)

test.each([
  ['2026-01-15T10:20:30Z', 1, '2026-02-15T10:20:30'],
  ['2026-12-15T00:00:00Z', 1, '2027-01-15T00:00:00'],
  ['2026-06-15T23:59:59Z', 12, '2027-06-15T23:59:59'],
  ['2026-01-01T00:00:00Z', 0, '2026-01-01T00:00:00'],
  ['2026-03-15T12:00:00Z', -1, '2026-02-15T12:00:00'],
])('%s and %i months are the same day: %s', (from, months, to) => expect(after(from, months)).toBe(to))

test.each([
  ['2026-01-31T00:00:00Z', 1, '2026-02-28T00:00:00'],
  ['2028-01-31T00:00:00Z', 1, '2028-02-29T00:00:00'],
  ['2026-01-30T00:00:00Z', 1, '2026-02-28T00:00:00'],
  ['2026-03-31T12:34:56Z', 1, '2026-04-30T12:34:56'],
  ['2028-02-29T00:00:00Z', 12, '2029-02-28T00:00:00'],
  ['2026-12-31T00:00:00Z', 2, '2027-02-28T00:00:00'],
  ['2026-01-31T00:00:00Z', 2, '2026-03-31T00:00:00'],
])('%s and %i months are the last day where a month is shorter: %s', (from, months, to) => expect(after(from, months)).toBe(to))

test('a fraction of a second is left out', () => expect(monthsAfter(Date.parse('2026-01-15T00:00:00.900Z') / 1000, 1)).toBe(1_771_113_600))
