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

test('the first of several with the same count is named, and that another has as many', async () => {
  const two = `
    mon 09:00 Ana: fine // 0
    mon 09:01 Ana: no // -0.5
    mon 09:02 Ana: what`
  expect(await answerOf(sentimentChart, shape, two)).toMatchObject({
    positive: 0,
    remark: { sentiment: 'neutral', messages: 1, share: 1 / 2, is_tied: true, unscored: 1 },
  })
  expect(await answerOf(sentimentChart, shape)).toMatchObject({ remark: { messages: 4, is_tied: false } })
})
