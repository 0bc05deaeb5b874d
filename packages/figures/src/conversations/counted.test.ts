import { expect, test } from 'vitest'
import { answerOf } from '#testing/answer-of.ts'
import { conversations } from './counted.ts'
import { conversations as shape } from './shape.ts'

test('a conversation ends with a long gap', async () => {
  expect(await answerOf(conversations, shape)).toMatchObject({
    conversations: 3,
    median_messages: 2,
    longest: { id: 2, last_id: 5, messages: 4, seconds: 3720 },
    people: [
      { person: 'Ana', opened: 2, closed: 1 },
      { person: 'Ben', opened: 1, closed: 2 },
    ],
  })
})
