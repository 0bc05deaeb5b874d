import { expect, test } from 'vitest'
import { answerOf } from '#testing/answer-of.ts'
import { yearlySentiment } from './counted.ts'
import { yearlySentiment as shape } from './shape.ts'

test('a mean for each year, of what has a score', async () => {
  expect(await answerOf(yearlySentiment, shape)).toMatchObject({
    yearly_sentiment: [{ year: 2021, sentiment: 1.5 / 6, messages: 6, all_messages: 8 }],
  })
})
