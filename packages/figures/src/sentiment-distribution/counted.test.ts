import { expect, test } from 'vitest'
import { answerOf } from '#testing/answer-of.ts'
import { sentimentDistribution } from './counted.ts'
import { sentimentDistribution as shape } from './shape.ts'

test('how many messages sound how, and how many cannot be said', async () => {
  expect(await answerOf(sentimentDistribution, shape)).toMatchObject({ positive: 4, neutral: 1, negative: 1, unscored: 2 })
})
