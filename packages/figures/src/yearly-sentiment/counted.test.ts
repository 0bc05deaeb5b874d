import { expect, test } from 'vitest'
import { answerOf } from '#testing/answer-of.ts'
import { yearlySentiment } from './counted.ts'
import { yearlySentiment as shape } from './shape.ts'

test('a mean for each year, of what has a score', async () => {
  expect(await answerOf(yearlySentiment, shape)).toMatchObject({
    yearly_sentiment: [{ year: 2021, sentiment: 1.5 / 6, messages: 6, all_messages: 8 }],
  })
})

test('each year has one mean, and one without a message is in the list', async () => {
  const years = `
    2019-01-01 09:00 Ana: yes // 0.5
    2019-12-31 09:00 Ben: no // -0.5
    2021-06-01 09:00 Ana: yes // 0.5`
  expect(await answerOf(yearlySentiment, shape, years)).toEqual({
    yearly_sentiment: [
      { year: 2019, sentiment: 0, messages: 2, all_messages: 2 },
      { year: 2020, sentiment: null, messages: 0, all_messages: 0 },
      { year: 2021, sentiment: 0.5, messages: 1, all_messages: 1 },
    ],
  })
})
