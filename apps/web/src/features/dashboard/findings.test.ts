import { examples } from '@convostat/figures/examples'
import { expect, test } from 'vitest'
import { sixDays } from '#testing/six-days.ts'
import { isMeantIn } from './finding-words.ts'
import { type Finding, findingsOf } from './findings.ts'

const { heatmap, calendar } = examples
const ribbon = sixDays
const found = (more: { heatmap?: object; ribbon?: object; calendar?: object } = {}) =>
  findingsOf(
    { ...heatmap, ...more.heatmap } as typeof heatmap,
    { ...ribbon, ...more.ribbon } as typeof ribbon,
    { ...calendar, ...more.calendar } as typeof calendar,
  )
const kinds = (findings: Finding[]) => findings.map(({ kind }) => kind)

test('the busiest hour of the week, the longest gap and the busiest day, each with what is around it', () => {
  const [hour, gap, day] = found()
  expect(hour).toEqual({
    kind: 'hour',
    weekday: 6,
    hour: 20,
    messages: 21,
    next: { messages: 18, at: null },
    bars: heatmap.counts[6],
  })
  expect(gap).toMatchObject({ kind: 'gap', from: '2023-07-02', to: '2023-07-06' })
  // Two weeks on both sides, as far as the chat has them.
  expect(gap.kind === 'gap' && gap.around).toMatchObject({ from: '2023-07-01', to: '2023-07-06', people: ribbon.people })
  expect(day).toEqual({
    kind: 'day',
    day: '2023-07-02',
    messages: 31,
    usual: 71 / 3,
    around: { from: '2023-07-01', to: '2023-07-06', bars: [12, 31, 0, 0, 0, 28] },
  })
})

test('the next busiest hour is named where no other is as busy', () => {
  const counts = heatmap.counts.map((row, day) => row.map((n, hour) => (day === 5 && hour === 21 ? 19 : n)))
  expect(found({ heatmap: { counts } })[0]).toMatchObject({ next: { messages: 19, at: { weekday: 5, hour: 21 } } })
})

test('of days with as many messages, the one that the sentence names is marked alone', () => {
  const counts = [3, 31, 0, 31, 31]
  const remark = { ...ribbon.remark, longest_gap: null, fullest_day: { day: '2023-07-02', messages: 31 } }
  const day = found({ ribbon: { slots_per_day: 1, to: '2023-07-05', people: [{ person: 'Ana', counts }], rest: null, remark } }).find(
    ({ kind }) => kind === 'day',
  )
  expect(day?.kind === 'day' && counts.map((_, place) => isMeantIn(day)(place))).toEqual([false, true, false, false, false])
})

test('a long chat shows the days around a day alone', () => {
  const counts = Array.from({ length: 4 * 60 }, (_, slot) => Math.floor(slot / 4))
  const remark = { ...ribbon.remark, longest_gap: null, fullest_day: { day: '2023-08-10', messages: 160 } }
  const long = { from: '2023-07-01', to: '2023-08-29', people: [{ person: 'Ana', counts }], remark }
  const day = found({ ribbon: long }).find(({ kind }) => kind === 'day')
  expect(day?.kind === 'day' && day.around).toEqual({
    from: '2023-07-27',
    to: '2023-08-24',
    // Four slots each.
    bars: Array.from({ length: 29 }, (_, i) => 4 * (26 + i)),
  })
})

test('without a gap the longest streak of a week or more is the third', () => {
  const remark = { ...ribbon.remark, longest_gap: null }
  const streak = { days: 7, from: '2023-07-01', to: '2023-07-06' }
  const week = { remark: { ...calendar.remark, longest_streak: streak } }
  expect(kinds(found({ ribbon: { remark }, calendar: week }))).toEqual(['hour', 'day', 'streak'])
  expect(kinds(found({ ribbon: { remark } }))).toEqual(['hour', 'day'])
  expect(kinds(found({ calendar: week }))).toEqual(['hour', 'gap', 'day'])
})

test('two hours as busy, or an hour of few messages, are not the busiest; a single day is the busiest of none', () => {
  const tied = heatmap.counts.with(0, heatmap.counts[0].with(9, 21))
  expect(kinds(found({ heatmap: { counts: tied } }))).toEqual(['gap', 'day'])
  const few = { ...heatmap.remark, busiest_cell: { weekday: 6, hour: 20, messages: 4 } }
  expect(kinds(found({ heatmap: { remark: few } }))).toEqual(['gap', 'day'])
  expect(kinds(found({ ribbon: { remark: { ...ribbon.remark, active_days: 1 } } }))).toEqual(['hour', 'gap'])
})

test('of nothing is nothing', () => {
  expect(found({ heatmap: { remark: null }, ribbon: { from: null, to: null, remark: null }, calendar: { remark: null } })).toEqual([])
})
