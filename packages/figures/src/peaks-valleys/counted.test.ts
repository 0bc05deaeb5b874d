import { expect, test } from 'vitest'
import { answerOf } from '#testing/answer-of.ts'
import { peaksValleys } from './counted.ts'
import { peaksValleys as shape } from './shape.ts'

/** Ten good messages on a day, ten bad ones on the next. */
const days = Array.from({ length: 20 }, (_, i) => {
  const [day, score] = i < 10 ? ['01', 0.5] : ['02', -0.5]
  return `2021-03-${day} 09:${10 + i} Ana: hello // ${score}\n`
}).join('')

test('the best and the worst day', async () => {
  expect(await answerOf(peaksValleys, shape, days)).toMatchObject({ peaks: [{ date: '2021-03-01' }], valleys: [{ date: '2021-03-02' }] })
})
