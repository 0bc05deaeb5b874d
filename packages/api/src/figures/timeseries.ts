import { busiestDay, busiestMonth, isoDay, quietestWeekday, type Timeseries } from '@convostat/engine'
import type { Output } from '../call.ts'
import type { Contract } from '../contract.ts'
import { annotationsOf } from './annotations.ts'

type TimeseriesAnswer = Output<Contract['charts']['timeseries']>

/** Messages a day as a line. */
export function timeseriesFigure(series: Timeseries): TimeseriesAnswer {
  return {
    data: [{ type: 'scatter', mode: 'lines', name: 'Messages', x: series.days.map(isoDay), y: series.counts }],
    layout: {
      title: { text: 'Activity over time' },
      xaxis: { title: { text: 'Day' }, type: 'date' },
      yaxis: { title: { text: 'Messages' }, rangemode: 'tozero' },
    },
    messages: series.counts.reduce((sum, count) => sum + count, 0),
    remark: remarkOn(series),
    annotations: annotationsOf(series),
  }
}

function remarkOn(series: Timeseries): TimeseriesAnswer['remark'] {
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
