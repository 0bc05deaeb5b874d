import { expect, test } from 'vitest'
import { worldOf } from '#testing/truths.ts'
import { plan } from './parse/plan.ts'

const { asked } = worldOf(7, ['Ana Lopez', 'Ben Okafor'], 700)

test.each([
  ['wie oft schreibt Ana nachts', { name: 'count', metric: 'messages', scope: { people: ['Ana Lopez'], hours: expect.any(Array) } }],
  ['hum raat ko kitna likhte hain', { name: 'count', metric: 'messages', scope: { hours: expect.any(Array) } }],
  ['Ana vs Ben in 2021', { name: 'compare_people', people: ['Ana Lopez', 'Ben Okafor'] }],
  ['messages in april vs may 2021', { name: 'compare_periods' }],
  ['sabse lamba message kisne bheja', { name: 'longest', of: 'message', wants: 'who' }],
  ['من ارسل اطول رسالة', { name: 'longest', of: 'message', wants: 'who' }],
  ['रविवार को कौन ज़्यादा लिखता है', { name: 'rank_people', scope: { weekdays: [6] } }],
  ['cuando fue la ultima vez que Ana dijo te quiero', { name: 'first_or_last', which: 'last', metric: 'love' }],
  ['racha actual', { name: 'longest', of: 'current_streak' }],
  ['how many days did we go without talking', { name: 'count', metric: 'silent_days' }],
  ['qual foi a maior pausa sem conversar', { name: 'longest', of: 'silence' }],
  ['Qual foi o maior tempo que o grupo ficou em silêncio?', { name: 'longest', of: 'silence' }],
  ['wer fängt meistens an', { name: 'conversation_ends', what: 'opened' }],
  ['who never asks questions', { name: 'rank_people', metric: 'questions', order: 'least' }],
])('%s', (question, means) => {
  expect(plan(question, asked)).toMatchObject(means)
})

test('what is not counted has no plan: the number of a passport, and who writes at a time that nobody named', () => {
  expect([plan('¿Cuál es el número de pasaporte de Ana?', asked), plan('how many did Ana', asked)]).toEqual([null, null])
})
