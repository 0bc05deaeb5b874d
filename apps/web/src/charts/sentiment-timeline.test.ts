import { expect, test } from 'vitest'
import { tokens } from '#testing/chart-tokens.ts'
import type { Drawing } from './marks.ts'
import {
  daysOfPeriod,
  drawSentimentTimeline,
  extremesOf,
  type SentimentTimeline,
  sentimentTimelineTable,
  timelineSentence,
} from './sentiment-timeline.ts'
import { tableFile } from './table.ts'
import { ticksOfMonths, ticksOfYears } from './ticks.ts'

const months = (...scores: (number | null)[]): SentimentTimeline => ({
  by: 'monthly',
  periods: scores.map((sentiment, i) => ({
    period: `2021-${String(i + 1).padStart(2, '0')}`,
    sentiment,
    scored: sentiment === null ? 0 : 40,
    messages: 50,
  })),
  messages: 40 * scores.filter((score) => score !== null).length,
})
const drawn = (timeline: SentimentTimeline, width = 900) => drawSentimentTimeline(timeline, tokens, width)
/** The bars of a color, each by its upper and its lower edge. */
const bars = ({ marks }: Drawing, color: string) =>
  marks.flatMap((mark) =>
    mark.kind === 'shape' && mark.fill === color
      ? Array.from(mark.path.matchAll(/M\S+ ([\d.]+)h\S+v([\d.]+)/g), ([, top, height]) => [Number(top), Number(top) + Number(height)])
      : [],
  )
const numbers = ({ marks }: Drawing) => marks.flatMap((mark) => (mark.kind === 'label' && mark.weight === 700 ? [mark] : []))

test('a month is a bar up or down from 0, and a gap where nothing could be scored', () => {
  const drawing = drawn(months(0.3, null, -0.1))
  const [[top, zero]] = bars(drawing, 'positive')
  const [[alsoZero, bottom]] = bars(drawing, 'negative')
  expect(alsoZero).toBeCloseTo(zero, 1)
  expect((zero - top) / (bottom - zero)).toBeCloseTo(3, 1)
  expect(drawing.readings.map(({ point }) => point.said)).toEqual([
    'January 2021: +0.30, a little positive; 40 of 50 messages scored',
    'February 2021: nothing to score in 50 messages',
    'March 2021: −0.10, a little negative; 40 of 50 messages scored',
  ])
})

test('every month links to its messages, the one below 0 and the one that could not be scored, too', () => {
  const points = drawn(months(0.3, null, -0.1)).readings.map(({ point }) => point)
  expect(points.map(({ messages }) => messages)).toEqual([50, 50, 50])
  expect(points[1].wanted).toEqual({ from: '2021-02-01', to: '2021-02-28' })
})

test('the highest and the lowest have their number; months all alike have none', () => {
  expect(extremesOf(months(0.1, 0.4, null, 0.4, -0.2))).toEqual([1, 4])
  expect(extremesOf(months(0.2, 0.2))).toEqual([])
  expect(extremesOf(months(0.2))).toEqual([])
  expect(extremesOf(months(0.2, 0.25))).toEqual([])
  expect(extremesOf(months(0.2, 0.26))).toEqual([1, 0])
  expect(numbers(drawn(months(0.1, 0.4))).map(({ text }) => text)).toEqual(['+0.40', '+0.10'])
})

test('only the most positive one and what is negative are in color; the least positive one is darker than the others', () => {
  const counted = (...means: number[]) =>
    ['positive', 'negative', 'faint', 'line'].map((color) => bars(drawn(months(...means)), color).length)
  expect(counted(0.1, 0.4, 0.2, 0.2)).toEqual([1, 0, 1, 2])
  expect(counted(0.1, 0.4, 0.2, -0.1, -0.2)).toEqual([1, 2, 0, 2])
  expect(counted(0.2, 0.21, 0.22)).toEqual([0, 0, 0, 3])
})

test('the number of the lowest bar above 0 is over that bar, and not over the highest beside it', () => {
  const drawing = drawn(months(0.3, 0.1, 0.2))
  const [[top]] = bars(drawing, 'faint')
  const [, least] = numbers(drawing)
  expect(least.y).toBe(top - 5)
  expect(least.anchor).toBe('middle')
  const narrow = (means: number[]) => {
    const drawing = drawn(months(...means), 300)
    return { least: numbers(drawing)[1], middleOf: (place: number) => drawing.readings[place].x }
  }
  const before = narrow([0.2, 0.2, 0.2, 0.2, 0.1, 0.3, 0.2, 0.2, 0.2, 0.2])
  expect(before.least.anchor).toBe('end')
  expect(before.least.x).toBeLessThan((before.middleOf(4) + before.middleOf(5)) / 2)
  const after = narrow([0.2, 0.2, 0.2, 0.2, 0.3, 0.1, 0.2, 0.2, 0.2, 0.2])
  expect(after.least.anchor).toBe('start')
  expect(after.least.x).toBeGreaterThan((after.middleOf(4) + after.middleOf(5)) / 2)
  // At the edges all of it is within the drawing.
  expect(narrow([0.1, ...Array(11).fill(0.3)]).least.x).toBeGreaterThanOrEqual(56 + 44)
  expect(narrow([...Array(11).fill(0.2), 0.3, 0.1]).least.x).toBeLessThanOrEqual(300 - 44)
})

test.each([
  ['all below 0', [-0.3, -0.1, -0.3]],
  ['on both sides', [0.3, 0.1, -0.2]],
])('%s the number of the lowest bar is below it and that of the highest above, past the bars beside them', (_, means) => {
  const drawing = drawn(months(...means))
  const edges = ['positive', 'negative', 'faint', 'line'].flatMap((color) => bars(drawing, color)).flat()
  const [most, least] = numbers(drawing)
  const zero = means.every((mean) => mean > 0) ? Math.max(...edges) : Math.min(...edges)
  const [highest, lowest] = [Math.min(...edges), Math.max(...edges)]
  expect(most.y).toBeLessThan(means.some((mean) => mean > 0) ? highest : zero)
  expect(least.y).toBeGreaterThan(means.some((mean) => mean < 0) ? lowest : zero)
})

test('a chat that hardly changes is not drawn as mountains, and what is never negative has little room for it', () => {
  const flat = drawn(months(0.01, 0.02))
  const [, [top, zero]] = bars(flat, 'line')
  expect(zero - top).toBeLessThan(flat.height / 5)
  expect(flat.height - 44 - zero).toBeLessThan((zero - 22) / 2)
  const both = drawn(months(0.3, -0.3))
  const [[, middle]] = bars(both, 'positive')
  expect(middle).toBeCloseTo((22 + both.height - 44) / 2, 0)
})

test('the sentence names the months or years that sound most and least positive', () => {
  expect(timelineSentence(months(0.1, 0.4, -0.2))).toBe('February 2021 sounds most positive, March 2021 least.')
  expect(timelineSentence(months(-0.9, -0.2))).toBe('February 2021 sounds least negative, January 2021 most.')
  expect(timelineSentence(months(0.2, 0.2))).toBe('No month differs clearly from the others.')
  expect(timelineSentence({ ...months(0.2, 0.24), by: 'yearly' })).toBe('No year differs clearly from the others.')
  expect(timelineSentence(months(0.2, null))).toBeNull()
  const years: SentimentTimeline = {
    by: 'yearly',
    periods: [2020, 2021].map((year, i) => ({ period: `${year}`, sentiment: i / 10, scored: 9, messages: 9 })),
    messages: 18,
  }
  expect(timelineSentence(years)).toBe('2021 sounds most positive, 2020 least.')
})

test('its table has raw numbers for a program, and links to the days of each period', () => {
  const table = sentimentTimelineTable(months(0.25, null))
  expect(tableFile(table)).toBe('\ufeffMonth,Sentiment,Scored,Messages\r\n2021-01,0.25,40,50\r\n2021-02,,0,50\r\n')
  expect(table.rows[1][3].wanted).toEqual({ from: '2021-02-01', to: '2021-02-28' })
  expect(daysOfPeriod('2020')).toEqual({ from: '2020-01-01', to: '2020-12-31' })
})

test('periods are named in even steps, as many as there is room for', () => {
  const names = Array.from({ length: 30 }, (_, i) => `${2020 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}`)
  const ticks = ticksOfMonths(names, 44 * 6)
  expect(ticks.map(({ label }) => label)).toEqual(['Jan\n2020', 'Jul', 'Jan\n2021', 'Jul', 'Jan\n2022'])
  expect(ticksOfYears(['2019', '2020', '2021'], 90).map(({ label }) => label)).toEqual(['2019', '2021'])
})
