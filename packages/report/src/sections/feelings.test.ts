import { expect, test } from 'vitest'
import { someFacts } from '#testing/facts.ts'
import type { EmotionName, Facts } from '../facts.ts'
import { emotionSection } from './feelings.ts'

const nothing: Record<EmotionName, number> = {
  joy: 0,
  love: 0,
  gratitude: 0,
  amusement: 0,
  admiration: 0,
  surprise: 0,
  sadness: 0,
  anger: 0,
  fear: 0,
}
const sectionOf = (all: Partial<typeof nothing>, people: Partial<typeof nothing>[] = [], moodTimeline: Facts['moodTimeline'] = null) =>
  emotionSection(
    someFacts({
      emotionFingerprint: {
        emotions: { ...nothing, ...all },
        neutral_share: 0.9,
        messages: 40,
        people: people.map((own, i) => ({ person: `Person ${i}`, emotions: { ...nothing, ...own }, neutral_share: 0.9, messages: 20 })),
      },
      moodTimeline,
    }),
  )

test('where nothing is felt no emotion leads, and no share of 0 % is shown', () => {
  expect(sectionOf({})).toBeNull()
  expect(sectionOf({ love: 1 })?.lead).toBe('The only emotion in this chat is love.')
  const section = sectionOf({ joy: 0.25, love: 0.75 }, [{}, { joy: 0.4, love: 0.6 }, { joy: 1 }])
  expect(section?.lead).toBe('The strongest emotions in this chat are love and joy.')
  expect(section?.blocks[0]).toMatchObject({ rows: [{ label: 'love' }, { label: 'joy' }] })
  expect(section?.blocks[1]).toMatchObject({
    rows: [
      [{ said: 'Person 1' }, expect.stringMatching(/^love 60/), expect.stringMatching(/^joy 40/), '', '20'],
      [{ said: 'Person 2' }, expect.stringMatching(/^joy 100/), '', '', '20'],
    ],
  })
})

const month = (date: string, z = 4) => ({ date, mood: 'joy' as const, z, stands_out: Math.abs(z) > 3 })

test('months are in one row where they follow each other in the calendar, not only in the list', () => {
  const section = sectionOf({ joy: 1 }, [], {
    timeline: ['2021-11', '2021-12', '2022-01', '2022-04', '2022-05'].map((date) => month(date)),
  })
  expect(section?.blocks.at(-1)).toMatchObject({
    rows: [
      ['joy', 'November 2021', 'January 2022', '3'],
      ['joy', 'April 2022', 'May 2022', '2'],
    ],
  })
})

test('a line says that no month has more than usual, unless there is only one month', () => {
  const line = 'No month has far more of an emotion than usual.'
  expect(sectionOf({ joy: 1 }, [], { timeline: [month('2021-11', 1), month('2021-12', -4)] })?.blocks.at(-1)).toEqual({
    kind: 'note',
    line,
  })
  expect(sectionOf({ joy: 1 }, [], { timeline: [month('2021-11', 0)] })?.blocks.map(({ kind }) => kind)).toEqual(['bars'])
})
