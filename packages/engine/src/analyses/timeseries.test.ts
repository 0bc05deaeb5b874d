import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isoDay, parseDay, weekdayOf } from '#chat/civil.ts'
import { select } from '#chat/selection.ts'
import { chatFrom, chatOf } from '#testing/chat-of.ts'
import { anyFilteredChat, messagesOf, passes, tally } from '#testing/messages-of.ts'
import { activeDays, busiestDay, busiestMonth, quietestWeekday, timeseries } from './timeseries.ts'

const example = chatOf(`
  2021-02-27 23:59 Ana: hi
  2021-02-28 00:00 Ben: hello
  2021-02-28 12:00 Ana: how are you?
  2021-03-02 09:00 Ben: fine
  2021-03-02 09:00 Ben: and you?`)

test('every day from the first message to the last, quiet ones too', () => {
  const { days, counts } = timeseries(example)
  expect(days.map(isoDay)).toEqual(['2021-02-27', '2021-02-28', '2021-03-01', '2021-03-02'])
  expect(counts).toEqual([1, 2, 0, 2])
})

test("one person's days run from their first message to their last", () => {
  const { days, counts } = timeseries(example, select(example, { authors: ['Ana'] }))
  expect(days.map(isoDay)).toEqual(['2021-02-27', '2021-02-28'])
  expect(counts).toEqual([1, 1])
})

test('where nothing is left there are no days and no remarks', () => {
  for (const nothing of [timeseries(chatOf('')), timeseries(example, select(example, { authors: ['Nobody'] }))]) {
    expect(nothing).toEqual({ days: [], counts: [] })
    expect(busiestDay(nothing)).toBeNull()
    expect(busiestMonth(nothing)).toBeNull()
    expect(quietestWeekday(nothing)).toBeNull()
    expect(activeDays(nothing)).toBe(0)
  }
})

test('the busiest day is the earliest of several, the busiest month is that of a year', () => {
  const series = timeseries(example)
  expect(busiestDay(series)).toEqual({ day: parseDay('2021-02-28'), count: 2 })
  expect(busiestMonth(series)).toEqual({ year: 2021, month: 2, count: 3 })
  const yearLater = timeseries(chatOf('2020-03-01 09:00 Ana: 1\n2021-03-01 09:00 Ana: 2\n2021-03-02 09:00 Ana: 3'))
  expect(busiestMonth(yearLater)).toEqual({ year: 2021, month: 3, count: 2 })
})

test('nobody is quiet on a weekday that did not come up', () => {
  expect(quietestWeekday(timeseries(chatOf('mon 09:00 Ana: hi\nsat 09:00 Ana: hi')))).toBeNull()
  expect(quietestWeekday(timeseries(chatOf('mon 09:00 Ana: hi\nsun 09:00 Ana: hi')))).toEqual({ weekday: 1, count: 0 })
})

test('a chat over all the years a time can express stays one list of days', () => {
  const { days, counts } = timeseries(chatFrom([0, 4_294_967_295].map((time) => ({ time, author: 'Ana', text: 'hi' }))))
  expect(days.length).toBe(49_711)
  expect(isoDay(days[49_710])).toBe('2106-02-07')
  expect(counts[0] + counts[49_710]).toBe(2)
})

test('each day counts its messages, as counting them by date does', () => {
  fc.assert(
    fc.property(anyFilteredChat(), ({ chat, filter, asked }) => {
      const chosen = messagesOf(chat).filter(passes(asked))
      const series = timeseries(chat, select(chat, filter))
      const byDate = new Map<string, number>()
      for (const { day } of chosen) byDate.set(day, (byDate.get(day) ?? 0) + 1)
      expect(series.days.map(isoDay).filter((_, i) => series.counts[i] > 0)).toEqual([...byDate.keys()])
      expect(series.counts.filter((count) => count > 0)).toEqual([...byDate.values()])
      expect(series.days[0]).toBe(chosen.length ? parseDay(chosen[0].day) : undefined)
      expect(series.days.at(-1)).toBe(chosen.length ? parseDay(chosen[chosen.length - 1].day) : undefined)
      expect(series.days.every((day, i) => i === 0 || day === series.days[i - 1] + 1)).toBe(true)
    }),
  )
})

test('the notable days are those that sorting gives', () => {
  fc.assert(
    fc.property(anyFilteredChat(), ({ chat, filter, asked }) => {
      const chosen = messagesOf(chat).filter(passes(asked))
      const series = timeseries(chat, select(chat, filter))
      const dates = chosen.map((message) => message.day)
      const day = busiestDay(series)
      expect(day && { key: isoDay(day.day), count: day.count }).toEqual(tally(dates)[0] ?? null)
      const month = busiestMonth(series)
      const monthKey = (year: number, of: number) => `${year}-${String(of).padStart(2, '0')}`
      expect(month && { key: monthKey(month.year, month.month), count: month.count }).toEqual(
        tally(dates.map((date) => date.slice(0, 7)))[0] ?? null,
      )
      expect(activeDays(series)).toBe(new Set(dates).size)
      const quiet = quietestWeekday(series)
      const byWeekday = [0, 1, 2, 3, 4, 5, 6].map((weekday) => chosen.filter((m) => weekdayOf(parseDay(m.day) ?? 0) === weekday).length)
      if (quiet) expect([byWeekday.indexOf(quiet.count), quiet.count]).toEqual([quiet.weekday, Math.min(...byWeekday)])
      expect(quiet === null).toBe(series.days.length < 7)
    }),
  )
})

test('the days add up to all messages; splitting the range in two adds up to the whole', () => {
  fc.assert(
    fc.property(anyFilteredChat(), fc.integer({ min: -3, max: 400 }), ({ chat, filter: { authors } }, offset) => {
      const total = (fromDay?: number, toDay?: number) =>
        timeseries(chat, select(chat, { fromDay, toDay, authors })).counts.reduce((sum, count) => sum + count, 0)
      expect(timeseries(chat).counts.reduce((sum, count) => sum + count, 0)).toBe(chat.count)
      const cut = Math.floor((chat.time[0] ?? 0) / 86_400) + offset
      expect(total(undefined, cut - 1) + total(cut)).toBe(total())
    }),
  )
})
