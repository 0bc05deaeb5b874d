import { expect, test } from 'vitest'
import { worldOf } from '#testing/truths.ts'
import { plan } from './parse/plan.ts'

const { asked } = worldOf(7, ['Ana Lopez', 'Ben Okafor'], 700)

test.each([
  'How many messages did Ana get?',
  'How many messages has Ana received?',
  'How many photos did Ana get?',
  'Who received the most messages?',
  'How often did Ana leave?',
  'How many messages did Ana leave?',
  'How many times did I make Ana laugh?',
  'Who came first?',
  'How often was Ana thanked?',
  'How many times was Ana thanked by Ben?',
  'How many times did Ben get laughed at?',
  'Who got thanked most?',
  'Who has been thanked most?',
  'Who was laughed at most?',
  'Wie viele Nachrichten hat Ana bekommen?',
  'Wie oft kommt Ana?',
  'Ana को कितने संदेश आए?',
  'كم رسالة وصلت Ana؟',
])('“%s” does not ask for what someone wrote', (question) => {
  expect(plan(question, asked)).toBeNull()
})

test.each([
  ['How many calls did Ana make?', 'How many calls from Ana?'],
  ['Who left the most voice notes?', 'Who sent the most voice notes?'],
  ['How many voice messages did Ana leave?', 'How many voice messages did Ana send?'],
  ['How many messages came from Ana?', 'How many messages did Ana send?'],
  ['Wie viele Nachrichten kommen von Ana?', 'Wie viele Nachrichten hat Ana geschrieben?'],
])('“%s” asks the same as “%s”', (question, same) => {
  expect(plan(question, asked)).not.toBeNull()
  expect(plan(question, asked)).toEqual(plan(same, asked))
})

test('“Wann war am meisten los?” asks for the busiest time', () => {
  expect(plan('Wann war am meisten los?', asked)).toMatchObject({ name: 'busiest' })
})
