import { describe, expect, test } from 'vitest'
import { dayOf } from '#chat/civil.ts'
import type { WrittenDate } from '#whatsapp/header-shape.ts'
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

describe('which orders are possible at all', () => {
  const orders = (text: string, dateText: string): string[] => {
    const { order, others } = decideDateOrder(dates(text), hints({ dateText }))
    return [order, ...others].sort()
  }
  test.each([
    // A long number is the year, wherever most of them are.
    ['2024/3/5 2024/3/6', '2024/3/5', ['ymd']],
    ['3/4/2024', '3/4/2024', ['dmy', 'mdy']],
    ['3/4/2024 2024/3/5', '3/4/2024', ['dmy', 'mdy']],
    ['2024/3/5 2024/3/6 3/4/2024', '2024/3/5', ['ymd']],
    // Where no year is written, none precedes.
    ['9/9', '9/9', ['dmy', 'mdy']],
    ['11/12/13 9/9', '11/12/13', ['dmy', 'mdy']],
    // Between dots without blanks no phone writes a short year first.
    ['11.12.13', '11.12.13', ['dmy', 'mdy']],
    ['11.12.13', '\u200e11.12.13', ['dmy', 'mdy']],
    ['11.12.13', '11. 12. 13', ['dmy', 'mdy', 'ymd']],
    ['11-12-13', '11-12-13', ['dmy', 'mdy', 'ymd']],
    ['11/12/13', '11/12/13', ['dmy', 'mdy', 'ymd']],
  ])('%s, written as in %s: %j', (text, dateText, possible) => {
    expect(orders(text, dateText)).toEqual(possible)
  })
})

describe('where every date reads both ways, the phone’s habit decides', () => {
  const guess = (more: Partial<Hints>) => decideDateOrder(dates('3/4/12'), hints({ dateText: '3/4/12', ...more })).order
  test.each(['en', 'und', 'fil', 'tl', 'es', 'en-US'])('American phones in %s write the month first', (language) => {
    expect(guess({ language, period: 'PM' })).toBe('mdy')
    expect(guess({ language, period: 'AM' })).toBe('mdy')
  })
  test.each<[string, Partial<Hints>]>([
    ['a clock of 24 hours', { language: 'en', period: '' }],
    ['small markers', { language: 'en', period: 'pm' }],
    ['zeros', { language: 'en', period: 'PM', dateText: '03/04/12' }],
    ['a long year', { language: 'en', period: 'PM', dateText: '3/4/2012' }],
    ['dots', { language: 'en', period: 'PM', dateText: '3.4.12' }],
    ['hyphens', { language: 'en', period: 'PM', dateText: '3-4-12' }],
    ['another language', { language: 'de', period: 'PM' }],
    ['nothing known', { dateText: '' }],
  ])('%s speak for the day first', (_what, more) => {
    expect(guess(more)).toBe('dmy')
  })
  test('one number without its zero is enough', () => {
    expect(guess({ language: 'en', period: 'PM', dateText: '3/14/12' })).toBe('mdy')
    expect(guess({ language: 'en', period: 'PM', dateText: '11/4/12' })).toBe('mdy')
    expect(guess({ language: 'en', period: 'PM', dateText: '11/14/12' })).toBe('dmy')
  })
  test('the order is a guess, and the others are named, the likelier first', () => {
    expect(decideDateOrder(dates('3/4/12'), hints({ language: 'en', period: 'PM', dateText: '3/4/12' }))).toMatchObject({
      order: 'mdy',
      isCertain: false,
      others: ['dmy'],
    })
  })
})

describe('dates with their own order', () => {
  const own = (order: WrittenDate['order']): WrittenDate => ({ a: 3, b: 4, c: 2024, order, era: null })
  test('are read as they say, and certain', () => {
    expect(decideDateOrder([own('mdy'), own('mdy')], hints())).toEqual({ order: 'mdy', isBuddhist: false, isCertain: true, others: [] })
    expect(decideDateOrder([], hints())).toMatchObject({ order: 'dmy', isCertain: true })
  })
  test('say nothing of others that have none', () => {
    expect(decideDateOrder([own('mdy'), ...dates('3/4/2024')], hints())).toMatchObject({ order: 'dmy', isCertain: false })
  })
})

describe('what the person says', () => {
  test('is certain where the file says the same, and else leaves the file’s own order to choose', () => {
    expect(decideDateOrder(dates('1/2/24 13/2/24'), hints(), 'dmy')).toMatchObject({ order: 'dmy', isCertain: true, others: [] })
    expect(decideDateOrder(dates('3/4/24'), hints({ dateText: '3/4/24' }), 'mdy')).toMatchObject({ order: 'mdy', others: ['dmy'] })
  })
  test('is taken even if time then runs backwards, never if a date becomes impossible', () => {
    const forwards = dates('1/2/24 3/2/24 7/2/24 1/3/24')
    expect(decideDateOrder(forwards, hints(), 'mdy')).toMatchObject({ order: 'mdy', isCertain: false, others: ['dmy'] })
    expect(decideDateOrder(dates('1/2/24 13/2/24'), hints(), 'mdy')).toMatchObject({ order: 'dmy', isCertain: true, isOverruled: true })
    expect(decideDateOrder(forwards, hints()).isOverruled).toBe(false)
  })
})

describe('two-digit Buddhist years', () => {
  const isBuddhist = (text: string, more: Partial<Hints> = {}) => decideDateOrder(dates(text), hints(more)).isBuddhist
  const referenceDay = dayOf(2024, 6, 1)
  test.each<[string, string, Partial<Hints>, boolean]>([
    ['one among many, on a Thai phone', '5/3/67 1/2/24 1/3/24', { language: 'th' }, true],
    ['one among many, on another', '5/3/67 1/2/24 1/3/24', {}, false],
    ['more than half, on another', '5/3/67 6/3/67 1/2/24', {}, true],
    ['just half, on another', '5/3/67 1/2/24', {}, false],
    ['none', '5/3/24', { language: 'th' }, false],
    ['2552 is 2009', '5/3/52', { language: 'th', referenceDay }, true],
    ['2551 is older than any export', '5/3/51', { language: 'th', referenceDay }, false],
    ['next year’s, by a clock that is ahead', '5/3/68', { language: 'th', referenceDay }, true],
    ['years from now', '5/3/69', { language: 'th', referenceDay }, false],
    ['a year that may be the Gregorian one', '5/3/52', { language: 'th', referenceDay: dayOf(2053, 1, 1) }, false],
  ])('%s', (_what, text, more, wanted) => {
    expect(isBuddhist(text, more)).toBe(wanted)
  })
})

describe('dates without a year', () => {
  const years = (text: string, day: number | undefined = undefined, order: 'dmy' | 'mdy' = 'dmy') =>
    withYears(dates(text), order, day).map(({ c }) => c)
  test('the last is in the last year it can be, tomorrow at the latest', () => {
    expect(years('9/9', dayOf(2024, 9, 9))).toEqual([2024])
    expect(years('10/9', dayOf(2024, 9, 9))).toEqual([2024])
    expect(years('11/9', dayOf(2024, 9, 9))).toEqual([2023])
    expect(years('9/10', dayOf(2024, 9, 9), 'mdy')).toEqual([2024])
    expect(years('31/12')).toEqual([2026])
  })
  test('a message delivered up to 60 days late is of the same year', () => {
    expect(years('30/6 1/5', dayOf(2024, 9, 9))).toEqual([2024, 2024])
    expect(years('1/7 1/5', dayOf(2024, 9, 9))).toEqual([2023, 2024])
  })
  test('29 February is in a leap year', () => {
    expect(years('29/2', dayOf(2024, 9, 9))).toEqual([2024])
    expect(years('29/2', dayOf(2027, 9, 9))).toEqual([2024])
    expect(years('29/2', dayOf(2011, 9, 9))).toEqual([2012])
    expect(years('29/2', dayOf(2009, 9, 9))).toEqual([2012])
  })
  test('before the first year of exports none is looked for', () => {
    expect(years('1/12 1/6', dayOf(2009, 7, 1))).toEqual([2009, 2009])
  })
  test('a day no year has leaves the others as they are', () => {
    expect(years('1/1 31/2 2/1', dayOf(2024, 9, 9)).filter((_, i) => i !== 1)).toEqual([2024, 2024])
  })
})

test('the same date again is not a further evidence', () => {
  // As day first, four dates of which one runs backwards, however often each is written.
  const repeated = dates(`${'1/2/24 '.repeat(50)} ${'2/1/24 '.repeat(50)} 3/1/24`)
  expect(decideDateOrder(repeated, hints())).toMatchObject({ order: 'mdy', isCertain: true })
})

test('what a clock that is one day ahead wrote is not late', () => {
  const referenceDay = dayOf(2024, 4, 3)
  expect(decideDateOrder(dates('4/4/24 3/4/24'), hints({ referenceDay }))).toMatchObject({ order: 'dmy', others: ['mdy'] })
})
