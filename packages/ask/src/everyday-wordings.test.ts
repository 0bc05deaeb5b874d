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
  ['¿Cuántos mensajes envió Ana por la tarde?', { name: 'count', scope: { people: ['Ana Lopez'], hours: [12, 13, 14, 15, 16, 17] } }],
  ['كم مرة اعتذر Ben؟', { name: 'count', metric: 'apologies', scope: { people: ['Ben Okafor'] } }],
  ['كم كلمة كتب Ben؟', { name: 'count', metric: 'words', scope: { people: ['Ben Okafor'] } }],
  ['كم يستغرق Ben للرد؟', { name: 'response_time', scope: { people: ['Ben Okafor'] } }],
  ['هل كتبنا هذا العام أكثر من العام الماضي؟', { name: 'compare_periods', claim: 'more' }],
  ['An wie vielen Tagen haben wir nicht geschrieben?', { name: 'count', metric: 'silent_days' }],
  ['कितने दिन हमने बात नहीं की?', { name: 'count', metric: 'silent_days' }],
  ['how many days did we skip', { name: 'count', metric: 'silent_days' }],
  ['what was the first thing Ana ever wrote', { name: 'first_or_last', which: 'first', scope: { people: ['Ana Lopez'] } }],
  ['who never asks questions', { name: 'rank_people', metric: 'questions', order: 'least', isNever: true }],
])('%s', (question, means) => {
  expect(plan(question, asked)).toMatchObject(means)
})

test('in Arabic “I apologize” and “he apologized” differ in a hamza', () => {
  const mine = plan('كم مرة أعتذر؟', { ...asked, me: 'Ana Lopez' })
  expect(mine).toMatchObject({ metric: 'apologies', scope: { people: ['Ana Lopez'] } })
})

test('which year it was is not asked within one year', () => {
  expect(plan('Which year was the busiest in 2020?', asked)).toBeNull()
})

test('what is not counted has no plan: the number of a passport, and who writes at a time that nobody named', () => {
  expect([plan('¿Cuál es el número de pasaporte de Ana?', asked), plan('how many did Ana', asked)]).toEqual([null, null])
})
