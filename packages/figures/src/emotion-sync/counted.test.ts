import { expect, test } from 'vitest'
import { answerOf } from '#testing/answer-of.ts'
import { emotionSync } from './counted.ts'
import { emotionSync as shape } from './shape.ts'

/** Eight Mondays, alternately good and bad for both. */
const weeks = Array.from({ length: 8 }, (_, week) => {
  const day = `2021-0${week < 4 ? 3 : 4}-${['01', '08', '15', '22', '05', '12', '19', '26'][week]}`
  const score = week % 2 === 0 ? 0.5 : -0.5
  return `${day} 09:00 Ana: hello // ${score}\n${day} 09:01 Ben: hello // ${score}\n`
}).join('')

test('whose weeks rise and fall together correlate', async () => {
  expect(await answerOf(emotionSync, shape, weeks)).toMatchObject({
    pairs: [{ a: 'Ana', b: 'Ben', correlation: 1, weeks: 8 }],
    total_pairs: 1,
    closest: {
      a: 'Ana',
      b: 'Ben',
      weeks: [{ week: '2021-03-01', a: 0.5, b: 0.5, messages: 2 }, { a: -0.5, b: -0.5 }, {}, {}, {}, {}, {}, {}],
    },
  })
})
