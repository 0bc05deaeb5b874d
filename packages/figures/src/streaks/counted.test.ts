import { expect, test } from 'vitest'
import { answerOf } from '#testing/answer-of.ts'

test('days in a row', async () => {
  expect(await answerOf('streaks')).toMatchObject({
    streaks: [{ start: '2021-03-01', end: '2021-03-02', days: 2, messages: 6, id: 0 }],
    current: null,
    total_streaks: 1,
  })
})
