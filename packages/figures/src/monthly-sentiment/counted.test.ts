import { expect, test } from 'vitest'
import { answerOf } from '#testing/answer-of.ts'
import { monthlySentiment } from './counted.ts'
import { monthlySentiment as shape } from './shape.ts'

test('a mean for each month, of what has a score', async () => {
  expect(await answerOf(monthlySentiment, shape)).toMatchObject({
    monthly_sentiment: [{ month: '2021-03', sentiment: 1.5 / 6, messages: 6, all_messages: 8 }],
  })
})
