import { expect, test } from 'vitest'
import { answerOf } from '#testing/answer-of.ts'
import { moodTimeline } from './counted.ts'
import { moodTimeline as shape } from './shape.ts'

test('the leading emotion of each month', async () => {
  expect(await answerOf(moodTimeline, shape)).toMatchObject({
    timeline: [{ date: '2021-03', mood: 'joy', intensity: 3 / 5, habit: 3 / 5, z: 0, stands_out: false, messages: 6 }],
  })
})
