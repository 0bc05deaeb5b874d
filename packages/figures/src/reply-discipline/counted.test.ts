import { expect, test } from 'vitest'
import { answerOf } from '#testing/answer-of.ts'
import { replyDiscipline } from './counted.ts'
import { replyDiscipline as shape } from './shape.ts'

test('replies by how long they took', async () => {
  expect(await answerOf(replyDiscipline, shape)).toMatchObject({
    reply_discipline: {
      Ana: { '<1hr': 1, '<1day': 1, total_replies: 2, median_seconds: 21_750, avg_reply_time_minutes: 362.5 },
      Ben: { '<1hr': 1, '<1day': 1, total_replies: 2, median_seconds: 1950, avg_reply_time_minutes: 32.5 },
    },
  })
})

test('who wrote and never replied has no times', async () => {
  const { reply_discipline } = shape.plain.parse(await answerOf(replyDiscipline, shape, 'mon 09:00 Ana: hello\nmon 09:01 Ana: anybody?'))
  const none = { replies: 0, median_seconds: null, p90_seconds: null }
  expect(reply_discipline.Ana).toEqual({
    '<5min': 0,
    '<1hr': 0,
    '<1day': 0,
    '>1day': 0,
    total_replies: 0,
    avg_reply_time_minutes: null,
    median_seconds: null,
    p90_seconds: null,
    within_conversation: none,
    opening_conversation: none,
    day: none,
    night: none,
  })
})
