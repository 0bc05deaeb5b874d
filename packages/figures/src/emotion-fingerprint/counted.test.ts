import { expect, test } from 'vitest'
import { answerOf } from '#testing/answer-of.ts'

test('the shares of emotions are those of what was felt', async () => {
  expect(await answerOf('emotionFingerprint')).toMatchObject({
    emotions: { joy: 3 / 5, love: 1 / 5, sadness: 1 / 5 },
    messages: 6,
    people: [
      { person: 'Ana', emotions: { joy: 1 } },
      { person: 'Ben', messages: 3 },
    ],
  })
})
