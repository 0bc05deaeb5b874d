import { expect, test } from 'vitest'
import { answerOf } from '#testing/answer-of.ts'
import { emotionHighlights } from './counted.ts'
import { emotionHighlights as shape } from './shape.ts'

test('the strongest message of each emotion', async () => {
  const chat = `
    2021-03-01 20:00 Ana: pancakes for everyone tomorrow 🥞 // 0.5 joy 0.9
    2021-03-01 20:05 Ben: yes please // 0.5 love 0.9`
  expect(await answerOf(emotionHighlights, shape, chat)).toMatchObject({
    highlights: [{ emotion: 'joy', id: 0, author: 'Ana' }],
  })
})
