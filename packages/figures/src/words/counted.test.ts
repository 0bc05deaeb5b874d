import { expect, test } from 'vitest'
import { answerOf } from '#testing/answer-of.ts'

test('the words that are most frequent, everyday ones left out', async () => {
  expect(await answerOf('words')).toMatchObject({
    words: expect.toSatisfy(
      (words: { word: string; count: number }[]) => words[0].word === 'pancakes' && words[0].count === 3 && words[1].count === 2,
    ),
    total: 8,
    said: 11,
  })
})
