import fc from 'fast-check'
import { expect, test } from 'vitest'
import { everything, select } from '#chat/selection.ts'
import { anyFeltChat, type FeltMessage, feltChatOf, feltMessagesOf, mean } from '#testing/felt-chat.ts'
import { passes } from '#testing/messages-of.ts'
import { sentimentTimeline } from './sentiment-timeline.ts'

const { chat, feelings } = feltChatOf(`
  2021-11-30 09:00 Ana: lovely // 0.8
  2021-11-30 09:01 Ben: well // 0.2
  2021-11-30 09:02 Ben: [media]
  2022-02-01 09:00 Ana: awful // -0.5
  2022-03-01 09:00 Ben: https://example.org`)

test('every month from the first to the last message, the empty ones without a value', () => {
  expect(sentimentTimeline(chat, feelings, everything(chat), 'month')).toEqual([
    { year: 2021, month: 11, sentiment: expect.closeTo(0.5, 6), scored: 2, messages: 3 },
    { year: 2021, month: 12, sentiment: null, scored: 0, messages: 0 },
    { year: 2022, month: 1, sentiment: null, scored: 0, messages: 0 },
    { year: 2022, month: 2, sentiment: -0.5, scored: 1, messages: 1 },
    { year: 2022, month: 3, sentiment: null, scored: 0, messages: 1 },
  ])
})

test('years', () => {
  expect(sentimentTimeline(chat, feelings, everything(chat), 'year')).toEqual([
    { year: 2021, month: null, sentiment: expect.closeTo(0.5, 6), scored: 2, messages: 3 },
    { year: 2022, month: null, sentiment: -0.5, scored: 1, messages: 2 },
  ])
})

test('a filter leaves the months between the first and the last of its messages', () => {
  const ofAna = sentimentTimeline(chat, feelings, select(chat, { authors: ['Ana'] }), 'month')
  expect(ofAna.map(({ month, sentiment }) => [month, sentiment])).toEqual([
    [11, expect.closeTo(0.8, 6)],
    [12, null],
    [1, null],
    [2, -0.5],
  ])
  expect(sentimentTimeline(chat, feelings, select(chat, { authors: ['Nobody'] }), 'month')).toEqual([])
})

test('no messages, no months', () => {
  const empty = feltChatOf('')
  expect(sentimentTimeline(empty.chat, empty.feelings, everything(empty.chat), 'month')).toEqual([])
})

/** The slow obvious twin: names of months, read off the dates. */
function slowTimeline(messages: FeltMessage[], digits: 4 | 7) {
  const names = messages.map(({ day }) => day.slice(0, digits))
  const all: string[] = []
  const [last] = names.slice(-1)
  for (let [year, month] = (names[0] ?? '').split('-').map(Number), name = names[0]; name !== undefined && name <= last; ) {
    all.push(name)
    if (digits === 4) year++
    else if (month === 12) [year, month] = [year + 1, 1]
    else month++
    name = digits === 4 ? `${year}` : `${year}-${String(month).padStart(2, '0')}`
  }
  return all.map((name) => {
    const those = messages.filter(({ day }) => day.startsWith(name))
    const scores = those.flatMap(({ score }) => score ?? [])
    return { name, sentiment: mean(scores), scored: scores.length, messages: those.length }
  })
}

test('months and years are those of the dates read one by one, and their messages sum up to all', () => {
  fc.assert(
    fc.property(anyFeltChat(), ({ chat, feelings, filter, asked }) => {
      const messages = feltMessagesOf(chat, feelings).filter(passes(asked))
      for (const by of ['month', 'year'] as const) {
        const periods = sentimentTimeline(chat, feelings, select(chat, filter), by)
        const named = periods.map(({ year, month, sentiment, ...counts }) => ({
          name: month === null ? `${year}` : `${year}-${String(month).padStart(2, '0')}`,
          sentiment: sentiment === null ? null : expect.closeTo(sentiment, 9),
          ...counts,
        }))
        expect(slowTimeline(messages, by === 'month' ? 7 : 4)).toEqual(named)
        expect(periods.reduce((sum, period) => sum + period.messages, 0)).toBe(messages.length)
      }
    }),
  )
})
