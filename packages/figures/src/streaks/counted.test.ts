import { expect, test } from 'vitest'
import { answerOf } from '#testing/answer-of.ts'
import { streaks } from './counted.ts'
import { streaks as shape } from './shape.ts'

test('days in a row', async () => {
  expect(await answerOf(streaks, shape)).toMatchObject({
    streaks: [{ start: '2021-03-01', end: '2021-03-02', days: 2, messages: 6, id: 0 }],
    current: null,
    total_streaks: 1,
  })
})
