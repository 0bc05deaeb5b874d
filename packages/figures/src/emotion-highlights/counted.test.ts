import { expect, test } from 'vitest'
import { answerOf } from '#testing/answer-of.ts'
import { emotionHighlights } from './counted.ts'
import { emotionHighlights as shape } from './shape.ts'

test('the strongest message of each emotion', async () => {
  expect(await answerOf(emotionHighlights, shape)).toMatchObject({
    highlights: [{ emotion: 'joy', id: 0, author: 'Ana' }],
  })
})
