import { expect, test } from 'vitest'
import { tokens } from '#testing/chart-tokens.ts'
import { inviting } from './click-hint.ts'
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
const drawn = (timeline: SentimentTimeline, width = 900) => {
  const { data, layout } = drawSentimentTimeline(timeline, tokens, width)
  return { bars: data[0] as { y: (number | null)[]; marker: { color: string[] }; hovertext: string[] }, layout }
}

test('a month is a bar up or down from 0, and a gap where nothing could be scored', () => {
  const { bars } = drawn(months(0.3, null, -0.1))
  expect(bars.y).toEqual([0.3, null, -0.1])
  expect([bars.marker.color[0], bars.marker.color[2]]).toEqual(['positive', 'negative'])
  expect(bars.hovertext).toEqual([
    'January 2021: +0.30, a little positive; 40 of 50 messages scored',
    'February 2021: nothing that could be read so in 50 messages',
    'March 2021: −0.10, a little negative; 40 of 50 messages scored',
  ])
})

test('every bar with messages invites to a click, the one below 0 and the one that could not be scored, too', () => {
  const { data } = inviting(drawSentimentTimeline(months(0.3, null, -0.1), tokens, 900))
  for (const said of (data[0] as { hovertext: string[] }).hovertext) expect(said).toContain('Click for the messages')
})

test('the highest and the lowest have their number; months all alike have none', () => {
  expect(extremesOf(months(0.1, 0.4, null, 0.4, -0.2))).toEqual([1, 4])
  expect(extremesOf(months(0.2, 0.2))).toEqual([])
  expect(extremesOf(months(0.2))).toEqual([])
  expect((drawn(months(0.1, 0.4)).layout.annotations ?? []).map(({ text }) => text)).toEqual(['<b>+0.40</b>', '<b>+0.10</b>'])
})

test.each([
  ['all above 0', [0.3, 0.1, 0.3], { y: 0.3, yanchor: 'bottom' }, { y: 0, yanchor: 'top' }],
  ['all below 0', [-0.3, -0.1, -0.3], { y: 0, yanchor: 'bottom' }, { y: -0.3, yanchor: 'top' }],
  ['on both sides', [0.3, 0.1, -0.2], { y: 0.3, yanchor: 'bottom' }, { y: -0.2, yanchor: 'top' }],
])('%s the number of the lowest bar is below it and that of the highest above, past the bars beside them', (_, means, most, least) => {
  expect(drawn(months(...means)).layout.annotations).toMatchObject([most, least])
})

test('a chat that hardly changes is not drawn as mountains, and what is never negative has no room for it', () => {
  const [low, high] = drawn(months(0.01, 0.02)).layout.yaxis?.range ?? []
  expect(high).toBeGreaterThanOrEqual(0.1)
  expect(-Number(low)).toBeLessThan(Number(high) / 2)
  const [down, up] = drawn(months(0.3, -0.3)).layout.yaxis?.range ?? []
  expect(-Number(down)).toBe(up)
})

test('the sentence names the months or years that sound most and least positive', () => {
  expect(timelineSentence(months(0.1, 0.4, -0.2))).toBe('February 2021 sounds most positive, March 2021 least.')
  expect(timelineSentence(months(-0.9, -0.2))).toBe('February 2021 sounds least negative, January 2021 most.')
  expect(timelineSentence(months(0.2, 0.2))).toBe('Every bar is as high as the others.')
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
  expect(ticks.map(({ label }) => label)).toEqual(['Jan<br>2020', 'Jul', 'Jan<br>2021', 'Jul', 'Jan<br>2022'])
  expect(ticksOfYears(['2019', '2020', '2021'], 90).map(({ label }) => label)).toEqual(['2019', '2021'])
})
