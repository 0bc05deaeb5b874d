import { expect, test } from 'vitest'
import { answerOf } from '#testing/answer-of.ts'

test('replies by how long they took', async () => {
  expect(await answerOf('replyDiscipline')).toMatchObject({
    reply_discipline: {
      Ana: { '<1hr': 1, '<1day': 1, total_replies: 2, median_seconds: 21_750, avg_reply_time_minutes: 362.5 },
      Ben: { '<1hr': 1, '<1day': 1, total_replies: 2, median_seconds: 1950, avg_reply_time_minutes: 32.5 },
    },
  })
})
