import { expect, test } from 'vitest'
import { calendarSentence, heatmapSentence, oneMonthSentence, timeseriesSentence } from '#messages/dashboard/sentences.ts'
import { writersOf } from './authors-label.ts'

test('without a choice, and with everyone chosen, a sentence speaks to the chat', () => {
  expect(writersOf({ authors: [] }, 2)).toEqual({ who: 'all' })
  expect(writersOf({ authors: ['Ana', 'Ben'] }, 2)).toEqual({ who: 'all' })
  expect(heatmapSentence({ weekday: 6, hour: 20, writers: { who: 'all' } })).toBe('You write most on Sundays at 8 PM.')
})

test('of one person it speaks by name, alone in its direction', () => {
  const ana = writersOf({ authors: ['Ana'] }, 2)
  expect(heatmapSentence({ weekday: 6, hour: 20, writers: ana })).toBe('\u2068Ana\u2069 writes most on Sundays at 8 PM.')
  expect(calendarSentence({ active: 3, total: 3, streak: 3, from: '2021-01-01', to: '2021-01-03', writers: ana })).toBe(
    '\u2068Ana\u2069 wrote on every one of these 3 days.',
  )
  expect(timeseriesSentence({ month: '2021-03', busiest: '2021-03-05', writers: ana })).toBe(
    'For \u2068Ana\u2069, March 2021 was the busiest month and Mar 5, 2021 the busiest day.',
  )
})

test('of some of several it speaks without names', () => {
  const some = writersOf({ authors: ['Ana', 'Ben'] }, 3)
  expect(heatmapSentence({ weekday: 6, hour: 20, writers: some })).toBe('They write most on Sundays at 8 PM.')
  expect(oneMonthSentence({ busiest: '2021-03-05', writers: some })).toBe('Mar 5, 2021 was their busiest day.')
})
