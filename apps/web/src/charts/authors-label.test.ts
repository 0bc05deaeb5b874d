import { expect, test } from 'vitest'
import { sayDashboard } from '#messages/say/dashboard.ts'
import { writersOf } from './authors-label.ts'

const { heatmap, calendar, timeseries } = sayDashboard.charts

test('without a choice, and with everyone chosen, a sentence speaks to the chat', () => {
  expect(writersOf({ authors: [] }, 2)).toEqual({ who: 'all' })
  expect(writersOf({ authors: ['Ana', 'Ben'] }, 2)).toEqual({ who: 'all' })
  expect(heatmap.sentence(6, 'evening', { who: 'all' })).toBe('You write most on Sunday evenings.')
})

test('of one person it speaks by name, alone in its direction', () => {
  const ana = writersOf({ authors: ['Ana'] }, 2)
  expect(heatmap.sentence(6, 'evening', ana)).toBe('\u2068Ana\u2069 writes most on Sunday evenings.')
  expect(calendar.sentence(3, 3, 3, '2021-01-01', '2021-01-03', ana)).toBe('\u2068Ana\u2069 wrote on every one of 3 days.')
  expect(timeseries.sentence('2021-03', '2021-03-05', ana)).toBe(
    'For \u2068Ana\u2069, March 2021 was the busiest month and Mar 5, 2021 the busiest day.',
  )
})

test('of some of several it speaks without names', () => {
  const some = writersOf({ authors: ['Ana', 'Ben'] }, 3)
  expect(heatmap.sentence(6, 'evening', some)).toBe('They write most on Sunday evenings.')
  expect(timeseries.oneMonth('2021-03-05', some)).toBe('Mar 5, 2021 was their busiest day.')
})
