import { expect, test } from 'vitest'
import { answerOf } from '#testing/answer-of.ts'

test('how many messages sound how, and how many cannot be said', async () => {
  expect(await answerOf('sentimentDistribution')).toMatchObject({ positive: 4, neutral: 1, negative: 1, unscored: 2 })
})
