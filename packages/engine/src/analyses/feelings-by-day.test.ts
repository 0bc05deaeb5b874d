import { expect, test } from 'vitest'
import { isoDay } from '#chat/civil.ts'
import { everything, select } from '#chat/selection.ts'
import { feltChatOf } from '#testing/felt-chat.ts'
import { feelingsByDay, meanOf, periods, together } from './feelings-by-day.ts'

const example = () =>
  feltChatOf(`
  2021-03-01 09:00 Ana: a // 0.5
  2021-03-02 09:00 Ben: b // 0.25
  2021-03-02 09:01 Ana: [media]
  2021-03-04 09:00 Ben: c // -0.5
  2021-03-04 09:01 Ben: d // 0.25
  2021-03-05 09:00 Ana: [media]`)

test.each([
  [{}, '2021-03-01', [1, 2, 0, 2, 1], [1, 1, 0, 2, 0], [0.5, 0.25, 0, -0.25, 0]],
  [{ authors: ['Ana'] }, '2021-03-01', [1, 1, 0, 0, 1], [1, 0, 0, 0, 0], [0.5, 0, 0, 0, 0]],
  [{ authors: ['Ben'] }, '2021-03-02', [1, 0, 2], [1, 0, 2], [0.25, 0, -0.25]],
])('of %j the sums of each day run from the first message to the last', (filter, first, messages, scored, sum) => {
  const { chat, feelings } = example()
  const found = feelingsByDay(chat, feelings, select(chat, filter))
  expect(isoDay(found.first)).toBe(first)
  expect([found.messages, found.scored, found.sum].map((all) => Array.from(all))).toEqual([messages, scored, sum])
})

test('of nobody, and of no days, there are none', () => {
  const { chat, feelings } = example()
  for (const selection of [select(chat, { authors: ['Nobody'] }), { from: 3, to: 3, authors: null }])
    expect(feelingsByDay(chat, feelings, selection).messages.length).toBe(0)
})

test('days are put together to periods, empty ones too, and periods to one', () => {
  const { chat, feelings } = example()
  const all = periods(feelingsByDay(chat, feelings, everything(chat)), (day) => Math.floor((day - 18_687) / 2))
  expect(all).toEqual([
    { messages: 3, scored: 2, sum: 0.75 },
    { messages: 2, scored: 2, sum: -0.25 },
    { messages: 1, scored: 0, sum: 0 },
  ])
  expect(together(all)).toEqual({ messages: 6, scored: 4, sum: 0.5 })
  expect(together([])).toEqual({ messages: 0, scored: 0, sum: 0 })
  expect(all.map(meanOf)).toEqual([0.375, -0.125, null])
  expect(periods(feelingsByDay(chat, feelings, select(chat, { authors: ['Nobody'] })), (day) => day)).toEqual([])
})
