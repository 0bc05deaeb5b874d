import {
  busiestDay,
  busiestMonth,
  quietestWeekday,
  type Timeseries as Series,
  timeseries as seriesOf,
} from '@convostat/engine/analyses/timeseries'
import { isoDay } from '@convostat/engine/chat/civil'
import { countedFace } from '#counted-face.ts'
import { annotationsOf } from '#counting/notable-days.ts'
import { sum } from '#counting/sum.ts'
import { none, table } from '#figure.ts'
import type { Timeseries } from './shape.ts'

export const timeseries = countedFace<'timeseries'>()({
  asked: {},
  feelings: none,
  count: (chat, selection) => {
    const series = seriesOf(chat, selection)
    return {
      days: series.days.map(isoDay),
      counts: series.counts,
      messages: sum(series.counts),
      remark: remarkOn(series),
      annotations: annotationsOf(series, chat, selection),
    }
  },
  public: ({ days, counts, messages, remark, annotations }) => ({
    data: [{ type: 'scatter', mode: 'lines', name: 'Messages', x: days, y: counts }],
    layout: {
      title: { text: 'Activity over time' },
      xaxis: { title: { text: 'Day' }, type: 'date' },
      yaxis: { title: { text: 'Messages' }, rangemode: 'tozero' },
    },
    messages,
    remark,
    annotations,
  }),
  report: { plan: 'free', asked: {} },
  tables: [
    table({
      file: 'days.csv',
      about: 'Messages a day, every day from the first to the last.',
      columns: { date: 'Day (YYYY-MM-DD)', messages: 'Messages of that day' },
      rows: function* ({ days, counts }: Timeseries) {
        for (const [i, date] of days.entries()) yield { date, messages: counts[i] }
      },
    }),
    table({
      file: 'notable_days.csv',
      about: 'Days that stand out, in order of time.',
      columns: {
        date: 'Day (YYYY-MM-DD)',
        kind: 'busiest, first, return (after silence) or rise (from here on more was written)',
        value: 'Messages (busiest, first), quiet days before it (return), or how many messages more in four weeks (rise)',
      },
      rows: ({ annotations }: Timeseries) => annotations.map(({ day, kind, value }) => ({ date: day, kind, value })),
    }),
  ],
  ask: { by: ['busiest', 'count', 'average', 'compare_periods'], tool: none },
})

function remarkOn(series: Series): Timeseries['remark'] {
  const day = busiestDay(series)
  const month = busiestMonth(series)
  if (!day || !month) return null
  const quietest = quietestWeekday(series)
  return {
    busiest_day: isoDay(day.day),
    messages: day.count,
    busiest_month: { month: `${String(month.year).padStart(4, '0')}-${String(month.month).padStart(2, '0')}`, messages: month.count },
    quietest_weekday: quietest && { weekday: quietest.weekday, messages: quietest.count },
  }
}
