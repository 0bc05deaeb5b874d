import { expect, test } from 'vitest'
import { answerOf } from '#testing/answer-of.ts'
import { writingStyle } from './counted.ts'
import { writingStyle as shape } from './shape.ts'

test('how long messages are, and what they contain', async () => {
  expect(await answerOf(writingStyle, shape)).toMatchObject({
    everyone: { texts: 8, emoji_share: 2 / 8, question_share: 1 / 8, link_share: 2 / 8 },
    people: [
      { person: 'Ana', median_length: 14 },
      { person: 'Ben', median_length: 18 },
    ],
  })
})

test('lengths follow on one another from one character on, and the last has no end', async () => {
  const { lengths, everyone } = shape.plain.parse(await answerOf(writingStyle, shape))
  expect(lengths[0].from).toBe(1)
  expect(lengths.slice(1).map(({ from }) => from - 1)).toEqual(lengths.slice(0, -1).map(({ to }) => to))
  expect(lengths.map(({ to }) => to).indexOf(null)).toBe(lengths.length - 1)
  expect(everyone.histogram).toHaveLength(lengths.length)
})
