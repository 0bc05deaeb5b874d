import { expect, test } from 'vitest'
import { answerOf } from '#testing/answer-of.ts'
import { messageShare } from './counted.ts'
import { messageShare as shape } from './shape.ts'

test('who wrote how much, the most first', async () => {
  expect(await answerOf(messageShare, shape)).toMatchObject({
    people: [
      { person: 'Ana', messages: 5 },
      { person: 'Ben', messages: 3 },
    ],
    remark: { author: 'Ana', share: 5 / 8, is_tied: false },
  })
})
