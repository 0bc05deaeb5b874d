import { expect, test } from 'vitest'
import { whatChanged } from './what-changed.ts'

const now = { date_order: 'dmy', first: '2019-04-21T09:00:00', last: '2024-04-21T09:35:00', message_count: 12, people_count: 2 } as const

test('a chat read by other dates says their order, and both spans', () => {
  const before = { ...now, date_order: null, first: '2021-04-19T09:00:00', last: '2021-04-24T09:35:00' }
  expect(whatChanged({ before, now })).toEqual([
    'Dates are now read as day, month, year: Apr\u00a021,\u00a02019\u2009\u2013\u2009Apr\u00a021,\u00a02024 instead of Apr\u00a019\u2009\u2013\u200924,\u00a02021.',
  ])
})

test('other counts are said each separately; other hours, and other texts, without a figure', () => {
  expect(whatChanged({ before: { ...now, message_count: 1, people_count: 3 }, now })).toEqual([
    'It now has 12 messages instead of 1.',
    'It now has 2 people instead of 3.',
  ])
  expect(whatChanged({ before: { ...now, first: '2019-04-21T21:00:00' }, now })).toEqual(['Some times of day have changed.'])
  expect(whatChanged({ before: { ...now, date_order: null }, now })).toEqual(['Some messages have a different date or text.'])
})
