import { expect, test } from 'vitest'
import { format } from '#format/index.ts'
import type { Answer } from './answers.ts'
import { dayAt, dayOfCalendarAt, hourAt } from './points.ts'
import type { Table } from './table.ts'
import { calendarTable, heatmapTable, shareTable, timeseriesTable } from './tables.ts'

const common = { messages: 9, remark: null, annotations: [] }
const days: Answer<'timeseries'> = {
  ...common,
  days: ['2021-03-04', '2021-03-05'],
  counts: [9, 0],
}
const hours: Answer<'heatmap'> = {
  counts: format.weekdays.long.map((_, weekday) => Array.from({ length: 24 }, (_, hour) => (weekday === 6 && hour === 21 ? 9 : 0))),
  messages: 9,
  remark: null,
}
/** Two weeks; the first one begins on Thursday the 4th. */
const calendar: Answer<'calendar'> = {
  ...common,
  mondays: ['2021-03-01', '2021-03-08'],
  counts: format.weekdays.long.map((_, weekday) => [weekday < 3 ? null : weekday, weekday === 0 ? 4 : null]),
}

test('a day of the activity chart opens that day, however the axis writes it', () => {
  expect(dayAt(days, { x: '2021-03-04', y: 9 })).toMatchObject({ messages: 9, said: 'Thursday, March 4, 2021: 9 messages' })
  expect(dayAt(days, { x: '2021-03-04 12:00', y: 9 })?.wanted).toEqual({ from: '2021-03-04', to: '2021-03-04' })
  expect(dayAt(days, { x: '2021-03-06', y: 0 })).toBeNull()
})

test('a cell of the heatmap opens its weekday and hour', () => {
  const point = hourAt(hours, { x: 21, y: 6 })
  expect(point).toMatchObject({ messages: 9, said: 'Sunday, 9 PM: 9 messages' })
  expect(point?.wanted).toEqual({ weekday: 6, hour: 21 })
  expect(hourAt(hours, { x: 24, y: 6 })).toBeNull()
})

test('every cell of the calendar opens its own day, what is outside the chat to none', () => {
  const reached = [0, 1].flatMap((week) => format.weekdays.long.map((_, weekday) => dayOfCalendarAt(calendar, { x: week, y: weekday })))
  expect(reached.flatMap((point) => (point ? [point.wanted.from] : []))).toEqual([
    '2021-03-04',
    '2021-03-05',
    '2021-03-06',
    '2021-03-07',
    '2021-03-08',
  ])
})

/** What each cell of a table that leads somewhere is wanted for, and its figure. */
const leadsOf = ({ rows }: Table) => rows.flatMap((row) => row.flatMap((cell) => (cell.wanted ? [[cell.value, cell.wanted]] : [])))

test('the tables lead where the drawings do, except for what counts nothing', () => {
  expect(leadsOf(timeseriesTable(days))).toEqual([[9, { from: '2021-03-04', to: '2021-03-04' }]])
  expect(leadsOf(heatmapTable(hours))).toEqual([[9, { weekday: 6, hour: 21 }]])
  expect(leadsOf(calendarTable(calendar))).toEqual([[22, { from: '2021-03-01', to: '2021-03-31' }]])
})

test('a person’s row opens what that person wrote', () => {
  const share: Answer<'messageShare'> = {
    people: [
      { person: 'Ana', messages: 6 },
      { person: 'Ben', messages: 3 },
    ],
    messages: 9,
    remark: null,
  }
  expect(leadsOf(shareTable(share))).toEqual([
    [6, { authors: ['Ana'] }],
    [3, { authors: ['Ben'] }],
  ])
})
