import type { Chat } from '@convostat/engine/chat/chat'
import { parseDay } from '@convostat/engine/chat/civil'
import { everything, type Selection, select } from '@convostat/engine/chat/selection'
import { chatOf } from '@convostat/engine/testing/chat-of.ts'
import { expect, test } from 'vitest'
import { counted } from './counted.ts'
import { examples } from './examples.ts'
import { shapes } from './shapes.ts'

// Monday 2021-03-01 to Wednesday 2021-03-10.
const chat = chatOf(`
  2021-03-01 20:10 Ana: one
  2021-03-01 20:15 Ben: two
  2021-03-02 08:00 Ana: three
  2021-03-08 20:59 Ana: four
  2021-03-10 23:59 Ben: five`)
const nobody = select(chat, { authors: ['Eva'] })

/** Plotly's words for what each is to look like, and what it shows, with the numbers of its example. */
const drawn = {
  timeseries: {
    layout: {
      title: 'Activity over time',
      xaxis: { title: { text: 'Day' }, type: 'date' },
      yaxis: { title: { text: 'Messages' }, rangemode: 'tozero' },
    },
    trace: { type: 'scatter', mode: 'lines', name: 'Messages', x: examples.timeseries.days, y: examples.timeseries.counts },
  },
  heatmap: {
    layout: {
      title: 'Messages by weekday and hour',
      xaxis: { title: { text: 'Hour' }, type: 'linear', dtick: 3 },
      yaxis: { type: 'category', autorange: 'reversed' },
    },
    trace: { type: 'heatmap', z: examples.heatmap.counts, hovertemplate: '%{y}, %{x}:00: %{z}<extra></extra>' },
  },
  messageShare: {
    layout: {
      title: 'Messages by person',
      xaxis: { type: 'category', tickmode: 'array', tickvals: ['Juliet C.', 'Romeo M.'], ticktext: ['Juliet C.', 'Romeo M.'] },
      yaxis: { title: { text: 'Messages' }, rangemode: 'tozero' },
    },
    trace: { type: 'bar', name: 'Messages', y: [2612, 2253], textposition: 'none' },
  },
  calendar: {
    layout: {
      title: 'Messages by day',
      xaxis: { title: { text: 'Week' }, type: 'date' },
      yaxis: { type: 'category', autorange: 'reversed' },
    },
    trace: { type: 'heatmap', hovertemplate: '%{customdata}: %{z}<extra></extra>', hoverongaps: false, xgap: 1, ygap: 1 },
  },
  sentimentChart: {
    layout: {
      title: 'Messages by sentiment',
      xaxis: {
        type: 'category',
        tickmode: 'array',
        tickvals: ['positive', 'neutral', 'negative'],
        ticktext: ['Positive', 'Neutral', 'Negative'],
      },
      yaxis: { title: { text: 'Messages' }, rangemode: 'tozero' },
    },
    trace: {
      type: 'bar',
      name: 'Messages',
      x: ['positive', 'neutral', 'negative'],
      y: [957, 3253, 655],
      text: ['Positive', 'Neutral', 'Negative'],
      textposition: 'none',
      hovertemplate: '%{text}: %{y}<extra></extra>',
    },
  },
}

// As Plotly draws them, which is their public form.
const timeseriesFigure = (selection: Selection) => counted.timeseries.public(counted.timeseries.count(chat, selection))
const heatmapFigure = (selection: Selection) => counted.heatmap.public(counted.heatmap.count(chat, selection))
const calendarFigure = (selection: Selection) => counted.calendar.public(counted.calendar.count(chat, selection))
const messageShareFigure = (of: Chat, selection = everything(of)) => counted.messageShare.public(counted.messageShare.count(of, selection))

test.each(['timeseries', 'heatmap', 'messageShare', 'calendar', 'sentimentChart'] as const)(
  '%s: says what it shows, and draws its example as Plotly does',
  (name) => {
    const { title, ...axes } = drawn[name].layout
    const { data, layout } = (counted[name].public as (plain: unknown) => { data: [object]; layout: object })(examples[name])
    expect(layout).toEqual({ title: { text: title }, ...axes })
    expect(data[0]).toMatchObject(drawn[name].trace)
  },
)

test('the timeseries has a point for every day, silent ones too', () => {
  const { data, messages, remark } = timeseriesFigure(everything(chat))
  expect(data[0].x[0]).toBe('2021-03-01')
  expect(data[0].x.at(-1)).toBe('2021-03-10')
  expect(data[0].y).toEqual([2, 1, 0, 0, 0, 0, 0, 1, 0, 1])
  expect(messages).toBe(5)
  expect(remark).toEqual({
    busiest_day: '2021-03-01',
    messages: 2,
    busiest_month: { month: '2021-03', messages: 5 },
    quietest_weekday: { weekday: 3, messages: 0 },
  })
})

test('the days that stand out are those of the selection', () => {
  const of = (selection: typeof nobody) => {
    const { annotations } = timeseriesFigure(selection)
    expect(calendarFigure(selection).annotations).toEqual(annotations)
    return annotations
  }
  expect(of(everything(chat))).toEqual([{ day: '2021-03-01', kind: 'busiest', value: 2 }])
  expect(of(select(chat, { fromDay: parseDay('2021-03-02') ?? 0, authors: ['Ana', 'Ben'] }))).toEqual([
    { day: '2021-03-02', kind: 'busiest', value: 1 },
  ])
  expect(of(nobody)).toEqual([])
})

test('the heatmap has seven rows, Monday first, of 24 hours', () => {
  const { data, layout, remark } = heatmapFigure(everything(chat))
  const [{ x, y, z }] = data
  expect(x).toEqual(Array.from({ length: 24 }, (_, hour) => hour))
  expect([y[0], y[6]]).toEqual(['Monday', 'Sunday'])
  expect([z.length, ...z.map((row) => row.length)]).toEqual([7, 24, 24, 24, 24, 24, 24, 24])
  expect([z[0][20], z[1][8], z[2][23]]).toEqual([3, 1, 1])
  expect(z.flat().reduce((a, b) => a + b)).toBe(5)
  expect(layout.yaxis).toMatchObject({ autorange: 'reversed' })
  expect(remark).toMatchObject({ busiest_weekday: 0, busiest_hour: 20, busiest_cell: { weekday: 0, hour: 20, messages: 3 } })
})

test('the bars of the message share are most first', () => {
  const { data, remark } = messageShareFigure(chat)
  expect([data[0].x, data[0].y]).toEqual([
    ['Ana', 'Ben'],
    [3, 2],
  ])
  expect(remark).toEqual({ author: 'Ana', messages: 3, share: 0.6, is_tied: false })
})

test('a name that looks like HTML, an entity or a number is drawn as it is written', () => {
  const odd = chatOf(`
    mon 09:00 <b>x</b>: hi
    mon 09:01 Tom & Ann &lt;3: hi
    mon 09:02 2021: hi`)
  const { data, layout } = messageShareFigure(odd)
  expect(data[0].x).toEqual(['<b>x</b>', 'Tom & Ann &lt;3', '2021'])
  const drawn = ['&lt;b&gt;x&lt;/b&gt;', 'Tom &amp; Ann &amp;lt;3', '2021']
  expect(data[0].text).toEqual(drawn)
  expect(layout.xaxis).toMatchObject({ type: 'category', tickvals: data[0].x, ticktext: drawn })
  expect(data[0].hovertemplate).toBe('%{text}: %{y}<extra></extra>')
})

test('the calendar has a column a week and a row a weekday; days outside the chat are null, silent ones 0', () => {
  const { data, remark } = calendarFigure(everything(chat))
  expect(data[0].x).toEqual(['2021-03-01', '2021-03-08'])
  expect(data[0].z.map(([first]) => first)).toEqual([2, 1, 0, 0, 0, 0, 0])
  expect(data[0].z.map(([, second]) => second)).toEqual([1, 0, 1, null, null, null, null])
  expect(data[0].customdata).toEqual(expect.arrayContaining([['2021-03-03', '2021-03-10']]))
  expect(remark).toEqual({ active_days: 4, total_days: 10, longest_streak: { days: 2, from: '2021-03-01', to: '2021-03-02' } })
})

test('a selection without messages still gives figures, without a remark', () => {
  for (const figure of [timeseriesFigure(nobody), heatmapFigure(nobody), messageShareFigure(chat, nobody), calendarFigure(nobody)])
    expect(figure).toMatchObject({ messages: 0, remark: null, layout: { title: { text: expect.any(String) } } })
})

test('every figure is what the contract says', () => {
  for (const selection of [everything(chat), nobody]) {
    for (const [shape, figure] of [
      [shapes.timeseries.public, timeseriesFigure(selection)],
      [shapes.heatmap.public, heatmapFigure(selection)],
      [shapes.messageShare.public, messageShareFigure(chat, selection)],
      [shapes.calendar.public, calendarFigure(selection)],
    ] as const)
      expect(shape.parse(figure)).toEqual(figure)
  }
})
