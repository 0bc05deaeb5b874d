import { expect, test } from 'vitest'
import { tokens } from '#testing/chart-tokens.ts'
import type { Answer } from './answers.ts'
import { calendarWidth, dayAfter, drawCalendar, fullDay } from './calendar.ts'
import { calendarRows } from './calendar-picture.ts'
import { drawHeatmap } from './heatmap.ts'
import { countAxis, nearlyMost } from './layout.ts'
import { type Table, tableFile } from './table.ts'
import { calendarTable, heatmapTable, shareTable, timeseriesTable } from './tables.ts'
import { drawTimeseries } from './timeseries.ts'

const series = (days: number): Answer<'timeseries'> => ({
  days: Array.from({ length: days }, (_, i) => dayAfter('2021-03-01', i)),
  counts: Array.from({ length: days }, (_, i) => i),
  messages: (days * (days - 1)) / 2,
  remark: {
    busiest_day: dayAfter('2021-03-01', days - 1),
    messages: days - 1,
    busiest_month: { month: '2021-03', messages: 1 },
    quietest_weekday: null,
  },
  annotations: [
    { day: '2021-03-01', kind: 'first', value: 0 },
    { day: dayAfter('2021-03-01', days - 1), kind: 'busiest', value: days - 1 },
  ],
})

const week: Answer<'heatmap'> = {
  counts: Array.from({ length: 7 }, (_, d) => Array.from({ length: 24 }, (_, h) => d * 24 + h)),
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
  mondays: ['2021-03-01', '2021-03-08'],
  counts: [
    [null, 5],
    [null, 0],
    [1, null],
    [2, null],
    [0, null],
    [0, null],
    [4, null],
  ],
  messages: 12,
  remark: { active_days: 4, total_days: 7, longest_streak: { days: 2, from: '2021-03-03', to: '2021-03-04' } },
  annotations: [
    { day: '2021-03-03', kind: 'first', value: 1 },
    { day: '2021-03-08', kind: 'busiest', value: 5 },
  ],
}

test('a drawing shares no list with the answer it was made of: Plotly writes into what it draws', () => {
  const answer = series(100)
  const [days] = drawTimeseries(answer, tokens, 800).data
  expect(days).toMatchObject({ x: answer.days, y: answer.counts })
  expect(Object(days).y).not.toBe(answer.counts)
  for (const drawn of [drawHeatmap(week, tokens, 800), drawCalendar(twoWeeks, tokens, 800)]) {
    expect(Object(drawn.data[0]).z).not.toBe(week.counts)
    expect(Object(drawn.data[0]).z[0]).not.toBe(twoWeeks.counts[0])
  }
})

test('a short chat shows every day, a long one the mean in bold besides; dots are the notable days', () => {
  expect(drawTimeseries(series(62), tokens, 800).data.map(({ type }) => type)).toEqual(['bar', 'scatter'])
  expect(drawTimeseries(series(63), tokens, 800).data.map(({ type }) => type)).toEqual(['scatter', 'scatter', 'scatter'])
})

/** What a drawing writes over its days, and where. */
const flags = (answer: Answer<'timeseries'>, width: number) =>
  (drawTimeseries(answer, tokens, width).layout.annotations ?? []).map(({ x, y, text }) => ({ x, y, text }))

test('the notable days are named where they are; on a phone by their numbers', () => {
  expect(flags(series(100), 800)).toEqual([
    { x: '2021-03-01', y: 0, text: '<b>1</b> First day' },
    { x: '2021-06-08', y: 99, text: '<b>2</b> Busiest day' },
  ])
  expect(flags(series(100), 328).map(({ text }) => text)).toEqual(['<b>1</b>', '<b>2</b>'])
  expect(flags({ ...series(3), annotations: [] }, 800)).toEqual([])
})

test('days too close for words are numbers on a desk, too', () => {
  const annotations = ['2021-03-01', '2021-03-02', '2021-03-03', '2021-03-04'].map((day, i) => ({
    day,
    kind: (['first', 'return', 'rise', 'busiest'] as const)[i],
    value: 1,
  }))
  expect(flags({ ...series(100), annotations }, 1000).map(({ text }) => text)).toEqual(['<b>1</b>', '<b>2</b>', '<b>3</b>', '<b>4</b>'])
})

test('a notable day says so in its hint', () => {
  expect(Object(drawTimeseries(series(3), tokens, 800).data[0]).hovertext).toEqual([
    'Monday, March 1, 2021: 0 messages (first day)',
    'Tuesday, March 2, 2021: 1 message',
    'Wednesday, March 3, 2021: 2 messages (busiest day)',
  ])
})

test('the calendar frames the notable days', () => {
  expect(drawCalendar(twoWeeks, tokens, 800).layout.shapes).toMatchObject([
    { x0: -0.5, x1: 0.5, y0: 1.5, y1: 2.5 },
    { x0: 0.5, x1: 1.5, y0: -0.5, y1: 0.5 },
  ])
})

test('a long calendar in a picture is a row a year in one scale, every day and every frame in one of them', () => {
  const mondays = Array.from({ length: 260 }, (_, week) => dayAfter('2016-02-29', 7 * week))
  const counts = Array.from({ length: 7 }, (_, weekday) => mondays.map((_, week) => 7 * week + weekday))
  const annotations = [mondays[0], '2018-12-31', '2019-01-01', '2021-02-21'].map((day) => ({ day, kind: 'busiest' as const, value: 1 }))
  const rows = calendarRows({ ...twoWeeks, mondays, counts, annotations }, tokens, 984)
  expect(rows.map(({ layout }) => Object(layout.xaxis).ticktext[0])).toEqual(
    [2016, 2017, 2018, 2019, 2020, 2021].map((year) => `Jan<br>${year}`),
  )
  const days = rows.flatMap(({ data }) => {
    const cells: (number | null)[][] = Object(data[0]).z
    return cells[0].flatMap((_, week) => cells.map((row) => row[week])).filter((n) => n !== null)
  })
  expect(days).toEqual(Array.from({ length: 7 * 260 }, (_, day) => day))
  expect(new Set(rows.map(({ data }) => Object(data[0]).zmax))).toEqual(new Set([fullDay({ ...twoWeeks, mondays, counts })]))
  expect(rows.map(({ layout }) => layout.shapes?.length)).toEqual([1, 0, 1, 1, 0, 1])
  for (const { layout } of rows) expect(layout.width).toBeLessThanOrEqual(984)
  expect(calendarRows(twoWeeks, tokens, 984)).toEqual([drawCalendar(twoWeeks, tokens, 984)])
})

test('months are named where they begin, the first one where it is not about to end', () => {
  const names = (from: string, weeks: number) => {
    const mondays = Array.from({ length: weeks }, (_, week) => dayAfter(from, 7 * week))
    const answer: Answer<'calendar'> = { ...twoWeeks, mondays, counts: mondays.map(() => []), annotations: [] }
    return Object(drawCalendar(answer, tokens, 800).layout.xaxis).ticktext
  }
  expect(names('2021-01-11', 12)).toEqual(['Jan<br>2021', 'Feb', 'Mar'])
  expect(names('2020-12-28', 7)).toEqual(['Jan<br>2021', 'Feb'])
  expect(names('2020-12-07', 8)).toEqual(['Dec<br>2020', 'Jan<br>2021'])
  expect(names('2021-01-25', 1)).toEqual(['Jan<br>2021'])
})

test('what the sentence of the week names is framed, and nothing where there is no sentence', () => {
  for (const [place, part] of (['night', 'morning', 'afternoon', 'evening'] as const).entries()) {
    const remark = week.remark && { ...week.remark, busiest_time: { weekday: 4, part, messages: 90 } }
    const { shapes } = drawHeatmap({ ...week, remark, messages: 20 }, tokens, 800).layout
    expect(shapes).toMatchObject([{ x0: 6 * place - 0.5, x1: 6 * place + 5.5, y0: 3.5, y1: 4.5 }])
    expect(drawHeatmap({ ...week, remark, messages: 19 }, tokens, 800).layout.shapes).toEqual([])
  }
})

test('a calendar fits the page where it can and is scrolled where its weeks would become too thin', () => {
  expect(calendarWidth(104, 1100)).toBeLessThanOrEqual(1100)
  expect(calendarWidth(104, 328)).toBe(48 + 104 * 13)
  expect(calendarWidth(2, 1100)).toBe(48 + 2 * 24)
})

test('a day’s hint names the day itself', () => {
  const hints = Object(drawCalendar(twoWeeks, tokens, 800).data[0]).customdata
  expect(hints[0][1]).toBe('Monday, March 8, 2021: 5 messages (busiest day)')
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

const share: Answer<'messageShare'> = {
  people: [
    { person: '<b>Ana</b>', messages: 3 },
    { person: '=Ben', messages: 1 },
  ],
  messages: 4,
  remark: null,
}

const shown = ({ rows }: Table): string[][] => rows.map((row) => row.map((cell) => cell.shown))

test('every chart reads as a table', () => {
  expect(shown(timeseriesTable(series(2)))).toEqual([
    ['Mar 1, 2021', '0'],
    ['Mar 2, 2021', '1'],
  ])
  expect(heatmapTable(week).rows).toHaveLength(24)
  expect(shown(heatmapTable(week))[23]).toEqual(['11 PM', '23', '47', '71', '95', '119', '143', '167'])
  expect(shown(calendarTable(twoWeeks))).toEqual([['March 2021', '4', '12']])
  expect(shown(shareTable(share))).toEqual([
    ['<b>Ana</b>', '3', '75%'],
    ['=Ben', '1', '25%'],
  ])
  expect(shareTable(share).people).toBe(true)
})

test('the file of a table has its numbers as they are, days as ISO writes them, and no formula', () => {
  expect(tableFile(timeseriesTable(series(2)))).toBe('\ufeffDay,Messages\r\n2021-03-01,0\r\n2021-03-02,1\r\n')
  expect(tableFile(calendarTable(twoWeeks))).toBe('\ufeffMonth,Days with messages,Messages\r\n2021-03,4,12\r\n')
  expect(tableFile(shareTable(share))).toBe("\ufeffPerson,Messages,Share\r\n<b>Ana</b>,3,0.75\r\n'=Ben,1,0.25\r\n")
  const [head, ...hours] = tableFile(heatmapTable(week)).split('\r\n')
  expect(head).toBe('\ufeffHour,Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday')
  expect(hours[23]).toBe('23,23,47,71,95,119,143,167')
})

test('an axis of counts has even whole steps, as the reader writes numbers', () => {
  const steps = (end: number, most: number) => countAxis(tokens, end, most).ticktext
  expect(steps(4.16, 5)).toEqual(['0', '1', '2', '3', '4'])
  expect(steps(6.24, 5)).toEqual(['0', '2', '4', '6'])
  expect(steps(104, 5)).toEqual(['0', '50', '100'])
  expect(steps(5200, 5)).toEqual(['0', '2,000', '4,000'])
  expect(steps(0, 5)).toEqual(['0'])
})
