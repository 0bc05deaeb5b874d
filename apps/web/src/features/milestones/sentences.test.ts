import { failures } from '@convostat/api'
import { expect, test } from 'vitest'
import { format } from '#format/index.ts'
import { sayMilestones as words } from '#messages/milestones/index.ts'
import screens from '#messages/screens/en.json'
import { agoOf, takenUpAfter } from './sentences.ts'

test('the specification’s sentences are there to the letter', () => {
  expect(screens(format).milestones.nav).toBe('Custom Milestones')
  expect(words.none.title).toBe('No matches found')
})

test('a blank keyword is refused by the screen as by the API', () => expect(words.blank).toBe(failures.keyword_blank[1]))

test('one of anything is not several', () => {
  expect(takenUpAfter({ n: 1, unit: 'hour' })).toBe('said it an hour later')
  expect(takenUpAfter({ n: 12, unit: 'month' })).toBe('said it 12 months later')
  expect(takenUpAfter({ n: 0, unit: 'minute' })).toBe('said it within a minute')
  expect([words.takenUp.never({ names: 1 }), words.takenUp.never({ names: 2 })]).toEqual(['hasn’t said it.', 'haven’t said it.'])
  expect([1, 2].map((messages) => words.figures.totalUnder({ messages }))).toEqual(['message, word for word', 'messages, word for word'])
})

test('how long ago is in days, months or years, and a date in the future is said to be one', () => {
  expect([0, 1, 2, 59].map((days) => agoOf({ days }))).toEqual(['today', 'yesterday', '2 days ago', '59 days ago'])
  expect([61, 730, 731, 1273].map((days) => agoOf({ days }))).toEqual([
    'over 2 months ago',
    'over 23 months ago',
    'over 2 years ago',
    'over 3 years ago',
  ])
  expect([-1, -30].map((days) => agoOf({ days }))).toEqual(['dated 1 day in the future', 'dated 30 days in the future'])
})
