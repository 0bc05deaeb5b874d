import { expect, test } from 'vitest'
import { someFacts } from '#testing/facts.ts'
import type { EmotionName, Facts } from '../facts.ts'
import { emotionSection, sentimentSection } from './feelings.ts'

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
  const section = sectionOf({ joy: 0.25, love: 0.75 }, [{}, { joy: 0.4, love: 0.6 }, { joy: 1 }, { love: 1 }])
  expect(section?.lead).toBe('The strongest emotions in this chat are love and joy.')
  expect(section?.blocks[0]).toMatchObject({ rows: [{ label: 'love' }, { label: 'joy' }] })
  expect(section?.blocks[1]).toMatchObject({
    rows: [
      [{ said: 'Person 1' }, expect.stringMatching(/^love 60/), expect.stringMatching(/^joy 40/), '', '20'],
      [{ said: 'Person 2' }, expect.stringMatching(/^joy 100/), '', '', '20'],
      [{ said: 'Person 3' }, expect.stringMatching(/^love 100/), '', '', '20'],
    ],
  })
})

const month = (date: string, z = 4) => ({ date, mood: 'joy' as const, z, stands_out: Math.abs(z) > 3, messages: 9 })

test('months that stand out are named above their chart and in it, the strongest first; less than usual stands out for nothing', () => {
  const timeline = [month('2021-11', 3.5), month('2021-12', 1), month('2022-01', 6), month('2022-02', -5)]
  const section = sectionOf({ joy: 1 }, [], { timeline })
  expect(section?.lead).toBe('2 months stand out, January 2022 most of all, with more joy than usual.')
  const labels = section?.blocks.flatMap((block) => (block.kind === 'months' ? block.months.map(({ label }) => label) : []))
  expect(labels).toEqual(['November 2021: joy', null, 'January 2022: joy', null])
  expect(sectionOf({ joy: 1 }, [], { timeline: [month('2021-11'), month('2021-12', 0)] })?.lead).toBe(
    'November 2021 stands out, with more joy than usual.',
  )
})

test('of many months that stand out five are named, and a note says so', () => {
  const timeline = Array.from({ length: 9 }, (_, i) => month(`2021-0${i + 1}`, 4 + i))
  const blocks = sectionOf({ joy: 1 }, [], { timeline })?.blocks ?? []
  const labels = blocks.flatMap((block) => (block.kind === 'months' ? block.months.filter(({ label }) => label !== null) : []))
  expect(labels).toHaveLength(5)
  expect(blocks[1]).toEqual({ kind: 'note', line: 'The 5 of 9 that stand out the most are named.' })
})

test('a line says that no month has more than usual, unless there is only one month', () => {
  const line = 'No month has far more of an emotion than usual.'
  expect(sectionOf({ joy: 1 }, [], { timeline: [month('2021-11', 1), month('2021-12', -4)] })?.blocks[0]).toEqual({
    kind: 'note',
    line,
  })
  expect(sectionOf({ joy: 1 }, [], { timeline: [month('2021-11', 0)] })?.blocks.map(({ kind }) => kind)).toEqual(['bars'])
})

test('two people are compared emotion by emotion, the largest difference first', () => {
  const section = sectionOf({ joy: 0.5, love: 0.5 }, [
    { joy: 0.6, love: 0.4 },
    { joy: 0.1, love: 0.7, fear: 0.2 },
  ])
  const rows = section?.blocks.flatMap((block) => (block.kind === 'dumbbells' ? block.rows : [])) ?? []
  expect(rows.slice(0, 3).map(({ label, values }) => [label, ...values.map(({ text }) => text)])).toEqual([
    ['joy', '60%', '10%'],
    ['love', '40%', '70%'],
    ['fear', '0%', '20%'],
  ])
})

test('where nothing sounds good or bad, the sentence says so', () => {
  const sentiment = (neutral: number) =>
    sentimentSection(someFacts({ sentimentDistribution: { positive: 0, neutral, negative: 0, unscored: 0 } }))?.lead
  expect(sentiment(3)).toBe('All 3 messages that could be read for tone sound neutral.')
  expect(sentiment(1)).toBe('The one message that could be read for tone sounds neutral.')
})
