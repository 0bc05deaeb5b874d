import { expect, test } from 'vitest'
import type { Marks } from '#data/saved/moment-marks.ts'
import type { Moment } from './answers.ts'
import { astray, byYear, type FoundMarks, meanSignificance, placeInYear, shownMoments, sortedMarks } from './shown-moments.ts'

const momentOf = (id: string, date: string, significance = 0.8): Moment => ({
  id,
  kind: 'love',
  title: `Own ${id}`,
  date,
  significance,
  description: '',
  context: '',
  impact: '',
  participants: [],
  message_id: 0,
  message: '',
  author: 'Ana',
  messages: 1,
  from: date.slice(0, 10),
  to: date.slice(0, 10),
  facts: {},
})
const all = [momentOf('a', '2021-03-04T09:00:00'), momentOf('b', '2021-12-31T23:59:00', 0.9), momentOf('c', '2023-01-01T00:00:00', 0.7)]

test('a moment is called as the reader calls it, and what was dismissed is apart', () => {
  const marks = new Map([
    ['a', { id: 'a', title: 'The balcony', is_dismissed: false }],
    ['b', { id: 'b', title: null, is_dismissed: true }],
    ['gone', { id: 'gone', title: 'Of another chat', is_dismissed: true }],
  ])
  const { shown, dismissed } = shownMoments(all, sortedMarks(all, marks, new Map()))
  expect(shown.map(({ title, ownTitle }) => [title, ownTitle])).toEqual([
    ['The balcony', 'Own a'],
    ['Own c', 'Own c'],
  ])
  expect(dismissed.map(({ title }) => title)).toEqual(['Own b'])
})

test('years are those that have a moment, in order; their mean is that of the moments', () => {
  const { shown } = shownMoments(all, sortedMarks(all, new Map(), new Map()))
  expect(byYear(shown).map(({ year, moments }) => [year, moments.length])).toEqual([
    ['2021', 2],
    ['2023', 1],
  ])
  expect(meanSignificance(shown)).toBeCloseTo(0.8, 12)
  expect(meanSignificance([])).toBe(null)
})

test('the first day of a year is its beginning, the last its end, also of a leap year', () => {
  expect(['2024-01-01T23:00:00', '2024-12-31T00:00:00', '2023-07-02T12:00:00'].map(placeInYear)).toEqual([0, 1, 0.5])
})

const markOf = (id: string, title: string | null = null, isDismissed = false) => ({ id, title, is_dismissed: isDismissed })
const marksOf = (...marks: ReturnType<typeof markOf>[]): Marks => new Map(marks.map((mark) => [mark.id, mark]))
const messageOf = (id: number, date = '2021-03-04T09:00:00') => ({ id, author: 'Ana', date, message: 'hi' })

test('what was said of a moment under the date it had before is said of it now, and changed where it is kept', () => {
  const moments = [
    { ...momentOf('love-new', '2021-03-04T09:00:00'), message_id: 7 },
    { ...momentOf('love-other', '2021-04-04T09:00:00'), message_id: 8 },
  ]
  const marks = marksOf(markOf('love-old', 'The balcony'), markOf('love-older', null, true), markOf('love-other', 'Its own'))
  expect(astray(moments, marks)).toEqual(['love-old', 'love-older'])
  const found: FoundMarks = new Map([
    ['love-old', messageOf(7)],
    ['love-older', messageOf(8)],
  ])
  const { shown, dismissed } = shownMoments(moments, sortedMarks(moments, marks, found))
  expect(dismissed).toEqual([])
  expect(shown.map(({ id, title, markId }) => [id, title, markId])).toEqual([
    ['love-new', 'The balcony', 'love-old'],
    ['love-other', 'Its own', 'love-other'],
  ])
})

test('a name whose message is no longer a moment is left, in order of time; another kind, and what is of another chat, is not', () => {
  const marks = marksOf(
    markOf('reunion-a', 'Later'),
    markOf('reunion-b', 'Before'),
    markOf('reunion-c', 'Elsewhere'),
    markOf('reunion-d', null, true),
  )
  const found: FoundMarks = new Map([
    ['reunion-a', messageOf(0, '2022-01-01T00:00:00')],
    ['reunion-b', messageOf(3)],
    ['reunion-c', null],
    ['reunion-d', messageOf(4)],
  ])
  const { left, of } = sortedMarks(all, marks, found)
  expect(left.map(({ mark, message }) => [mark.title, message.id])).toEqual([
    ['Before', 3],
    ['Later', 0],
  ])
  expect(all.map(of)).toEqual([undefined, undefined, undefined])
})
