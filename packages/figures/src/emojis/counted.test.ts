import { expect, test } from 'vitest'
import { answerOf } from '#testing/answer-of.ts'

test('each emoji with its messages', async () => {
  expect(await answerOf('emojis')).toMatchObject({
    emojis: [{ emoji: '🥞', count: 2, messages: 2 }],
    total: 1,
    said: 2,
    messages: 8,
    messages_with_emojis: 2,
  })
})
