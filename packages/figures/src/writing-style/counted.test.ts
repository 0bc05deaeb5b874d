import { expect, test } from 'vitest'
import { answerOf } from '#testing/answer-of.ts'
import { writingStyle } from './counted.ts'
import { writingStyle as shape } from './shape.ts'

test('how long messages are, and what they hold', async () => {
  expect(await answerOf(writingStyle, shape)).toMatchObject({
    everyone: { texts: 8, emoji_share: 2 / 8, question_share: 1 / 8, link_share: 2 / 8 },
    people: [
      { person: 'Ana', median_length: 14 },
      { person: 'Ben', median_length: 18 },
    ],
  })
})
