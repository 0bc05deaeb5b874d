import { expect, test } from 'vitest'
import { answerOf } from '#testing/answer-of.ts'
import { heatmap } from './counted.ts'
import { heatmap as shape } from './shape.ts'

test('seven rows, Monday first, of 24 hours', async () => {
  expect(await answerOf(heatmap, shape)).toMatchObject({
    messages: 8,
    counts: expect.toSatisfy((counts: number[][]) => counts[0][20] === 2 && counts[1][8] === 3 && counts[5][12] === 2),
    remark: { busiest_cell: { weekday: 1, hour: 8, messages: 3 } },
  })
})
