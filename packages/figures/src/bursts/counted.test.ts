import { expect, test } from 'vitest'
import { answerOf } from '#testing/answer-of.ts'
import { bursts } from './counted.ts'
import { bursts as shape } from './shape.ts'

test('three messages in a row within minutes are a burst', async () => {
  expect(await answerOf(bursts, shape)).toMatchObject({
    bursts: 1,
    people: [
      { person: 'Ana', bursts: 1, longest: 3 },
      { person: 'Ben', bursts: 0, longest: null },
    ],
    longest: [{ id: 2, last_id: 4, seconds: 120 }],
  })
})
