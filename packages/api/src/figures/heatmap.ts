import { type Heatmap, rhythm } from '@convostat/engine'
import type { Output } from '../call.ts'
import type { Contract } from '../contract.ts'
import { weekdayAxis, weekdays } from './weekdays.ts'

type HeatmapAnswer = Output<Contract['charts']['heatmap']>

/** Messages by weekday and hour as cells. */
export function heatmapFigure(counts: Heatmap): HeatmapAnswer {
  return {
    data: [
      {
        type: 'heatmap',
        x: Array.from({ length: 24 }, (_, hour) => hour),
        y: weekdays,
        z: counts,
        hovertemplate: '%{y}, %{x}:00: %{z}<extra></extra>',
      },
    ],
    layout: {
      title: { text: 'Messages by weekday and hour' },
      xaxis: { title: { text: 'Hour' }, type: 'linear', dtick: 3 },
      yaxis: { ...weekdayAxis },
    },
    messages: counts.flat().reduce((sum, count) => sum + count, 0),
    remark: remarkOn(counts),
  }
}

function remarkOn(counts: Heatmap): HeatmapAnswer['remark'] {
  const busiest = rhythm(counts)
  if (!busiest) return null
  const { weekday, hour, cell, time } = busiest
  return {
    busiest_weekday: weekday.weekday,
    busiest_hour: hour.hour,
    busiest_cell: { weekday: cell.weekday, hour: cell.hour, messages: cell.count },
    busiest_time: { weekday: time.weekday, part: time.part, messages: time.count },
  }
}
