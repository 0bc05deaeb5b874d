import { expect, test } from 'vitest'
import { answerOf } from '#testing/answer-of.ts'
import { gaps } from './counted.ts'
import { gaps as shape } from './shape.ts'

test('a gap with the messages around it', async () => {
  expect(await answerOf(gaps, shape)).toMatchObject({
    cold_streaks: [{ duration_days: 4.1, duration_hours: 99, message_before: { id: 5 }, message_after: { id: 6 } }],
    total_streaks: 1,
  })
})
