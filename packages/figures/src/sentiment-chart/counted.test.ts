import { expect, test } from 'vitest'
import { answerOf } from '#testing/answer-of.ts'
import { sentimentChart } from './counted.ts'
import { sentimentChart as shape } from './shape.ts'

test('how many messages sound how', async () => {
  expect(await answerOf(sentimentChart, shape)).toMatchObject({
    positive: 4,
    neutral: 1,
    negative: 1,
    messages: 6,
    remark: { sentiment: 'positive', share: 4 / 6, unscored: 2 },
  })
})
