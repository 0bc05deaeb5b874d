import { expect, test } from 'vitest'
import {
  type ConversationMessage,
  daysOf,
  firstId,
  goesOn,
  holds,
  keysOf,
  lastId,
  mostSaid,
  step,
  stretchAround,
  withAfter,
  withBefore,
} from './stretch.ts'

const message = (id: number, more: Partial<ConversationMessage> = {}): ConversationMessage => ({
  id,
  author: id % 2 === 0 ? 'Ana' : 'Ben',
  date: `2021-03-${String(1 + Math.floor(id / 50)).padStart(2, '0')}T09:00:00`,
  message: `${id}`,
  kind: 'text',
  relevance: null,
  is_media: false,
  has_link: false,
  has_question: false,
  has_emoji: false,
  is_edited: false,
  sentiment: null,
  sentiment_score: null,
  length: 1,
  highlights: [],
  ...more,
})
const line = (id: number): ConversationMessage => message(id, { author: null, kind: 'system' })

/** As the API answers in a conversation of `count` messages, with a system line before every tenth and two after the last. */
function told(count: number, around: number, before: number, after: number): ConversationMessage[] {
  const from = Math.max(0, around - before)
  const to = Math.min(count, around + after + 1)
  const messages = Array.from({ length: to - from }, (_, i) => from + i).flatMap((id) => {
    const hasLine = id % 10 === 0 && (id > from || id === 0)
    return hasLine ? [line(id), message(id)] : [message(id)]
  })
  return to === count ? [...messages, line(count), line(count)] : messages
}
const all = (count: number) => told(count, 0, 0, count)

// 181 messages: the last step returns as many as were asked for, and the end with them.
test.each([200, 181])('walking to the beginning and to the end returns every message and every line once, of %i messages', (count) => {
  let stretch = stretchAround(told(count, 100, step, step), 100)
  expect([firstId(stretch), lastId(stretch), stretch.hasBefore, stretch.hasAfter]).toEqual([60, 140, true, true])
  while (stretch.hasBefore) stretch = withBefore(stretch, told(count, firstId(stretch) ?? 0, step, 0))
  while (stretch.hasAfter) stretch = withAfter(stretch, told(count, lastId(stretch) ?? 0, 0, step))
  expect(stretch.said).toEqual(all(count))
})

test('never more than this many are kept, and what was left out is asked for again', () => {
  const count = 1000
  let stretch = stretchAround(told(count, 500, step, step), 500)
  for (let i = 0; i < 20; i++) stretch = withAfter(stretch, told(count, lastId(stretch) ?? 0, 0, step))
  expect(stretch.said.filter(({ author }) => author !== null)).toHaveLength(mostSaid)
  expect([lastId(stretch), stretch.hasBefore, stretch.hasAfter]).toEqual([999, true, false])
  for (let i = 0; i < 40; i++) stretch = withBefore(stretch, told(count, firstId(stretch) ?? 0, step, 0))
  expect([firstId(stretch), stretch.hasBefore, stretch.hasAfter]).toEqual([0, false, true])
  expect(stretch.said.filter(({ author }) => author !== null)).toHaveLength(mostSaid)
  expect(stretch.said[0]).toEqual(line(0))
})

test('where the conversation ends nothing more is asked for', () => {
  const stretch = stretchAround(told(30, 3, step, step), 3)
  expect([stretch.hasBefore, stretch.hasAfter, holds(stretch, 29), holds(stretch, 30)]).toEqual([false, false, true, false])
})

test('messages are grouped by day', () => {
  const days = daysOf(stretchAround(told(120, 60, step, step), 60))
  expect(days.map(({ day, said }) => [day, said.filter(({ author }) => author !== null).length])).toEqual([
    ['2021-03-01', 30],
    ['2021-03-02', 50],
    ['2021-03-03', 1],
  ])
})

test('no two lines go by the same key', () => {
  const keys = keysOf([line(3), line(3), message(3), line(4), message(4), line(5), line(5)])
  expect(new Set(keys).size).toBe(7)
})

test('a name is said once a turn', () => {
  expect([
    goesOn(undefined, message(0)),
    goesOn(message(0), message(2)),
    goesOn(message(0), message(1)),
    goesOn(line(2), message(2)),
  ]).toEqual([false, true, false, false])
})
