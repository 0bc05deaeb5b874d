import { expect, test } from 'vitest'
import { answerOf, factsOf } from '#testing/answers.ts'
import { assumptionsOf, sentenceOf } from './what-is-new.tsx'

const told = (more: object = {}) =>
  sentenceOf(
    {
      filename: 'later.txt',
      appendDate: '2026-11-21T10:00:00Z',
      known_messages: 4000,
      new_messages: 312,
      first_new: '2021-03-05T08:00:00',
      last_new: '2021-03-06T21:30:00',
      ...more,
    },
    answerOf().overview.end_date,
  )

test('messages added at the end are shown with their first date', () => {
  expect(told()).toBe('312 new messages since Mar 5, 2021. You already had 4,000 messages.')
})

test('what came before the end has two days', () => {
  expect(told({ first_new: '2020-01-02T08:00:00', last_new: '2020-02-03T08:00:00' })).toMatch(
    /^312 new messages, Jan 2.+Feb 3, 2020\. You already had 4,000 messages\.$/,
  )
})

test('where nothing was there already, nothing is said of it', () => {
  expect(told({ known_messages: 0 })).toBe('312 new messages since Mar 5, 2021.')
})

test('one is not several, and nothing is nothing', () => {
  expect(told({ new_messages: 1, known_messages: 1 })).toBe('1 new message since Mar 5, 2021. You already had 1 message.')
  expect(told({ new_messages: 0, first_new: null, last_new: null })).toBe('This export contains nothing new.')
})

test('the notes show what merging assumed; what the files say of themselves is left out', () => {
  const notes = [
    { code: 'looks_cut', detail: 'This export looks cut.' },
    { code: 'clock_shifted', detail: 'Its times were set.' },
    { code: 'renamed_assumed', detail: 'Ben was taken for Benjamin.' },
  ]
  expect(assumptionsOf(answerOf({ import: factsOf({ notes }) }))).toEqual(['Its times were set.', 'Ben was taken for Benjamin.'])
  expect(assumptionsOf(answerOf())).toEqual([])
})
