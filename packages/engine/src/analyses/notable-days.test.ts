import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isoDay } from '#chat/civil.ts'
import { select } from '#chat/selection.ts'
import { chatFrom, chatOf } from '#testing/chat-of.ts'
import { anyFilteredChat, messagesOf, passes } from '#testing/messages-of.ts'
import { notableDays, reasons } from './notable-days.ts'
import { timeseries } from './timeseries.ts'

/** `2021-03-01 first 1` and so on. */
const named = (series: Parameters<typeof notableDays>[0]) =>
  notableDays(series).map(({ day, kind, value }) => `${isoDay(day)} ${kind} ${value}`)
/** Days from 1 January 1970 on, with these counts. */
const seriesOf = (counts: number[]) => ({ days: counts.map((_, i) => i), counts })
const quiet = (days: number) => Array<number>(days).fill(0)

test('the first day and the busiest one, in order of time', () => {
  const chat = chatOf(`
    2021-03-01 09:00 Ana: hi
    2021-03-03 09:00 Ben: hello
    2021-03-03 09:01 Ana: how are you?
    2021-03-04 09:00 Ben: fine`)
  expect(named(timeseries(chat))).toEqual(['2021-03-01 first 1', '2021-03-03 busiest 2'])
  expect(named(timeseries(chat, select(chat, { authors: ['Ben'] })))).toEqual(['2021-03-03 busiest 1'])
})

test('no day stands out from nothing, nor one from itself', () => {
  expect(notableDays(seriesOf([]))).toEqual([])
  expect(notableDays(seriesOf([7]))).toEqual([])
})

test('the day after the longest gap, the earliest of several; 29 quiet days are everyday life', () => {
  expect(named(seriesOf([1, ...quiet(29), 1, 2]))).toEqual(['1970-01-01 first 1', '1970-02-01 busiest 2'])
  expect(named(seriesOf([1, ...quiet(30), 1, 2]))).toEqual(['1970-01-01 first 1', '1970-02-01 return 30', '1970-02-02 busiest 2'])
  expect(named(seriesOf([2, ...quiet(31), 1, ...quiet(32), 1, ...quiet(32), 1]))).toEqual(['1970-01-01 busiest 2', '1970-03-07 return 32'])
})

test('the four weeks that rose most over the four before them: by 20 messages or more, to twice as many or more', () => {
  // Four weeks of each count; the busiest day is far from all of them.
  const months = (...counts: number[]) => seriesOf([...counts.flatMap((n) => Array<number>(28).fill(n)), ...quiet(28), 999])
  const rise = (series: Parameters<typeof notableDays>[0]) => notableDays(series).find(({ kind }) => kind === 'rise')
  expect(rise(months(1, 1, 5, 5, 6))).toEqual({ day: 56, kind: 'rise', value: 112 })
  // From 112 to 196 is less than twice as many.
  expect(rise(months(4, 7))).toBeUndefined()
  expect(rise(months(4, 8))).toEqual({ day: 28, kind: 'rise', value: 112 })
  const few = (messages: number) => seriesOf([1, ...quiet(27), messages, ...quiet(27), 30])
  expect(rise(few(20))).toBeUndefined()
  expect(rise(few(21))).toEqual({ day: 28, kind: 'rise', value: 20 })
  // Eight weeks are needed to compare.
  expect(rise(seriesOf([1, ...quiet(26), ...Array<number>(27).fill(9), 99]))).toBeUndefined()
})

test('a day with several reasons is named once, by the first of them', () => {
  expect(named(seriesOf([9, 1]))).toEqual(['1970-01-01 busiest 9'])
  expect(named(seriesOf([1, ...quiet(40), 50, ...quiet(6), 1]))).toEqual(['1970-01-01 first 1', '1970-02-11 busiest 50'])
})

test('more than a century is looked at once', () => {
  const series = timeseries(chatFrom([0, 4_294_967_295].map((time) => ({ time, author: 'Ana', text: 'hi' }))))
  expect(named(series)).toEqual(['1970-01-01 busiest 1', '2106-02-07 return 49709'])
})

/** The same, slow and obvious: every day, and every gap and week that ends or begins with it, is looked at separately. */
function slowly(counts: readonly number[]): Map<string, { day: number; value: number }> {
  const sum = (from: number, to: number) => counts.slice(from, to).reduce((total, n) => total + n, 0)
  const most = (candidates: { day: number; value: number }[]) => candidates.sort((a, b) => b.value - a.value || a.day - b.day).slice(0, 1)
  const everyDay = counts.map((value, day) => ({ day, value }))
  const silences = everyDay
    .filter(({ value }) => value > 0)
    .map(({ day }) => ({ day, value: day - 1 - counts.findLastIndex((n, before) => before < day && n > 0) }))
    .filter(({ day, value }) => day > 0 && value >= 30)
  const rises = everyDay
    .filter(({ day, value }) => day >= 28 && day + 28 <= counts.length && value > 0)
    .map(({ day, value }) => ({ day, value, after: sum(day, day + 28), before: sum(day - 28, day) }))
    .filter(({ value, after, before }) => after - before >= 20 && after / before >= 2 && value / (before / 28) >= 2)
    .map(({ day, after, before }) => ({ day, value: after - before }))
  const byReason = { busiest: most([...everyDay]), return: most(silences), rise: most(rises), first: everyDay.slice(0, 1) }
  const found = new Map<string, { day: number; value: number }>()
  const taken = new Set<number>()
  for (const kind of reasons)
    for (const one of byReason[kind])
      if (!taken.has(one.day)) {
        found.set(kind, one)
        taken.add(one.day)
      }
  return counts.length < 2 ? new Map() : found
}

test('the notable days are those that looking at each day finds', () => {
  const stretch = fc.oneof(
    fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 60 }),
    fc.integer({ min: 25, max: 35 }).map(quiet),
    fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 40 }),
  )
  const days = fc.array(stretch, { maxLength: 8 }).map((stretches) => [1, ...stretches.flat(), 1])
  fc.assert(
    fc.property(days, (counts) => {
      const found = notableDays(seriesOf(counts))
      expect(new Map(found.map(({ day, kind, value }) => [kind as string, { day, value }]))).toEqual(slowly(counts))
      expect(found.map(({ day }) => day)).toEqual([...new Set(found.map(({ day }) => day))].sort((a, b) => a - b))
    }),
    { numRuns: 300 },
  )
})

test('the notable days are those of the messages that a filter leaves', () => {
  fc.assert(
    fc.property(anyFilteredChat(), ({ chat, filter, asked }) => {
      const series = timeseries(chat, select(chat, filter))
      const written = new Set(
        messagesOf(chat)
          .filter(passes(asked))
          .map(({ day }) => day),
      )
      const found = notableDays(series)
      for (const { day } of found) expect(written).toContain(isoDay(day))
      expect(found.length).toBeLessThanOrEqual(reasons.length)
      expect(new Map(found.map(({ day, kind, value }) => [kind as string, { day: day - series.days[0], value }]))).toEqual(
        slowly(series.counts),
      )
    }),
  )
})

test('one full day among quiet ones is not a rise of the days before it', () => {
  const steady = (days: number) => Array<number>(days).fill(1)
  expect(named(seriesOf([...steady(50), 60, ...steady(50)]))).toEqual(['1970-01-01 first 1', '1970-02-20 busiest 60'])
})
