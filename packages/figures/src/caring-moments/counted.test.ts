import { expect, test } from 'vitest'
import { answerOf } from '#testing/answer-of.ts'
import { caringMoments } from './counted.ts'
import { caringMoments as shape } from './shape.ts'

test('a message of love is a caring one', async () => {
  expect(await answerOf(caringMoments, shape)).toMatchObject({ caring_moments: [{ id: 1, author: 'Ben', text: 'yes please' }] })
})
