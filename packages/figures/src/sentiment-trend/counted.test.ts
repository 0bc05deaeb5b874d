import { expect, test } from 'vitest'
import { answerOf } from '#testing/answer-of.ts'
import { sentimentTrend } from './counted.ts'
import { sentimentTrend as shape } from './shape.ts'

const twoMonths = `
  2021-03-01 09:00 Ana: no // -0.5
  2021-03-02 09:00 Ben: no // -0.5
  2021-04-01 09:00 Ana: yes // 0.5
  2021-04-02 09:00 Ben: yes // 0.5`

test('the second half against the first', async () => {
  expect(await answerOf(sentimentTrend, shape, twoMonths)).toMatchObject({
    overall_trend: 'improving',
    first_half: -0.5,
    second_half: 0.5,
    first_half_messages: 2,
    messages: 4,
  })
})
