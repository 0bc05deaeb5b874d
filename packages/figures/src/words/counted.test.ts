import { expect, test } from 'vitest'
import { answerOf } from '#testing/answer-of.ts'
import { words } from './counted.ts'
import { words as shape } from './shape.ts'

test('the words that are most frequent, everyday ones left out', async () => {
  expect(await answerOf(words, shape)).toMatchObject({
    words: expect.toSatisfy(
      (words: { word: string; count: number }[]) => words[0].word === 'pancakes' && words[0].count === 3 && words[1].count === 2,
    ),
    total: 8,
    said: 11,
  })
})
