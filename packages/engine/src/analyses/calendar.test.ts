import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isoDay, weekdayOf } from '#chat/civil.ts'
import { select } from '#chat/selection.ts'
import { chatFrom, chatOf } from '#testing/chat-of.ts'
import { anyFilteredChat } from '#testing/messages-of.ts'
import { calendar, longestStreak } from './calendar.ts'
import { timeseries } from './timeseries.ts'

test('weeks begin on Monday; days before the first message and after the last are not days of the chat', () => {
  const { mondays, counts } = calendar(
    chatOf(`
    2021-03-04 09:00 Ana: thursday
    2021-03-04 10:00 Ben: thursday
    2021-03-07 09:00 Ana: sunday
    2021-03-08 09:00 Ana: monday
    2021-03-09 09:00 Ben: tuesday`),
  )
  expect(mondays.map(isoDay)).toEqual(['2021-03-01', '2021-03-08'])
  expect(counts).toEqual([
    [null, 1],
    [null, 1],
    [null, null],
    [2, null],
    [0, null],
    [0, null],
    [1, null],
  ])
})

test('a single day is one week of one day', () => {
  const { mondays, counts } = calendar(chatOf('sun 23:59 Ana: hi'))
  expect(mondays.map(isoDay)).toEqual(['2021-03-01'])
  expect(counts.flat()).toEqual([null, null, null, null, null, null, 1])
})

test('no messages, no weeks', () => {
  expect(calendar(chatOf(''))).toEqual({ mondays: [], counts: [[], [], [], [], [], [], []] })
  expect(longestStreak(timeseries(chatOf('')))).toBeNull()
})

test('more than a century is a few thousand weeks', () => {
  const { mondays, counts } = calendar(chatFrom([0, 4_294_967_295].map((time) => ({ time, author: 'Ana', text: 'hi' }))))
  expect(mondays.length).toBe(7102)
  expect(counts.every((row) => row.length === 7102)).toBe(true)
})

test('the longest streak is the earliest of several', () => {
  const series = timeseries(
    chatOf(`
    2021-03-01 09:00 Ana: 1
    2021-03-03 23:59 Ana: 1
    2021-03-04 00:00 Ben: 2
    2021-03-06 09:00 Ana: 1
    2021-03-07 09:00 Ben: 2`),
  )
  const streak = longestStreak(series)
  expect(streak && { ...streak, from: isoDay(streak.from), to: isoDay(streak.to) }).toEqual({
    days: 2,
    from: '2021-03-03',
    to: '2021-03-04',
  })
})

test('each cell is its day of the timeseries, and every day has its cell', () => {
  fc.assert(
    fc.property(anyFilteredChat(), ({ chat, filter }) => {
      const selection = select(chat, filter)
      const series = timeseries(chat, selection)
      const { mondays, counts } = calendar(chat, selection)
      expect(mondays.every((day) => weekdayOf(day) === 0)).toBe(true)
      const cells = counts.flatMap((row, weekday) => row.map((count, week) => ({ day: mondays[week] + weekday, count })))
      const ofTheChat = cells.filter(({ count }) => count !== null).sort((a, b) => a.day - b.day)
      expect(ofTheChat).toEqual(series.days.map((day, i) => ({ day, count: series.counts[i] })))
      // No week is there for nothing.
      expect(mondays.every((_, week) => counts.some((row) => row[week] !== null))).toBe(true)
    }),
  )
})

test('the longest streak is the longest run of days looked at one by one', () => {
  fc.assert(
    fc.property(anyFilteredChat(), ({ chat, filter }) => {
      const series = timeseries(chat, select(chat, filter))
      const active = new Set(series.days.filter((_, i) => series.counts[i] > 0))
      let best: { days: number; from: number; to: number } | null = null
      for (const from of active) {
        let to = from
        while (active.has(to + 1)) to++
        if (to - from + 1 > (best?.days ?? 0)) best = { days: to - from + 1, from, to }
      }
      expect(longestStreak(series)).toEqual(best)
    }),
  )
})
