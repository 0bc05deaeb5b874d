import { expect, test } from 'vitest'
import type { Moment } from './answers.ts'
import { byYear, meanSignificance, placeInYear, shownMoments } from './shown-moments.ts'

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

test('a moment is called as the reader calls it, and what was dismissed stands apart', () => {
  const marks = new Map([
    ['a', { id: 'a', title: 'The balcony', is_dismissed: false }],
    ['b', { id: 'b', title: null, is_dismissed: true }],
    ['gone', { id: 'gone', title: 'Of another chat', is_dismissed: true }],
  ])
  const { shown, dismissed } = shownMoments(all, marks)
  expect(shown.map(({ title, ownTitle }) => [title, ownTitle])).toEqual([
    ['The balcony', 'Own a'],
    ['Own c', 'Own c'],
  ])
  expect(dismissed.map(({ title }) => title)).toEqual(['Own b'])
})

test('years are those that have a moment, in order; their mean is that of the moments', () => {
  const { shown } = shownMoments(all, new Map())
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
