import { expect, test } from 'vitest'
import { isoTime, parseDay } from '#chat/civil.ts'
import { otherTimes } from './other-times.ts'

const at = (day: string, clock = 9 * 3600): number => (parseDay(day) ?? Number.NaN) * 86_400 + clock
const days = (day: string): string[] =>
  otherTimes(at(day))
    .map(isoTime)
    .filter((time) => time.endsWith('T09:00:00'))
    .map((time) => time.slice(0, 10))

test('day and month turned come first, then the year instead of either', () => {
  expect(days('2021-03-04')).toEqual(['2021-04-03', '2004-03-21', '2003-04-21'])
  expect(days('2010-11-12')).toEqual(['2010-12-11', '2012-11-10', '2011-12-10', '2012-10-11', '2011-10-12'])
})

test('days that no calendar has are left out', () => {
  expect(days('2021-04-21')).toEqual([])
  expect(days('2019-02-13')).toEqual(['2013-02-19'])
  expect(days('2045-01-13')).toEqual([])
})

test('a birthday whose days were taken for years is the day it was', () => expect(days('2019-04-21')).toContain('2021-04-19'))

test('the other half of the day comes last', () => {
  expect(isoTime(otherTimes(at('2045-01-13')).at(-1) ?? 0)).toBe('2045-01-13T21:00:00')
  expect(isoTime(otherTimes(at('2045-01-13', 12 * 3600)).at(-1) ?? 0)).toBe('2045-01-13T00:00:00')
})

test('who takes one time for another can take it back', () => {
  for (let day = at('2009-01-01'); day < at('2032-01-01'); day += 86_400)
    for (const other of otherTimes(day)) expect(otherTimes(other), `${isoTime(day)} and ${isoTime(other)}`).toContain(day)
})
