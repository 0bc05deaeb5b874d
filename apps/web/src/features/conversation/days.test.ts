import { expect, test } from 'vitest'
import { lineOf, messageOf } from '#testing/conversation.ts'
import { daysOf } from './days.ts'

const at = (id: number, date: string, author: string | null = 'Ana') => messageOf(id, { date, author })
const shape = (...said: ReturnType<typeof at>[]) =>
  daysOf({ said }).map(({ day, all }) => [
    day.slice(8),
    all.map(({ isFirst, isLast }) => `${isFirst ? 'first' : ''}${isLast ? 'last' : ''}`),
  ])

test('messages are grouped by day, and in runs of one person', () => {
  expect(
    shape(
      at(0, '2021-03-01T09:00:00'),
      at(1, '2021-03-01T09:01:00'),
      at(2, '2021-03-01T09:02:00'),
      at(3, '2021-03-01T09:02:00', 'Ben'),
      at(4, '2021-03-02T09:00:00', 'Ben'),
    ),
  ).toEqual([
    ['01', ['first', '', 'last', 'firstlast']],
    ['02', ['firstlast']],
  ])
})

test('a pause ends a run, and so do midnight and a line of the service', () => {
  expect(shape(at(0, '2021-03-01T09:00:00'), at(1, '2021-03-01T09:10:00'), at(2, '2021-03-01T09:20:01'))).toEqual([
    ['01', ['first', 'last', 'firstlast']],
  ])
  expect(shape(at(0, '2021-03-01T23:59:00'), at(1, '2021-03-02T00:00:00'))).toEqual([
    ['01', ['firstlast']],
    ['02', ['firstlast']],
  ])
  expect(shape(at(0, '2021-03-01T09:00:00'), at(1, '2021-03-01T09:00:30', null), at(1, '2021-03-01T09:01:00'))).toEqual([
    ['01', ['firstlast', 'firstlast', 'firstlast']],
  ])
})

test('a gap of three days or more is before the day of the next message, also where the service wrote meanwhile', () => {
  const gaps = (...said: ReturnType<typeof at>[]) => daysOf({ said }).map(({ gap }) => gap)
  expect(gaps(at(0, '2021-03-01T09:00:00'), at(1, '2021-03-04T08:59:59'))).toEqual([null, null])
  expect(gaps(at(0, '2021-03-01T09:00:00'), at(1, '2021-03-04T09:00:00'))).toEqual([null, 3 * 86_400])
  expect(gaps(at(0, '2021-03-01T09:00:00'), at(1, '2021-03-03T09:00:00', null), at(1, '2021-03-05T09:00:00'))).toEqual([
    null,
    null,
    4 * 86_400,
  ])
})

test('no two lines have the same key, and neither do two days', () => {
  const said = [lineOf(3), lineOf(3), messageOf(3), lineOf(4, { date: '2020-01-01T00:00:00' }), messageOf(4), lineOf(5), lineOf(5)]
  const days = daysOf({ said })
  expect(new Set(days.flatMap(({ all }) => all.map(({ key }) => key))).size).toBe(7)
  expect(new Set(days.map(({ key }) => key)).size).toBe(3)
})
