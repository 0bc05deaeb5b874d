import { expect, test } from 'vitest'
import { answerOf } from '#testing/answer-of.ts'
import { ownWordMessages } from './counted.ts'
import { ownWordMessages as shape } from './shape.ts'

const eaters = Array.from({ length: 20 }, (_, i) => `2021-03-01 09:${10 + i} Ana: pancakes\n2021-03-01 09:${10 + i} Ben: waffles\n`).join(
  '',
)
const talk = `${eaters}2021-03-02 09:00 Ana: shall we have pancakes in the garden\n2021-03-02 09:01 Ben: ok\n`

test('messages with a word that one says and the other does not; nobody without one that is fit to be shown', async () => {
  expect(await answerOf(ownWordMessages, shape, talk)).toMatchObject({
    people: [
      {
        person: 'Ana',
        word: 'pancakes',
        count: 21,
        others: 0,
        shown: [{ author: 'Ana', date: '2021-03-02T09:00:00', message: 'shall we have pancakes in the garden' }],
      },
    ],
  })
})
