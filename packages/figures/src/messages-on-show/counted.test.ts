import { expect, test } from 'vitest'
import { answerOf } from '#testing/answer-of.ts'
import { messagesOnShow } from './counted.ts'
import { messagesOnShow as shape } from './shape.ts'

const few = `
  2021-03-01 20:00 Ana: shall we have pancakes tomorrow
  2021-03-02 08:00 Ana: the pancakes are ready now
  2021-03-02 08:02 Ben: I overslept, so start without me
  2021-03-06 12:00 Ben: are there pancakes left for me`
const message = (id: number, author: string, date: string, message: string) => ({ id, author, date, message })
const [first, ready, overslept, left] = [
  message(0, 'Ana', '2021-03-01T20:00:00', 'shall we have pancakes tomorrow'),
  message(1, 'Ana', '2021-03-02T08:00:00', 'the pancakes are ready now'),
  message(2, 'Ben', '2021-03-02T08:02:00', 'I overslept, so start without me'),
  message(3, 'Ben', '2021-03-06T12:00:00', 'are there pancakes left for me'),
]

test('messages beside what stands out: hour, day, streak and gap, and the first one', async () => {
  expect(await answerOf(messagesOnShow, shape, few)).toEqual({
    first: [first],
    hour: [ready, overslept],
    day: [ready, overslept],
    streak: [ready, overslept],
    gap: { ended_by: 'Ben', ended_with: 3, shown: [left] },
    messages: 4,
  })
})
