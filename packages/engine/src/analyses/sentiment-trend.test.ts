import fc from 'fast-check'
import { expect, test } from 'vitest'
import { select } from '#chat/selection.ts'
import { anyFeltChat, feltChatOf, feltMessagesOf, mean } from '#testing/felt-chat.ts'
import { passes } from '#testing/messages-of.ts'
import { sentimentTimeline } from './sentiment-timeline.ts'
import { sentimentTrend } from './sentiment-trend.ts'

const trendOf = (text: string) => {
  const { chat, feelings } = feltChatOf(text)
  return sentimentTrend(chat, feelings)
}

test('the second half of the months against the first, the middle one of an odd number in neither', () => {
  const three = `
    2021-01-10 09:00 Ana: a // 0.1
    2021-02-10 09:00 Ana: b // -1
    2021-03-10 09:00 Ana: c // 0.3`
  expect(trendOf(three)).toEqual({
    trend: 'improving',
    average: expect.closeTo(-0.2, 6),
    firstHalf: expect.closeTo(0.1, 6),
    secondHalf: expect.closeTo(0.3, 6),
    firstScored: 1,
    secondScored: 1,
    scored: 3,
    unit: 'month',
  })
})

test('months without a message count as months', () => {
  // January to May: March, which is empty, is the middle; February and April are empty halves' parts.
  expect(trendOf('2021-01-10 09:00 Ana: a // 0.5\n2021-05-10 09:00 Ana: b // 0.3')).toMatchObject({ trend: 'declining', unit: 'month' })
})

test('a change of a tenth is none, a little more is one', () => {
  const change = (by: number) => trendOf(`2021-01-10 09:00 Ana: a // 0\n2021-02-10 09:00 Ana: b // ${by}`).trend
  expect([change(0.0999), change(0.101), change(-0.0999), change(-0.101)]).toEqual(['stable', 'improving', 'stable', 'declining'])
})

test('within one month weeks from Monday are halved', () => {
  expect(trendOf('2021-03-07 23:00 Ana: Sunday // -0.5\n2021-03-08 00:00 Ana: Monday // 0.5')).toMatchObject({
    trend: 'improving',
    firstHalf: -0.5,
    secondHalf: 0.5,
    unit: 'week',
  })
})

test('under two weeks everything is stable', () => {
  expect(trendOf('mon 09:00 Ana: a // -1\nsun 09:00 Ana: b // 1')).toEqual({
    trend: 'stable',
    average: 0,
    firstHalf: null,
    secondHalf: null,
    firstScored: 0,
    secondScored: 0,
    scored: 2,
    unit: null,
  })
})

test('two days of two months are two months', () => {
  expect(trendOf('2021-01-31 09:00 Ana: a // -1\n2021-02-01 09:00 Ana: b // 1')).toMatchObject({ trend: 'improving', unit: 'month' })
})

test('where a half has nothing that can be scored no change is reported', () => {
  expect(trendOf('2021-01-10 09:00 Ana: [media]\n2021-02-10 09:00 Ana: b // 1')).toMatchObject({
    trend: 'stable',
    firstHalf: null,
    secondHalf: 1,
    firstScored: 0,
    secondScored: 1,
  })
})

test('nor where the other half had a feeling', () => {
  const scored = '2021-01-10 09:00 Ana: a // 0.5'
  const unscored = '2021-02-10 09:00 Ana: [media]'
  expect(trendOf(`${scored}\n${unscored}`)).toMatchObject({ trend: 'stable', firstHalf: 0.5, secondHalf: null })
  expect(trendOf(`2020-12-10 09:00 Ana: [media]\n${scored}`)).toMatchObject({ trend: 'stable', firstHalf: null, secondHalf: 0.5 })
})

test('no messages', () => {
  expect(trendOf('')).toEqual({
    trend: 'stable',
    average: null,
    firstHalf: null,
    secondHalf: null,
    firstScored: 0,
    secondScored: 0,
    scored: 0,
    unit: null,
  })
})

test('halves are those of the months in the timeline, and the average that of all', () => {
  fc.assert(
    fc.property(anyFeltChat(), ({ chat, feelings, filter, asked }) => {
      const selection = select(chat, filter)
      const { firstHalf, secondHalf, firstScored, secondScored, average, unit, trend } = sentimentTrend(chat, feelings, selection)
      const scored = feltMessagesOf(chat, feelings).filter((message) => passes(asked)(message) && message.score !== null)
      const all = mean(scored.map(({ score }) => score as number))
      expect(average).toEqual(all === null ? null : expect.closeTo(all, 9))
      const months = sentimentTimeline(chat, feelings, selection).map(({ year, month }) => `${year}-${String(month).padStart(2, '0')}`)
      expect(unit === 'month').toBe(months.length >= 2)
      if (unit !== 'month') return
      const half = Math.floor(months.length / 2)
      const scoresIn = (names: string[]) => scored.filter(({ day }) => names.includes(day.slice(0, 7))).map(({ score }) => score as number)
      const halves = [scoresIn(months.slice(0, half)), scoresIn(months.slice(Math.ceil(months.length / 2)))]
      expect([firstScored, secondScored]).toEqual(halves.map(({ length }) => length))
      const [first, second] = halves.map(mean)
      expect(firstHalf).toEqual(first === null ? null : expect.closeTo(first, 9))
      expect(secondHalf).toEqual(second === null ? null : expect.closeTo(second, 9))
      const change = firstHalf === null || secondHalf === null ? 0 : secondHalf - firstHalf
      expect(trend).toBe(change > 0.1 ? 'improving' : change < -0.1 ? 'declining' : 'stable')
    }),
  )
})
