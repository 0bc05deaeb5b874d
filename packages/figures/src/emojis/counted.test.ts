import { expect, test } from 'vitest'
import { answerOf } from '#testing/answer-of.ts'
import { emojis } from './counted.ts'
import { emojis as shape } from './shape.ts'

test('each emoji with its messages', async () => {
  expect(await answerOf(emojis, shape)).toMatchObject({
    emojis: [{ emoji: '🥞', count: 2, messages: 2 }],
    total: 1,
    said: 2,
    messages: 8,
    messages_with_emojis: 2,
  })
})
