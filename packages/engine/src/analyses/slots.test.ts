import { DAY } from '@convostat/format/seconds'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayOf } from '#chat/civil.ts'
import { everything, select } from '#chat/selection.ts'
import { withPeople } from '#people/with-people.ts'
import { chatFrom, chatOf } from '#testing/chat-of.ts'
import { longestGap, slots } from './slots.ts'
import { timeseries } from './timeseries.ts'

const chat = chatOf(`
  2021-03-04 05:59 Ana: one
  2021-03-04 06:00 Ben: two
  2021-03-04 23:59:59 Ana: three
  2021-03-06 12:00 Ana: four
  2021-03-06 12:01 Cem: five`)
const rows = ({ people }: ReturnType<typeof slots>) => people.map(({ person, counts }) => [person, ...counts])

test('six hours a slot, from midnight of the first day to that after the last, the busiest person first', () => {
  expect(slots(chat)).toMatchObject({ first: dayOf(2021, 3, 4), perDay: 4, rest: null })
  expect(rows(slots(chat))).toEqual([
    ['Ana', 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0],
    ['Ben', 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    ['Cem', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0],
  ])
})

test('of chosen people from their first day to their last, of chosen days only those who wrote on them', () => {
  expect(rows(slots(chat, select(chat, { authors: ['Ben'] })))).toEqual([['Ben', 0, 1, 0, 0]])
  expect(rows(slots(chat, select(chat, { fromDay: dayOf(2021, 3, 5) })))).toEqual([
    ['Ana', 0, 0, 1, 0],
    ['Cem', 0, 0, 1, 0],
  ])
  expect(slots(chat, select(chat, { authors: ['Eva'] }))).toEqual({ first: null, perDay: 4, people: [], rest: null })
})

test('people are those of the chat as it is shown: renamed, merged, and without those who are hidden', () => {
  const names = new Map([
    ['Ben', 'Anna'],
    ['Ana', 'Anna'],
  ])
  const shown = withPeople(chat, { names, hidden: new Set(['Cem']) })
  expect(rows(slots(shown))).toEqual([['Anna', 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0]])
})

test('a filter changes nobody’s place: the busiest in the whole chat stays first', () => {
  const of = chatOf(`
    mon 09:00 Ben: one
    tue 09:00 Ana: two
    tue 09:01 Ana: three
    wed 09:00 Ben: four
    wed 09:01 Ben: five`)
  expect(slots(of, select(of, { fromDay: dayOf(2021, 3, 2), toDay: dayOf(2021, 3, 2) })).people.map(({ person }) => person)).toEqual([
    'Ana',
  ])
  expect(slots(of, select(of, { fromDay: dayOf(2021, 3, 2) })).people.map(({ person }) => person)).toEqual(['Ben', 'Ana'])
})

test('with a stride each slot has all its messages, and two who take turns have about as many', () => {
  const messages = fc.array(fc.record({ time: fc.nat({ max: 9 * DAY }), author: fc.nat({ max: 11 }) }), { minLength: 1, maxLength: 300 })
  fc.assert(
    fc.property(messages, (given) => {
      const of = chatFrom(given.map(({ time, author }) => ({ time, author: `Person ${author}`, text: 'x' })))
      const sums = ({ people, rest }: ReturnType<typeof slots>) => {
        const all = [...people, ...(rest ? [rest] : [])].map(({ counts }) => counts)
        return Array.from(all[0], (_, slot) => all.reduce((sum, counts) => sum + counts[slot], 0))
      }
      expect(sums(slots(of, everything(of), 5))).toEqual(sums(slots(of)))
    }),
  )
  const turns = chatFrom(Array.from({ length: 1000 }, (_, n) => ({ time: DAY + n, author: n % 2 === 0 ? 'Ana' : 'Ben', text: 'x' })))
  expect(slots(turns, everything(turns), 5).people.map(({ counts }) => counts[0])).toEqual([500, 500])
})

test('slots of a day in a chat of more than 800 days', () => {
  const lasting = (days: number) =>
    slots(
      chatFrom([
        { time: 5 * DAY + 100, author: 'Ana', text: 'one' },
        { time: (5 + days - 1) * DAY + 100, author: 'Ana', text: 'two' },
      ]),
    )
  expect([lasting(800).perDay, lasting(800).people[0].counts.length]).toEqual([4, 3200])
  expect([lasting(801).perDay, lasting(801).people[0].counts.length]).toEqual([1, 801])
})

const someone = fc.record({
  time: fc.integer({ min: DAY, max: 1200 * DAY }),
  author: fc.integer({ min: 0, max: 39 }).map((n) => `Person ${n}`),
  text: fc.constant('hello'),
})

test('every message is in exactly one slot, those beyond nine people in the rest', () => {
  fc.assert(
    fc.property(fc.array(someone, { minLength: 1, maxLength: 80 }), fc.boolean(), (lines, isChosen) => {
      const of = chatFrom(lines)
      const selection = isChosen ? select(of, { authors: of.participants.slice(0, 12), fromDay: 300 }) : everything(of)
      const { perDay, people, rest } = slots(of, selection)
      const { counts } = timeseries(of, selection)
      const daily = counts.map(() => 0)
      for (const row of [...people, ...(rest ? [rest] : [])]) {
        expect(row.counts).toHaveLength(counts.length * perDay)
        for (const [slot, count] of row.counts.entries()) daily[Math.floor(slot / perDay)] += count
      }
      expect(daily).toEqual(counts)
      const writers = new Set(lines.map(({ author }) => author)).size
      if (!isChosen) expect([people.length, rest?.people ?? 0]).toEqual([Math.min(9, writers), Math.max(0, writers - 9)])
    }),
  )
})

describe('the longest gap', () => {
  /** Whole days, as if each had its only message at noon. */
  const secondsOf = (day: number, counts: readonly number[]) =>
    86_400 * (day - 100 - counts.slice(0, day - 100).findLastIndex((n) => n > 0))
  const gap = (...counts: number[]) => longestGap({ days: counts.map((_, i) => 100 + i), counts }, 3, (day) => secondsOf(day, counts))
  test('is between the days with messages around it, the earliest of several as long', () => {
    expect(gap(1, 0, 0, 0, 2)).toEqual({ from: 100, to: 104 })
    expect(gap(1, 0, 0, 0, 2, 0, 0, 0, 1)).toEqual({ from: 100, to: 104 })
    expect(gap(1, 0, 0, 0, 2, 0, 0, 0, 0, 1)).toEqual({ from: 104, to: 109 })
  })
  test('is the one of the most time, where others have as many days without a message', () => {
    const counts = [1, 0, 0, 0, 2, 0, 0, 0, 1]
    const days = counts.map((_, i) => 100 + i)
    expect(longestGap({ days, counts }, 3, (day) => (day === 104 ? 260_000 : 430_000))).toEqual({ from: 104, to: 108 })
  })
  test('is none where every pause is shorter', () => {
    expect([gap(1, 0, 0, 2), gap(1), gap()]).toEqual([null, null, null])
  })
})
