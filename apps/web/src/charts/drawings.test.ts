import { expect, test } from 'vitest'
import { tokens } from '#testing/chart-tokens.ts'
import type { Answer } from './answers.ts'
import { countSteps, nearlyMost } from './axes.ts'
import { calendarWidth, dayAfter, drawCalendar, fullDay } from './calendar.ts'
import { calendarRows } from './calendar-picture.ts'
import { drawHeatmap } from './heatmap.ts'
import type { Drawing, Label, Shape } from './marks.ts'
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

const labels = ({ marks }: Drawing): Label[] => marks.filter((mark) => mark.kind === 'label')
const shapes = ({ marks }: Drawing): Shape[] => marks.filter((mark) => mark.kind === 'shape')
const written = (drawing: Drawing): string[] => labels(drawing).map(({ text }) => text)
const said = ({ readings }: Drawing): string[] => readings.map(({ point }) => point.said)
/** The corners and sides of a rectangle, in whole pixels. */
const sides = ({ path }: Shape): number[] => Array.from(path.matchAll(/-?[\d.]+/g), ([n]) => Math.round(Number(n))).slice(0, 4)

test('a short chat shows every day, a long one the mean in bold besides', () => {
  const filled = (days: number) => shapes(drawTimeseries(series(days), tokens, 800)).map(({ fill, stroke }) => fill ?? stroke)
  expect(filled(62)).toContain('pen')
  expect(filled(62)).not.toContain(tokens.heat[1])
  expect(filled(63)).toEqual(expect.arrayContaining([tokens.heat[1], tokens.heat[2], 'pen']))
  const bars = shapes(drawTimeseries(series(62), tokens, 800)).find(({ fill }) => fill === 'pen')
  expect(bars?.path.split('M').filter(Boolean)).toHaveLength(62)
})

test('a bar is as high as its count beside the others, from 0 up', () => {
  const { marks, readings } = drawTimeseries({ ...series(4), counts: [0, 10, 20, 40], annotations: [] }, tokens, 800)
  const bars = (marks.find((mark) => mark.kind === 'shape' && mark.fill === 'pen') as Shape).path.split('M').filter(Boolean)
  const heights = bars.map((path) => Number(path.match(/v([\d.]+)/)?.[1] ?? 0))
  expect(heights[2] / heights[1]).toBeCloseTo(2, 1)
  expect(heights[3] / heights[1]).toBeCloseTo(4, 1)
  expect(new Set(bars.map((path, i) => Math.round(Number(path.split(' ')[1].split('h')[0]) + heights[i]))).size).toBe(1)
  // The words of a day point at the end of its bar.
  expect(readings[3].y).toBeCloseTo(readings[0].y - heights[3], 0)
})

test('every day has as much room as another, in their order', () => {
  const { readings } = drawTimeseries(series(400), tokens, 800)
  const steps = readings.slice(1).map(({ x }, i) => x - readings[i].x)
  for (const step of steps) expect(step).toBeCloseTo(steps[0], 5)
  for (const { x, area } of readings) expect(x).toBeCloseTo(area.left + area.width / 2, 5)
})

/** What a drawing writes over its days in the color of what is worth noticing, and over which day. */
function flags(answer: Answer<'timeseries'>, width: number) {
  const drawing = drawTimeseries(answer, tokens, width)
  return labels(drawing).flatMap(({ text, number, color }) => (color === 'wax' ? [`${number} ${text}`.trim()] : []))
}

test('the notable days are named where they are; on a phone by their numbers', () => {
  expect(flags(series(100), 800)).toEqual(['1 First day', '2 Busiest day'])
  expect(flags(series(100), 328)).toEqual(['1', '2'])
  expect(flags({ ...series(3), annotations: [] }, 800)).toEqual([])
  const drawing = drawTimeseries(series(100), tokens, 800)
  const dots = shapes(drawing).filter(({ fill, stroke }) => fill === 'wax' && stroke !== undefined)
  const last = drawing.readings[99]
  expect(dots).toHaveLength(2)
  expect(dots[1].path.startsWith(`M${Math.round(100 * (last.x - 4)) / 100} ${Math.round(100 * last.y) / 100}`)).toBe(true)
})

test('days too close for words are numbers on a desk, too', () => {
  const annotations = ['2021-03-01', '2021-03-02', '2021-03-03', '2021-03-04'].map((day, i) => ({
    day,
    kind: (['first', 'return', 'rise', 'busiest'] as const)[i],
    value: 1,
  }))
  expect(flags({ ...series(100), annotations }, 1000)).toEqual(['1', '2', '3', '4'])
})

test('a notable day says so', () => {
  expect(said(drawTimeseries(series(3), tokens, 800))).toEqual([
    'Monday, March 1, 2021: 0 messages (first day)',
    'Tuesday, March 2, 2021: 1 message',
    'Wednesday, March 3, 2021: 2 messages (busiest day)',
  ])
})

test.each([
  ['a few days', series(4), 800, ['Feb 28', 'Mar 2', 'Mar 4', 'Mar 6']],
  ['a year, in months with their year', series(365), 800, ['Apr 2021', 'Jul 2021', 'Oct 2021', 'Jan 2022']],
  ['a year and a half on a phone', series(500), 328, ['Jul 2021', 'Jan 2022']],
  ['ten years, in years', series(3650), 800, ['2022', '2024', '2026', '2028', '2030']],
])('time is named in steps of %s', (_, answer, width, some) => {
  expect(written(drawTimeseries(answer, tokens, width))).toEqual(expect.arrayContaining(some))
})

test('no name of a time covers another, however wide the chart is', () => {
  for (const days of [1, 2, 9, 40, 70, 200, 365, 800, 3650, 7000])
    for (const width of [328, 500, 800, 1100, 1600]) {
      const drawing = drawTimeseries(series(days), tokens, width)
      const below = labels(drawing).filter(({ y }) => y > drawing.height - 20)
      const ends = below.map(({ x, text }) => [x - 3.4 * text.length, x + 3.4 * text.length])
      for (const [i, [from, to]] of ends.entries()) {
        expect(from, `${days} days in ${width}`).toBeGreaterThanOrEqual(0)
        expect(to, `${days} days in ${width}`).toBeLessThanOrEqual(width)
        if (i > 0) expect(from, `${days} days in ${width}`).toBeGreaterThan(ends[i - 1][1])
      }
    }
})

test('the calendar frames the longest streak', () => {
  const drawing = drawCalendar(twoWeeks, tokens, 800)
  const framed = shapes(drawing).filter(({ stroke }) => stroke === 'wax')
  const [{ left, top, width }, below] = ['2021-03-03', '2021-03-04'].map(
    (day) => drawing.readings.find(({ point }) => point.wanted.from === day)!.area,
  )
  expect(framed.map(sides)).toEqual([[left, top, left + width, top].map(Math.round)])
  expect(framed[0].path).toContain(`${left + width} ${below.top + below.height}`)
})

test('a long calendar in a picture is a row a year in one scale, every day and every frame in one of them', () => {
  const mondays = Array.from({ length: 260 }, (_, week) => dayAfter('2016-02-29', 7 * week))
  const counts = Array.from({ length: 7 }, (_, weekday) => mondays.map((_, week) => 7 * week + weekday))
  const longest_streak = { days: 800, from: '2018-12-31', to: '2021-02-20' }
  const remark = { active_days: 1000, total_days: 1820, longest_streak }
  const rows = calendarRows({ ...twoWeeks, mondays, counts, remark }, tokens, 984)
  expect(rows.map((row) => written(row).slice(0, 2))).toEqual(
    [2016, 2017, 2018, 2019, 2020, 2021].map((year) => [expect.any(String), `${year}`]),
  )
  const days = rows.flatMap(({ readings }) =>
    [...readings].sort((a, b) => a.column - b.column || a.row - b.row).map(({ point }) => point.messages),
  )
  expect(days).toEqual(Array.from({ length: 7 * 260 }, (_, day) => day))
  expect(rows.map((row) => shapes(row).filter(({ stroke }) => stroke === 'wax').length)).toEqual([0, 0, 1, 1, 1, 1])
  for (const { width } of rows) expect(width).toBeLessThanOrEqual(984)
  // The same count has the same color in every row.
  const full = fullDay({ ...twoWeeks, mondays, counts })
  expect(shapes(rows[5]).every(({ fill, stroke }) => stroke === 'wax' || fill === tokens.heat[5])).toBe(
    rows[5].readings[0].point.messages > full,
  )
  expect(calendarRows(twoWeeks, tokens, 984)).toEqual([drawCalendar(twoWeeks, tokens, 984)])
})

test('months are named where they begin, the first one where it is not about to end', () => {
  const names = (from: string, weeks: number) => {
    const mondays = Array.from({ length: weeks }, (_, week) => dayAfter(from, 7 * week))
    const answer: Answer<'calendar'> = { ...twoWeeks, mondays, counts: mondays.map(() => []), annotations: [] }
    const drawing = drawCalendar(answer, tokens, 800)
    return labels(drawing).flatMap(({ text, y }) => (y > drawing.height - 30 ? [text] : []))
  }
  expect(names('2021-01-11', 12)).toEqual(['Jan', '2021', 'Feb', 'Mar'])
  expect(names('2020-12-28', 7)).toEqual(['Jan', '2021', 'Feb'])
  expect(names('2020-12-07', 8)).toEqual(['Dec', '2020', 'Jan', '2021'])
  expect(names('2021-01-25', 1)).toEqual(['Jan', '2021'])
})

test('what the sentence of the week names is framed, and nothing where there is no sentence', () => {
  for (const hour of [0, 7, 23]) {
    const remark = week.remark && { ...week.remark, busiest_cell: { weekday: 4, hour, messages: 90 } }
    const drawing = drawHeatmap({ ...week, remark, messages: 20 }, tokens, 800)
    const framed = shapes(drawing).filter(({ stroke }) => stroke === 'wax')
    const [{ area }] = drawing.readings.filter(({ row, column }) => row === 4 && column === hour)
    expect(framed.map(sides)).toEqual([[area.left, area.top, area.width, area.height].map(Math.round)])
    const none = drawHeatmap({ ...week, remark, messages: 19 }, tokens, 800)
    expect(shapes(none).filter(({ stroke }) => stroke === 'wax')).toEqual([])
  }
})

test('the more, the darker, up to a full one; every cell links to its own messages', () => {
  const { marks, readings } = drawHeatmap({ ...week, messages: 168 }, tokens, 800)
  expect(readings.map(({ point }) => point.wanted)).toEqual(
    Array.from({ length: 168 }, (_, i) => ({ weekday: Math.floor(i / 24), hour: i % 24 })),
  )
  const reds = (marks as readonly Shape[]).flatMap(({ fill }) => (fill?.startsWith('rgb') ? [Number(fill.match(/\d+/)?.[0])] : []))
  expect(reds).toEqual([...reds].sort((a, b) => a - b))
  expect([reds[0], reds.at(-1)]).toEqual([0, 250])
})

test('a calendar fits the page where it can and is scrolled where its weeks would become too thin', () => {
  expect(calendarWidth(104, 1100)).toBeLessThanOrEqual(1100)
  expect(calendarWidth(104, 328)).toBe(48 + 104 * 13)
  expect(calendarWidth(2, 1100)).toBe(48 + 2 * 24)
})

test('a day of the calendar is named and links to itself; days outside the chat are left out', () => {
  const { readings } = drawCalendar(twoWeeks, tokens, 800)
  expect(readings.map(({ column, row, point }) => [column, row, point.said, point.wanted.from])).toEqual([
    [1, 0, 'Monday, March 8, 2021: 5 messages', '2021-03-08'],
    [1, 1, 'Tuesday, March 9, 2021: 0 messages', '2021-03-09'],
    [0, 2, 'Wednesday, March 3, 2021: 1 message (longest streak)', '2021-03-03'],
    [0, 3, 'Thursday, March 4, 2021: 2 messages (longest streak)', '2021-03-04'],
    [0, 4, 'Friday, March 5, 2021: 0 messages', '2021-03-05'],
    [0, 5, 'Saturday, March 6, 2021: 0 messages', '2021-03-06'],
    [0, 6, 'Sunday, March 7, 2021: 4 messages', '2021-03-07'],
  ])
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

/** What each cell of a table that leads somewhere is wanted for, and its figure. */
const leadsOf = ({ rows }: Table) => rows.flatMap((row) => row.flatMap((cell) => (cell.wanted ? [[cell.value, cell.wanted]] : [])))

test('the tables link where the drawings do, except from counts of 0', () => {
  const leads = ({ readings }: Drawing) => readings.flatMap(({ point }) => (point.messages > 0 ? [[point.messages, point.wanted]] : []))
  expect(leadsOf(timeseriesTable(series(9)))).toEqual(leads(drawTimeseries(series(9), tokens, 800)))
  const sorted = (of: unknown[]) => of.map((each) => JSON.stringify(each)).sort()
  expect(sorted(leadsOf(heatmapTable(week)))).toEqual(sorted(leads(drawHeatmap(week, tokens, 800))))
  expect(leadsOf(calendarTable(twoWeeks))).toEqual([[12, { from: '2021-03-01', to: '2021-03-31' }]])
  expect(leadsOf(shareTable(share))).toEqual([
    [3, { authors: ['<b>Ana</b>'] }],
    [1, { authors: ['=Ben'] }],
  ])
})

test('an axis of counts has even whole steps', () => {
  expect(countSteps(4.16, 5)).toEqual([0, 1, 2, 3, 4])
  expect(countSteps(6.24, 5)).toEqual([0, 2, 4, 6])
  expect(countSteps(104, 5)).toEqual([0, 50, 100])
  expect(countSteps(5200, 5)).toEqual([0, 2000, 4000])
  expect(countSteps(0.5, 5)).toEqual([0])
})

test('15 years of days are some hundred elements, and each day still has its words', () => {
  const answer = series(15 * 365)
  const mondays = answer.days.filter((_, day) => day % 7 === 0)
  const counts = Array.from({ length: 7 }, (_, weekday) => mondays.map((_, week) => answer.counts[7 * week + weekday] ?? null))
  const drawings = [drawTimeseries(answer, tokens, 800), drawCalendar({ ...twoWeeks, mondays, counts, annotations: [] }, tokens, 800)]
  for (const { marks, readings } of drawings) {
    expect(marks.length).toBeLessThan(1000)
    expect(readings).toHaveLength(15 * 365)
    expect(readings.at(-1)?.point.said).toMatch(/2036: [\d,]+ messages$|2036: [\d,]+ messages \(/)
  }
})
