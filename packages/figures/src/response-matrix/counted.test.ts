import { expect, test } from 'vitest'
import { answerOf } from '#testing/answer-of.ts'
import { responseMatrix } from './counted.ts'
import { responseMatrix as shape } from './shape.ts'

test('who answers whom, and how fast', async () => {
  expect(await answerOf(responseMatrix, shape)).toMatchObject({
    pairs: [
      { from: 'Ana', to: 'Ben', replies: 2, median_seconds: 21_750 },
      { from: 'Ben', to: 'Ana', replies: 2, median_seconds: 1950 },
    ],
    total_pairs: 2,
  })
})
