import { expect, test } from 'vitest'
import { dateOf, dayOf, isoDay } from '#chat/civil.ts'
import type { WrittenDate } from '#whatsapp/header-shape.ts'
import { dayNumber, isOtherCalendar, isRealDate } from './calendar.ts'

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
])('P13: %s is not a day', (_name, date) => {
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

test.each(['dmy', 'mdy', 'ymd'] as const)('every day from 1990 to 2099 is found under %s', (order) => {
  for (let number = dayOf(1990, 1, 1); number <= dayOf(2099, 12, 31); number += 13) {
    const { year, month, day: date } = dateOf(number)
    const parts = { dmy: [date, month, year], mdy: [month, date, year], ymd: [year, month, date] }[order]
    expect([order, parts, dayNumber(written(parts[0], parts[1], parts[2]), { order, isBuddhist: false })]).toEqual([order, parts, number])
  }
})

test.each([
  ['persian', dayOf(1996, 3, 21), dayOf(2047, 3, 19), null],
  ['persian', dayOf(2009, 1, 1), dayOf(2047, 3, 19), 'AP'],
  ['islamic-umalqura', dayOf(2007, 1, 21), dayOf(2048, 10, 1), null],
  ['islamic-umalqura', dayOf(2009, 1, 1), dayOf(2048, 10, 1), 'AH'],
] as const)('a day of the calendar %s is the one the runtime says', (calendar, first, last, era) => {
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  })
  for (let number = first; number < last; number += 29) {
    const parts = format.formatToParts(number * 86_400_000)
    const [year, month, date] = ['year', 'month', 'day'].map((type) => Number(parts.find((part) => part.type === type)?.value))
    expect([year, month, date, dayNumber(written(year, month, date, era), { order: 'ymd', isBuddhist: false })]).toEqual([
      year,
      month,
      date,
      number,
    ])
  }
})

/** The first and the last year of each calendar that a phone may write without an era. */
test.each([
  [1989, null],
  [1990, 1990],
  [2099, 2099],
  [2100, null],
  [2499, null],
  [2532, null],
  [2533, 1990],
  [2642, 2099],
  [2643, null],
  [1374, null],
  [1375, 1996],
  [1425, 2046],
  [1426, null],
  [1427, null],
  [1428, 2007],
  [1470, 2048],
  [1471, null],
  [100, null],
  [99, 2099],
  [0, 2000],
])('the year %i is %s', (year, gregorian) => {
  const number = dayNumber(written(1, 6, year), { order: 'dmy', isBuddhist: false })
  expect(number === null ? null : dateOf(number).year).toBe(gregorian)
})

test.each([
  ['R', 8, 2026],
  ['H', 31, 2019],
  ['S', 64, 1989],
  ['S', 65, 1990],
  ['BE', 69, 2026],
  ['BE', 2569, 2026],
  ['ROC', 15, 2026],
  ['ROC', 115, 2026],
  ['AH', 48, 2026],
  ['AH', 1448, 2026],
  ['AP', 5, 2026],
  ['AP', 1405, 2026],
  // Years of two digits whose century is the one before.
  ['AP', 88, 2009],
  ['AP', 99, 2020],
  ['AP', 0, 2021],
  ['AP', 69, 1990],
  ['AP', 68, 2089],
  ['ROC', 98, 2009],
  ['ROC', 99, 2010],
  ['ROC', 100, 2011],
  ['ROC', 0, 2011],
  ['ROC', 79, 1990],
  ['ROC', 78, 2089],
  ['AH', 30, 2009],
  ['AH', 11, 1990],
  ['AH', 10, 2087],
  ['BE', 33, 1990],
  ['BE', 32, 2089],
  // No year of a phone.
  ['BE', 2643, null],
  ['BE', 2532, null],
  ['AP', 1495, null],
  ['AP', 1479, null],
  ['AP', 1478, 2099],
  ['AP', 1369, 1990],
  ['AP', 1368, null],
  ['AP', 100, null],
  ['AH', 1410, 1990],
  ['AH', 1409, null],
  ['AH', 1525, null],
  ['ROC', 200, null],
] as const)('the year %s %i is %i', (era, year, gregorian) => {
  const number = dayNumber(written(year, 6, 9, era), { order: 'ymd', isBuddhist: false })
  const expected = gregorian === 1989 ? null : gregorian
  expect(number === null ? null : dateOf(number).year).toBe(expected)
})

test('what the form itself says of the order counts, whatever the file’s is', () => {
  expect(day({ ...written(2024, 3, 4), order: 'ymd' }, 'dmy')).toBe('2024-03-04')
  expect(day({ ...written(3, 4, 2024), order: 'dmy' }, 'mdy')).toBe('2024-04-03')
  expect(day({ ...written(3, 4, 2024), order: 'mdy' }, 'ymd')).toBe('2024-03-04')
})

test('no calendar has a month 0 or 13, a day 0 or 33', () => {
  for (const year of [2024, 24, 2567, 1402, 1445])
    for (const [date, month] of [
      [1, 0],
      [1, 13],
      [0, 1],
      [33, 1],
    ])
      expect([year, date, month, day(written(date, month, year), 'dmy')]).toEqual([year, date, month, null])
  // The first half of the Persian year has 31 days, a month of the moon at most 30.
  expect(day(written(31, 6, 1402), 'dmy')).toBe('2023-09-22')
  expect(day(written(32, 6, 1402), 'dmy')).toBeNull()
  expect(day(written(31, 9, 1445), 'dmy')).toBeNull()
})

test.each([
  [written(24, 9, 2026), false],
  [written(2026, 9, 24), false],
  [written(24, 9, 26), false],
  [written(24, 9, -1), false],
  [written(24, 9, 8, 'R'), true],
  [written(24, 9, 2499), false],
  [written(24, 9, 2500), true],
  [written(24, 9, 1375), true],
  [written(1470, 9, 24), true],
  [written(24, 9, 1374), false],
  [written(24, 9, 1471), false],
])('%j is of another calendar: %s', (date, isOther) => {
  expect(isOtherCalendar(date)).toBe(isOther)
})
