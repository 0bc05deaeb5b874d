import { describe, expect, test } from 'vitest'
import { dayOf } from '../civil.ts'
import type { WrittenDate } from '../formats/header-shape.ts'
import { dayNumber } from './calendar.ts'
import { decideDateOrder, type Hints, withYears } from './date-order.ts'

const dates = (text: string): WrittenDate[] =>
  text
    .trim()
    .split(/\s+/)
    .map((date) => {
      const [a, b, c] = date.split(/[/.-]/).map(Number)
      return { a, b, c: c ?? -1, order: null, era: null }
    })
const hints = (more: Partial<Hints> = {}): Hints => ({ language: 'und', dateText: '', period: '', ...more })

describe('the file decides where it can', () => {
  test('a number above twelve is a day', () => {
    expect(decideDateOrder(dates('1/2/24 13/2/24'), hints())).toMatchObject({ order: 'dmy', isCertain: true })
    expect(decideDateOrder(dates('1/2/24 2/13/24'), hints())).toMatchObject({ order: 'mdy', isCertain: true })
  })
  test('time does not run backwards', () => {
    // Read as month first: 1 to 7 February. Read as day first it would jump between months.
    expect(decideDateOrder(dates('2/1/24 2/3/24 2/7/24 3/1/24 3/2/24'), hints())).toMatchObject({ order: 'mdy', isCertain: true })
    expect(decideDateOrder(dates('1/2/24 3/2/24 7/2/24 1/3/24 2/3/24'), hints())).toMatchObject({ order: 'dmy', isCertain: true })
  })
  test('a long number is the year', () => {
    expect(decideDateOrder(dates('2024/3/5'), hints())).toMatchObject({ order: 'ymd', isCertain: true })
  })
  test('years before any export speak against an order', () => {
    expect(decideDateOrder(dates('24/3/5 24/3/6'), hints())).toMatchObject({ order: 'ymd', isCertain: true })
  })
  test('dates after the file was written speak against an order', () => {
    const referenceDay = dayOf(2024, 4, 1)
    expect(decideDateOrder(dates('3/4/24'), hints({ referenceDay }))).toMatchObject({ order: 'mdy', isCertain: true })
  })
  test('a few broken lines do not overturn it', () => {
    expect(decideDateOrder(dates('1/2/24 13/2/24 99/99/24 14/2/24'), hints())).toMatchObject({ order: 'dmy', isCertain: true })
  })
})

describe('P12: where every date reads both ways, it is guessed and says so', () => {
  test('day first by default', () => {
    expect(decideDateOrder(dates('03/04/24'), hints({ dateText: '03/04/24' }))).toMatchObject({ order: 'dmy', isCertain: false })
  })
  test('month first for American habits', () => {
    expect(decideDateOrder(dates('3/4/24'), hints({ language: 'en', dateText: '3/4/24', period: 'PM' }))).toMatchObject({
      order: 'mdy',
      isCertain: false,
    })
  })
  test('what the person says is taken, and makes nothing certain', () => {
    expect(decideDateOrder(dates('03/04/24'), hints(), 'mdy')).toMatchObject({ order: 'mdy', isCertain: false })
  })
  test('unless the file makes it impossible', () => {
    expect(decideDateOrder(dates('1/2/24 13/2/24'), hints(), 'mdy')).toMatchObject({ order: 'dmy', isOverruled: true })
  })
})

test('two-digit Buddhist years are found by being in the future', () => {
  expect(decideDateOrder(dates('5/3/67 6/3/67'), hints({ language: 'th' }))).toMatchObject({ isBuddhist: true })
  expect(decideDateOrder(dates('5/3/24 6/3/24'), hints({ language: 'th' }))).toMatchObject({ isBuddhist: false })
})

test('dates without a year end in the last year they can, and go back a year where the months do', () => {
  const filled = withYears(dates('30/11 31/12 1/1 9/9'), 'dmy', dayOf(2024, 9, 10))
  expect(filled.map(({ c }) => c)).toEqual([2023, 2023, 2024, 2024])
})

test('a written year stays among dates without one, and no date is put before the first export', () => {
  expect(withYears(dates('30/11/2020 1/1 9/9'), 'dmy', dayOf(2024, 9, 10)).map(({ c }) => c)).toEqual([2020, 2024, 2024])
  const junk = withYears(dates('29/2 25/9 '.repeat(100)), 'dmy', dayOf(2024, 9, 10))
  expect(junk.every((date) => date.c >= 2009 && date.c <= 2024 && dayNumber(date, { order: 'dmy', isBuddhist: false }) !== null)).toBe(true)
})
