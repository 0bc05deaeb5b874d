import { expect, test } from 'vitest'
import { answerOf } from '#testing/answer-of.ts'
import { wordComparison } from './counted.ts'
import { wordComparison as shape } from './shape.ts'

const eaters = Array.from({ length: 20 }, (_, i) => `2021-03-01 09:${10 + i} Ana: pancakes\n2021-03-01 09:${10 + i} Ben: waffles\n`).join(
  '',
)

test('what each says and the other does not', async () => {
  expect(await answerOf(wordComparison, shape, eaters)).toMatchObject({
    people: [
      { person: 'Ana', words: [{ word: 'pancakes', count: 20, others: 0 }] },
      { person: 'Ben', words: [{ word: 'waffles', count: 20, others: 0 }] },
    ],
  })
})
