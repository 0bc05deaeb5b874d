import { expect, test } from 'vitest'
import { answerOf } from '#testing/answer-of.ts'
import { timeseries } from './counted.ts'
import { timeseries as shape } from './shape.ts'

test('a point for every day, silent ones too', async () => {
  expect(await answerOf(timeseries, shape)).toMatchObject({
    days: expect.toSatisfy((days: string[]) => days[0] === '2021-03-01' && days[5] === '2021-03-06'),
    counts: [2, 4, 0, 0, 0, 2],
    remark: { busiest_day: '2021-03-02', quietest_weekday: null },
  })
})
