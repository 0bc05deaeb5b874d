import { expect, test } from 'vitest'
import { answerOf } from '#testing/answer-of.ts'
import { replyDiscipline } from './counted.ts'
import { replyDiscipline as shape } from './shape.ts'

test('replies by how long they took', async () => {
  expect(await answerOf(replyDiscipline, shape)).toMatchObject({
    reply_discipline: {
      Ana: { '<1hr': 1, '<1day': 1, total_replies: 2, median_seconds: 21_750 },
      Ben: { '<1hr': 1, '<1day': 1, total_replies: 2, median_seconds: 1950 },
    },
  })
})
