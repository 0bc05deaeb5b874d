import { expect, test } from 'vitest'
import { answerOf } from '#testing/answer-of.ts'
import { responseTimes } from './counted.ts'
import { responseTimes as shape } from './shape.ts'

test('the median and the mean of all replies', async () => {
  expect(await answerOf(responseTimes, shape)).toMatchObject({ p50: (600 + 3600) / 2, mean: (300 + 42_900 + 3600 + 600) / 4, replies: 4 })
})
