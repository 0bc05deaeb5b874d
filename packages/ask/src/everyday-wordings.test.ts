import { expect, test } from 'vitest'
import { worldOf } from '#testing/truths.ts'
import { compute } from './compute/compute.ts'
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
  [
    'do we text more on weekends',
    { name: 'compare_periods', periods: [{ weekdays: [5, 6] }, { weekdays: [0, 1, 2, 3, 4] }], isRate: true },
  ],
  ['schreiben wir abends mehr', { name: 'compare_periods', claim: 'more', isRate: true }],
  ['a gente conversa menos no fim de semana?', { name: 'compare_periods', claim: 'less', isRate: true }],
  ['did we text less in 2021', { name: 'compare_periods', claim: 'less', periods: [expect.any(Object), expect.any(Object)] }],
  ['did we text on christmas', { name: 'count', metric: 'messages', scope: { from: expect.any(Number) } }],
  ['hat Ana nachts geschrieben', { name: 'count', metric: 'messages', scope: { people: ['Ana Lopez'], hours: expect.any(Array) } }],
  ['does Ana ever text first', { name: 'conversation_ends', what: 'opened', scope: { people: ['Ana Lopez'] } }],
  ['is it always Ana texting first', { name: 'conversation_ends', what: 'opened', scope: { people: ['Ana Lopez'] } }],
  [
    'does Ana start conversations more than Ben',
    { name: 'conversation_ends', order: 'most', scope: { people: ['Ana Lopez', 'Ben Okafor'] } },
  ],
  ['who never replies', { name: 'rank_people', metric: 'replies', isNever: true }],
  ['how many different emojis did Ana use', { name: 'count', metric: 'different_emoji', scope: { people: ['Ana Lopez'] } }],
  ['how many messages with emoji did Ana send', { name: 'count', metric: 'messages_with_emoji' }],
  ["how many of Ana's messages have an emoji", { name: 'count', metric: 'messages_with_emoji', scope: { people: ['Ana Lopez'] } }],
  ['how many emoji did Ana use in her messages', { name: 'count', metric: 'emoji' }],
  ['wat is the longest weve gone without talking', { name: 'longest', of: 'silence' }],
  ['who said please the most', { name: 'rank_people', phrase: 'please' }],
  ['average message length for Ana', { name: 'average', of: 'message_length', scope: { people: ['Ana Lopez'] } }],
  ['is it mostly Ana texting', { name: 'share', scope: { people: ['Ana Lopez'] } }],
  ['who talks at night', { name: 'rank_people', order: 'most', scope: { hours: expect.any(Array) } }],
  ['who never asks questions', { name: 'rank_people', metric: 'questions', order: 'least', isNever: true }],
])('%s', (question, means) => {
  expect(plan(question, asked)).toMatchObject(means)
})

test('in Arabic “I apologize” and “he apologized” differ in a hamza', () => {
  const mine = plan('كم مرة أعتذر؟', { ...asked, me: 'Ana Lopez' })
  expect(mine).toMatchObject({ metric: 'apologies', scope: { people: ['Ana Lopez'] } })
})

test('a year behind two months is of both', () => {
  const day = (date: string): number => Date.parse(date) / 86_400_000
  expect(plan('did Ana write more in january or february 2020', asked)).toMatchObject({
    periods: [
      { from: day('2020-01-01'), to: day('2020-01-31') },
      { from: day('2020-02-01'), to: day('2020-02-29') },
    ],
  })
})

test.each(['cuántas veces dije pizza', 'quantas vezes falei pizza', 'كم مرة قلت pizza'])('%s is about the reader', (question) => {
  expect(plan(question, { ...asked, me: 'Ana Lopez' })).toMatchObject({ phrase: 'pizza', scope: { people: ['Ana Lopez'] } })
})

test('in a group “his” is who is named before, and nobody else', () => {
  const group = worldOf(1, ['Ana Lopez', 'Ben', 'Çağla Öz'], 300).asked
  expect(plan('when did Ben send his first photo', group)).toMatchObject({ name: 'first_or_last', scope: { people: ['Ben'] } })
  expect(plan('when was his first photo', group)).toBeNull()
})

test('“my name” describes a word, and how something was sent is none', () => {
  const mine = { ...asked, me: 'Ana Lopez' }
  expect(['how often did Ben say my name', 'how many messages did Ben send in capitals'].map((each) => plan(each, mine))).toEqual([
    null,
    null,
  ])
})

test('weekdays are compared by the day, since there are more of them than of weekend days', async () => {
  const planned = plan('do we text more on weekends', asked)
  const answer = planned && (await compute(planned, asked))
  const counted = await Promise.all(
    ['how many messages on weekends', 'how many messages on weekdays'].map(async (each) => {
      const other = plan(each, asked)
      return Number((other && (await compute(other, asked)))?.figure?.value)
    }),
  )
  expect(answer?.figure?.parts?.map(({ value }) => value)).toEqual([counted[0] / 2, counted[1] / 5])
  expect(answer?.text).toMatch(counted[0] / 2 > counted[1] / 5 ? /^Yes\. Per weekday/ : /^No\. Per weekday/)
})

test('an abbreviation in a question is looked for as typed', () => {
  expect(plan('how often did Ana say u', asked)).toMatchObject({ phrase: 'u' })
})

test('which year it was is not asked within one year', () => {
  expect(plan('Which year was the busiest in 2020?', asked)).toBeNull()
})

test('what is not counted has no plan: the number of a passport, and who writes at a time that nobody named', () => {
  expect([plan('¿Cuál es el número de pasaporte de Ana?', asked), plan('how many did Ana', asked)]).toEqual([null, null])
})
