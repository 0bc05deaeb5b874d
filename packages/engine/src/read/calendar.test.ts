import { expect, test } from 'vitest'
import { isoDay } from '../civil.ts'
import type { WrittenDate } from '../formats/header-shape.ts'
import { dayNumber, isRealDate } from './calendar.ts'

const written = (a: number, b: number, c: number, era: WrittenDate['era'] = null): WrittenDate => ({ a, b, c, order: null, era })
const day = (date: WrittenDate, order: 'dmy' | 'mdy' | 'ymd', isBuddhist = false): string | null => {
  const number = dayNumber(date, { order, isBuddhist })
  return number === null ? null : isoDay(number)
}

test('the order says which number is which', () => {
  expect(day(written(3, 4, 2024), 'dmy')).toBe('2024-04-03')
  expect(day(written(3, 4, 2024), 'mdy')).toBe('2024-03-04')
  expect(day(written(2024, 3, 4), 'ymd')).toBe('2024-03-04')
})

test('two-digit years are of this century', () => {
  expect(day(written(31, 12, 9), 'dmy')).toBe('2009-12-31')
  expect(day(written(1, 2, 24), 'mdy')).toBe('2024-01-02')
})

test.each([
  ['31 February', written(31, 2, 2024)],
  ['29 February of a common year', written(29, 2, 2023)],
  ['year 0000', written(1, 1, 99_999)],
  ['year 9999', written(1, 1, 9999)],
  ['month 13', written(1, 13, 2024)],
  ['day 0', written(0, 1, 2024)],
])('P13: %s is no day', (_name, date) => {
  expect(day(date, 'dmy')).toBeNull()
})

test('P11: Buddhist years, with four digits, with two, and with their mark', () => {
  expect(day(written(9, 9, 2567), 'dmy')).toBe('2024-09-09')
  expect(day(written(5, 3, 67), 'dmy', true)).toBe('2024-03-05')
  expect(day(written(9, 9, 2567, 'BE'), 'dmy')).toBe('2024-09-09')
})

test('Persian and Umm al-Qura dates become Gregorian days', () => {
  expect(day(written(1402, 12, 15), 'ymd')).toBe('2024-03-05')
  expect(day(written(1403, 1, 1), 'ymd')).toBe('2024-03-20')
  expect(day(written(1, 9, 1445), 'dmy')).toBe('2024-03-11')
  expect(day(written(1402, 12, 31), 'ymd')).toBeNull()
})

test('Japanese eras count from their first year', () => {
  expect(day(written(4, 9, 9, 'R'), 'ymd')).toBe('2022-09-09')
  expect(day(written(31, 4, 30, 'H'), 'ymd')).toBe('2019-04-30')
})

test('29 February is a real date where no year is written', () => {
  expect(isRealDate(written(29, 2, -1), { order: 'dmy', isBuddhist: false })).toBe(true)
  expect(isRealDate(written(31, 2, -1), { order: 'dmy', isBuddhist: false })).toBe(false)
})
