import { expect, test } from 'vitest'
import { answerOf } from '#testing/answer-of.ts'
import { emotionFingerprint } from './counted.ts'
import { emotionFingerprint as shape } from './shape.ts'

test('the shares of emotions are those of what was felt', async () => {
  expect(await answerOf(emotionFingerprint, shape)).toMatchObject({
    emotions: { joy: 3 / 5, love: 1 / 5, sadness: 1 / 5 },
    messages: 6,
    people: [
      { person: 'Ana', emotions: { joy: 1 } },
      { person: 'Ben', messages: 3, felt: 3 },
    ],
    differences: expect.arrayContaining([{ emotion: 'sadness', strongest: [0, 1], z: null, beyond_chance: false }]),
  })
})
