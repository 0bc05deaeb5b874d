import { expect, test } from 'vitest'
import { answerOf } from '#testing/answer-of.ts'
import { calendar } from './counted.ts'
import { calendar as shape } from './shape.ts'

test('a column per week, a row per weekday, nothing after the last day', async () => {
  expect(await answerOf(calendar, shape)).toMatchObject({
    mondays: ['2021-03-01'],
    counts: [[2], [4], [0], [0], [0], [2], [null]],
    remark: { active_days: 3, total_days: 6, longest_streak: { days: 2 } },
  })
})
