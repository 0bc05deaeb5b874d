import { failures } from '@convostat/api'
import { expect, test } from 'vitest'
import { format } from '#format/index.ts'
import screens from '../screens/en.json'
import { milestones as words } from './milestones.ts'

test('the specification’s sentences stand to the letter', () => {
  expect(screens(format).milestones.nav).toBe('Custom Milestones')
  expect(words.none.title).toBe('No matches found')
})

test('a blank keyword is refused by the screen as by the API', () => expect(words.blank).toBe(failures.keyword_blank[1]))

test('one of anything is not several', () => {
  expect(words.takenUp.after(1, 'hour')).toBe('took it up an hour later')
  expect(words.takenUp.after(12, 'month')).toBe('took it up 12 months later')
  expect(words.takenUp.after(0, 'minute')).toBe('took it up within the minute')
  expect([words.takenUp.never(1), words.takenUp.never(2)]).toEqual(['has not said it.', 'have not said it.'])
  expect([words.figures.totalUnder(1), words.figures.totalUnder(2)]).toEqual(['message', 'messages'])
})

test('how long ago counts calendar days, and a phone whose clock was ahead is told so', () => {
  expect([0, 1, 2, 1273].map(words.first.ago)).toEqual(['today', 'yesterday', '2 days ago', '1,273 days ago'])
  expect([-1, -30].map(words.first.ago)).toEqual(['dated 1 day ahead of today', 'dated 30 days ahead of today'])
})
