import fc from 'fast-check'
import { expect, test } from 'vitest'
import { worldOf } from '#testing/truths.ts'
import { plan } from './parse/plan.ts'

const { asked } = worldOf(7, ['Ana Lopez', 'Ben Okafor'], 700)
const mine = { ...asked, me: 'Ana Lopez' }

test.each([
  ['howmany msgs did Ben swap in 2021', { name: 'count', metric: 'messages', scope: { people: ['Ben Okafor'] } }],
  ['what hour of the day do i fire off the most messages', { name: 'busiest', unit: 'hour', scope: { people: ['Ana Lopez'] } }],
  ['longest run of days in a row that we texted', { name: 'longest', of: 'streak' }],
  ['whos the bigger night owl, Ben or me?', { name: 'rank_people', metric: 'messages', scope: { hours: expect.any(Array) } }],
  ['how manny emojis has Ben used in total lol', { name: 'count', metric: 'emoji' }],
  ['which conversation in 2021 had the most messages? what day', { name: 'longest', of: 'conversation' }],
  ['when was the 1st time Ben thanked me', { name: 'first_or_last', metric: 'thanks', scope: { people: ['Ben Okafor'] } }],
  ['is it me or Ben that usualy starts our chats', { name: 'conversation_ends', what: 'opened', order: 'most' }],
  ['how long was the chat dead for, at the longest?', { name: 'longest', of: 'silence' }],
  ['what time is Ben mostly on here?', { name: 'busiest', unit: 'hour', scope: { people: ['Ben Okafor'] } }],
  ['most msgs in a single day', { name: 'busiest', unit: 'day' }],
  ['how many times has Ben called me honey', { name: 'count', phrase: 'honey', scope: { people: ['Ben Okafor'] } }],
  ['how often do we talk', { name: 'average', of: 'messages_per_day' }],
  ['how often do we write at the weekend', { name: 'count', metric: 'messages', scope: { weekdays: [5, 6] } }],
  ['how many links did Ben share with me', { name: 'count', metric: 'links', scope: { people: ['Ben Okafor'] } }],
])('%s', (question, means) => {
  expect(plan(question, mine)).toMatchObject(means)
})

test('the first week begins with the first message', () => {
  const day = plan('how many messages did we send on the first day', asked)
  const week = plan('how many messages did we send in our first week', asked)
  if (day?.name !== 'count' || week?.name !== 'count') throw new Error('not counted')
  expect([week.scope.from, (week.scope.to ?? 0) - (week.scope.from ?? 0)]).toEqual([day.scope.from, 6])
  expect(day.scope.to).toBe(day.scope.from)
})

test('“the month before” is told from the month in the same question', () => {
  const found = plan('did we send more messages in march 2021 than in the month before?', asked)
  const written = plan('did we send more messages in march 2021 than in february 2021?', asked)
  expect(found).toMatchObject({ name: 'compare_periods' })
  expect((found as { periods?: unknown }).periods).toEqual((written as { periods?: unknown }).periods)
})

test('two spans of hours are what is in both; where nothing is, nothing is counted', () => {
  expect(plan('how many messages did Ben send after midnight before 3 am', asked)).toMatchObject({ scope: { hours: [0, 1, 2] } })
  expect(plan('how many messages did Ben send after 10 pm before 3 am', asked)).toBeNull()
})

const questions = [
  'how many messages did Ben send in 2021',
  'which month had the most messages',
  'who asks more questions',
  'what was the longest silence',
  'how many photos did Ana send',
]
const planOf = (question: string) => ({ ...plan(question, asked), confidence: 0 })

test('what only asks again for what the answer says changes nothing: behind the question, in brackets, as its own sentence', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...questions),
      fc.constantFrom(', and when was that', '? what day was that', ' (roughly)', ' (give or take)', ', just wondering', '? just curious'),
      (question, tail) => {
        expect(planOf(`${question}${tail}`)).toEqual(planOf(question))
      },
    ),
  )
})

test('a limit is never passed over, wherever it is', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...questions),
      fc.constantFrom(
        'not counting photos',
        'except on Sundays',
        'apart from photos',
        'minus the links',
        'photos',
        'بدون الصور',
        'बिना फ़ोटो के',
        'ohne Bilder',
        'without the short ones',
        'only the long ones',
        'before we met',
      ),
      fc.constantFrom(
        (limit: string) => ` (${limit})`,
        (limit: string) => `, ${limit}`,
        (limit: string) => `? ${limit}`,
      ),
      (question, limit, put) => {
        const planned = plan(`${question}${put(limit)}`, asked)
        expect(planned === null || JSON.stringify(planned) !== JSON.stringify(plan(question, asked))).toBe(true)
      },
    ),
  )
})
