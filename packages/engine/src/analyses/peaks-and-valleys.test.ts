import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isoDay } from '#chat/civil.ts'
import { everything, select } from '#chat/selection.ts'
import { anyFeltChat, type FeltMessage, feltChatOf, feltMessagesOf, mean } from '#testing/felt-chat.ts'
import { passes } from '#testing/messages-of.ts'
import { excerpt } from './excerpt.ts'
import { peaksAndValleys, strongestOf } from './peaks-and-valleys.ts'

/** A day of messages with these scores, one a minute. */
const dayOf = (date: string, scores: number[]): string =>
  scores.map((score, i) => `${date} 09:${String(i).padStart(2, '0')} ${i % 2 ? 'Ben' : 'Ana'}: said ${i} at ${date} // ${score}`).join('\n')

const week = feltChatOf(
  [
    dayOf('2021-03-01', [0.2, 0.2, 0.2, 0.2, 0.2]),
    dayOf('2021-03-02', [0.75, 0.25, 0.5, 0.5, 0.5]),
    dayOf('2021-03-03', [1, 1, 1, 1]),
    dayOf('2021-03-04', [-0.75, 0.25, -0.5, -0.5, -0.5]),
    dayOf('2021-03-05', [0.2, 0.2, 0.2, 0.2, 0.2]),
    dayOf('2021-03-06', [0, 0, 0, 0, 0]),
    dayOf('2021-03-07', [0.5, 0.5, 0.5, 0.5, 0.5]),
  ].join('\n'),
)

test('the days with the highest and the lowest mean, ties earlier first, and no day of four messages', () => {
  const { peaks, valleys } = peaksAndValleys(week.chat, week.feelings, everything(week.chat), 2)
  expect(peaks.map(({ day, scored }) => [isoDay(day), scored])).toEqual([
    ['2021-03-02', 5],
    ['2021-03-07', 5],
  ])
  expect(valleys.map(({ day }) => isoDay(day))).toEqual(['2021-03-04', '2021-03-06'])
  expect(peaks[0].sentiment).toBeCloseTo(0.5, 6)
})

test('the context is the strongest message in that direction, the earliest of several', () => {
  const { peaks, valleys } = peaksAndValleys(week.chat, week.feelings, everything(week.chat), 2)
  expect([...peaks, ...valleys].map(({ context }) => context)).toEqual([
    'said 0 at 2021-03-02',
    'said 0 at 2021-03-07',
    'said 0 at 2021-03-04',
    'said 0 at 2021-03-06',
  ])
})

test('too few days for two lists are dealt out: the highest to the peaks, the lowest to the valleys, in turn', () => {
  const lists = (days: number) => {
    const { chat, feelings } = feltChatOf(
      [0.1, 0.5, -0.2]
        .slice(0, days)
        .map((score, i) => dayOf(`2021-03-0${i + 1}`, Array(5).fill(score)))
        .join('\n'),
    )
    const { peaks, valleys } = peaksAndValleys(chat, feelings)
    return [peaks.map(({ day }) => isoDay(day).slice(-1)), valleys.map(({ day }) => isoDay(day).slice(-1))]
  }
  expect(lists(1)).toEqual([['1'], []])
  expect(lists(2)).toEqual([['2'], ['1']])
  expect(lists(3)).toEqual([['2', '1'], ['3']])
})

test('in a lively chat a day needs a quarter of the median day', () => {
  const lively = Array.from({ length: 3 }, (_, i) => dayOf(`2021-03-0${i + 1}`, Array(40).fill(0.1)))
  const { chat, feelings } = feltChatOf(
    [...lively, dayOf('2021-03-04', Array(9).fill(1)), dayOf('2021-03-05', Array(10).fill(0.9))].join('\n'),
  )
  expect(peaksAndValleys(chat, feelings).peaks.map(({ day }) => isoDay(day))[0]).toBe('2021-03-05')
})

test('quiet days are none of those that the median is of', () => {
  const days = [1, 9, 20].map((date) => dayOf(`2021-03-${String(date).padStart(2, '0')}`, Array(40).fill(0.1)))
  const { chat, feelings } = feltChatOf([...days, dayOf('2021-03-28', Array(9).fill(1))].join('\n'))
  expect(peaksAndValleys(chat, feelings).peaks.map(({ day }) => isoDay(day))).toEqual(['2021-03-01', '2021-03-09'])
})

test.each(['', 'mon 09:00 Ana: hi // 1', 'mon 09:00 Ana: hi // 1\nmon 09:01 Ana: ho // 1\nmon 09:02 Ben: [media]'])(
  'hardly a message: no day',
  (text) => {
    const { chat, feelings } = feltChatOf(text)
    expect(peaksAndValleys(chat, feelings)).toEqual({ peaks: [], valleys: [] })
  },
)

/** The slow obvious twin of the choice of days. */
function slowDays(messages: FeltMessage[], topN: number) {
  const days = [...new Set(messages.map(({ day }) => day))]
  const sizes = days.map((day) => messages.filter((message) => message.day === day).length).sort((a, b) => a - b)
  const median = (sizes[Math.floor((sizes.length - 1) / 2)] + sizes[Math.ceil((sizes.length - 1) / 2)]) / 2
  const left = days
    .map((day) => ({ day, scores: messages.flatMap((message) => (message.day === day ? (message.score ?? []) : [])) }))
    .filter(({ scores }) => scores.length >= 5 && scores.length >= median / 4)
    .map(({ day, scores }) => ({ day, mean: mean(scores) as number }))
  const lists: { peaks: string[]; valleys: string[] } = { peaks: [], valleys: [] }
  while (left.length > 0 && lists.valleys.length < topN) {
    for (const [name, sign] of [
      ['peaks', 1],
      ['valleys', -1],
    ] as const) {
      if (left.length === 0) break
      const best = left.reduce((a, b) => (sign * b.mean > sign * a.mean ? b : a))
      lists[name].push(best.day)
      left.splice(left.indexOf(best), 1)
    }
  }
  return lists
}

test('the days are those found by looking again and again, no day twice, and each context is of its day', () => {
  fc.assert(
    fc.property(anyFeltChat(), fc.integer({ min: 1, max: 4 }), ({ chat, feelings, filter, asked }, topN) => {
      const messages = feltMessagesOf(chat, feelings).filter(passes(asked))
      const { peaks, valleys } = peaksAndValleys(chat, feelings, select(chat, filter), topN)
      expect({ peaks: peaks.map(({ day }) => isoDay(day)), valleys: valleys.map(({ day }) => isoDay(day)) }).toEqual(
        slowDays(messages, topN),
      )
      for (const [list, sign] of [
        [peaks, 1],
        [valleys, -1],
      ] as const) {
        for (const { day, row, context, scored, messages: all } of list) {
          const ofDay = messages.filter((message) => message.day === isoDay(day) && message.score !== null)
          const most = Math.max(...ofDay.map(({ score }) => sign * (score as number)))
          const strongest = ofDay.find(({ score }) => sign * (score as number) === most) as FeltMessage
          expect({ row, context }).toEqual({ row: strongest.row, context: excerpt(strongest.text, 160) })
          expect({ scored, all }).toEqual({ scored: ofDay.length, all: messages.filter((message) => message.day === isoDay(day)).length })
        }
      }
    }),
    { numRuns: 300 },
  )
})

test('a message that denies a feeling is shown only where the day has no other', () => {
  const day = `
    mon 09:00 Ana: I'm afraid of nothing // -0.9 fear 0.9
    mon 09:01 Ben: I am so tired of this rain // -0.6 sadness 0.7`
  const told = (talk: string) => {
    const { chat, feelings } = feltChatOf(talk)
    return strongestOf(chat, feelings, everything(chat), Math.floor(chat.time[0] / 86_400), -1)
  }
  expect(told(day)).toBe(1)
  expect(told(day.split('\n').slice(0, 2).join('\n'))).toBe(0)
})

test('a message that can be read alone is shown for a day: an unmistakable one, else one whose feeling is its writer\u2019s', () => {
  const { chat, feelings } = feltChatOf(`
    2021-03-01 09:00 Ana: 🥹🥹 // 0.98
    2021-03-01 09:01 Ben: we had a long cake today // 0.7
    2021-03-01 09:02 Ana: i am so happy about this cake // 0.6 joy 0.9
    2021-03-01 09:03 Ana: and about the candles on it // 0.3
    2021-03-01 09:04 Ana: good night // 0.3
    2021-03-02 09:00 Ana: ugh // -0.9
    2021-03-02 09:01 Ben: she is so sad about the cake // -0.8
    2021-03-02 09:02 Ana: my umbrella broke in the rain today // -0.5
    2021-03-02 09:03 Ana: no // -0.4
    2021-03-02 09:04 Ana: no! // -0.4
    2021-03-03 09:00 Ana: 🎂 // 0.2
    2021-03-03 09:01 Ana: 🎂🎂 // 0.2
    2021-03-03 09:02 Ana: 🎂🎂🎂 // 0.2
    2021-03-03 09:03 Ana: 🎂 again // 0.2
    2021-03-03 09:04 Ana: 🎂 more // 0.2`)
  const { peaks, valleys } = peaksAndValleys(chat, feelings, everything(chat), 2)
  expect(peaks.map(({ context, shown }) => [context, shown?.context])).toEqual([
    ['🥹🥹', 'i am so happy about this cake'],
    ['🎂', undefined],
  ])
  expect(valleys.map(({ context, shown }) => [context, shown?.context])).toEqual([['ugh', 'my umbrella broke in the rain today']])
})
