import { type Heatmap as Counts, heatmap as counts, rhythm } from '@convostat/engine/analyses/heatmap'
import { countedFace } from '#counted-face.ts'
import { none, table } from '#figure.ts'
import { weekdayAxis, weekdays } from '#plotly-axes.ts'
import type { Heatmap } from './shape.ts'

export const heatmap = countedFace<'heatmap'>()({
  asked: {},
  feelings: none,
  count: (chat, selection) => {
    const cells = counts(chat, selection)
    return { counts: cells, messages: cells.flat().reduce((sum, count) => sum + count, 0), remark: remarkOn(cells) }
  },
  public: ({ counts, messages, remark }) => ({
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
    messages,
    remark,
  }),
  report: { plan: 'pro', asked: {} },
  tables: [
    table({
      file: 'heatmap.csv',
      about: 'Messages by weekday and hour.',
      columns: { weekday: 'Name of the weekday', hour: 'Hour of the day, 0 to 23', messages: 'Messages written in it' },
      rows: function* ({ counts }: Heatmap) {
        for (const [day, hours] of counts.entries())
          for (const [hour, messages] of hours.entries()) yield { weekday: weekdays[day], hour, messages }
      },
    }),
  ],
  ask: { by: ['busiest', 'count'], tool: none },
})

function remarkOn(cells: Counts): Heatmap['remark'] {
  const busiest = rhythm(cells)
  if (!busiest) return null
  const { weekday, hour, cell, time } = busiest
  return {
    busiest_weekday: weekday.weekday,
    busiest_hour: hour.hour,
    busiest_cell: { weekday: cell.weekday, hour: cell.hour, messages: cell.count },
    busiest_time: { weekday: time.weekday, part: time.part, messages: time.count },
  }
}
