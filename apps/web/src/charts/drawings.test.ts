import { expect, test } from 'vitest'
import type { Answer } from './answers.ts'
import { calendarWidth, dayAfter, drawCalendar } from './calendar.ts'
import { drawHeatmap } from './heatmap.ts'
import { nearlyMost } from './layout.ts'
import { calendarTable, heatmapTable, shareTable, timeseriesTable } from './tables.ts'
import { drawTimeseries } from './timeseries.ts'
import type { ChartTokens } from './tokens.ts'

const tokens: ChartTokens = {
  ink: 'ink',
  soft: 'soft',
  faint: 'faint',
  line: 'line',
  sheet: 'sheet',
  pen: 'pen',
  wax: 'wax',
  heat: ['a', 'b', 'c', 'd', 'e', 'f'],
  sans: 'sans',
}
const layout = { title: { text: '' }, xaxis: {}, yaxis: {} }

const series = (days: number): Answer<'timeseries'> => ({
  data: [
    {
      type: 'scatter',
      mode: 'lines',
      name: 'Messages',
      x: Array.from({ length: days }, (_, i) => dayAfter('2021-03-01', i)),
      y: Array.from({ length: days }, (_, i) => i),
    },
  ],
  layout,
  messages: (days * (days - 1)) / 2,
  remark: {
    busiest_day: dayAfter('2021-03-01', days - 1),
    messages: days - 1,
    busiest_month: { month: '2021-03', messages: 1 },
    quietest_weekday: null,
  },
})

const week: Answer<'heatmap'> = {
  data: [
    {
      type: 'heatmap',
      x: Array.from({ length: 24 }, (_, h) => h),
      y: [],
      z: Array.from({ length: 7 }, (_, d) => Array.from({ length: 24 }, (_, h) => d * 24 + h)),
    },
  ],
  layout,
  messages: 1,
  remark: {
    busiest_weekday: 6,
    busiest_hour: 23,
    busiest_cell: { weekday: 6, hour: 23, messages: 167 },
    busiest_time: { weekday: 6, part: 'evening', messages: 167 },
  },
}

/** From Wednesday, 3 March 2021 to Tuesday, 9 March. */
const twoWeeks: Answer<'calendar'> = {
  data: [
    {
      type: 'heatmap',
      x: ['2021-03-01', '2021-03-08'],
      y: [],
      z: [
        [null, 5],
        [null, 0],
        [1, null],
        [2, null],
        [0, null],
        [0, null],
        [4, null],
      ],
    },
  ],
  layout,
  messages: 12,
  remark: { active_days: 4, total_days: 7, longest_streak: { days: 2, from: '2021-03-03', to: '2021-03-04' } },
}

test('a drawing shares no list with the answer it was made of: Plotly writes into what it draws', () => {
  const answer = series(100)
  const [days] = drawTimeseries(answer, tokens, 800).data
  expect(days).toMatchObject({ x: answer.data[0].x, y: answer.data[0].y })
  expect(Object(days).y).not.toBe(answer.data[0].y)
  for (const drawn of [drawHeatmap(week, tokens, 800), drawCalendar(twoWeeks, tokens, 800)]) {
    expect(Object(drawn.data[0]).z).not.toBe(week.data[0].z)
    expect(Object(drawn.data[0]).z[0]).not.toBe(twoWeeks.data[0].z[0])
  }
})

test('a short chat shows every day, a long one the mean in bold besides', () => {
  expect(drawTimeseries(series(62), tokens, 800).data.map(({ type }) => type)).toEqual(['bar'])
  expect(drawTimeseries(series(63), tokens, 800).data.map(({ type }) => type)).toEqual(['scatter', 'scatter'])
})

test('the busiest day is named where it stands', () => {
  expect(drawTimeseries(series(100), tokens, 800).layout.annotations).toMatchObject([{ x: '2021-06-08', y: 99, text: 'Jun 8, 2021: 99' }])
  expect(drawTimeseries({ ...series(3), remark: null }, tokens, 800).layout.annotations).toEqual([])
})

test('the busiest hour of the week is framed', () => {
  expect(drawHeatmap(week, tokens, 800).layout.shapes).toMatchObject([{ x0: 22.5, x1: 23.5, y0: 5.5, y1: 6.5 }])
})

test('a calendar fits the page where it can and is scrolled where its weeks would become too thin', () => {
  expect(calendarWidth(104, 1100)).toBeLessThanOrEqual(1100)
  expect(calendarWidth(104, 328)).toBe(48 + 104 * 13)
  expect(calendarWidth(2, 1100)).toBe(48 + 2 * 24)
})

test('a day’s hint names the day itself', () => {
  const hints = Object(drawCalendar(twoWeeks, tokens, 800).data[0]).customdata
  expect(hints[0][1]).toBe('Monday, March 8, 2021: 5 messages')
  expect(hints[6][0]).toBe('Sunday, March 7, 2021: 4 messages')
  expect(hints[0][0]).toBe('')
})

test('days after a Monday cross months and leap years', () => {
  expect(dayAfter('2024-02-26', 3)).toBe('2024-02-29')
  expect(dayAfter('2021-12-27', 6)).toBe('2022-01-02')
})

test('one very full day does not pale the others', () => {
  const days = [...Array.from({ length: 99 }, () => 10), 5000]
  expect(nearlyMost(days, 0.95)).toBe(10)
  expect(nearlyMost([], 0.95)).toBe(1)
  expect(nearlyMost([null, 0, 0], 0.95)).toBe(1)
})

test('every chart reads as a table', () => {
  expect(timeseriesTable(series(2)).rows).toEqual([
    ['Mar 1, 2021', '0'],
    ['Mar 2, 2021', '1'],
  ])
  expect(heatmapTable(week).rows).toHaveLength(24)
  expect(heatmapTable(week).rows[23]).toEqual(['11 PM', '23', '47', '71', '95', '119', '143', '167'])
  expect(calendarTable(twoWeeks).rows).toEqual([['March 2021', '4', '12']])
  const share: Answer<'messageShare'> = {
    data: [{ type: 'bar', name: '', x: ['<b>Ana</b>', 'Ben'], y: [3, 1], text: [] }],
    layout,
    messages: 4,
    remark: null,
  }
  expect(shareTable(share)).toMatchObject({
    rows: [
      ['<b>Ana</b>', '3', '75%'],
      ['Ben', '1', '25%'],
    ],
    people: true,
  })
})
