import { format } from '#format/index.ts'
import { say } from '#messages/index.ts'
import type { Answer } from './answers.ts'
import { type Drawing, nearlyMost, quietAxis, quietLayout, scaleOf } from './layout.ts'
import type { ChartTokens } from './tokens.ts'

export const hintOfHour = (weekday: number, hour: number, messages: number): string =>
  `${format.weekdays.long[weekday]}${say.comma}${format.hour(hour)}: ${say.messagesOf({ n: messages })}`

/** Parts of the day as `busiest_time` names them, six hours each, from midnight. */
const parts = ['night', 'morning', 'afternoon', 'evening'] as const

/** The part of the week that the sentence names; null for so few messages that there is no habit in them. */
export const busiestTime = ({ remark, messages }: Answer<'heatmap'>) => (remark && messages >= 20 ? remark.busiest_time : null)

/** Messages by weekday and hour; what the sentence above it names is framed. */
export function drawHeatmap(answer: Answer<'heatmap'>, tokens: ChartTokens, width: number): Drawing {
  const { counts } = answer
  const isNarrow = width < 480
  const left = isNarrow ? 40 : 92
  const hours = Array.from({ length: 24 }, (_, hour) => hour)
  const rows = format.weekdays.long.map((_, row) => row)
  const cell = Math.min(34, Math.max(22, (width - left - 8) / 24))
  const busiest = busiestTime(answer)
  const from = busiest ? 6 * parts.indexOf(busiest.part) : 0
  return {
    data: [
      {
        type: 'heatmap',
        x: hours,
        y: rows,
        z: counts.map((row) => [...row]),
        colorscale: scaleOf(tokens.heat),
        zmin: 0,
        zmax: nearlyMost(counts.flat(), 0.985),
        showscale: false,
        xgap: 2,
        ygap: 2,
        hovertemplate: '%{customdata}<extra></extra>',
        customdata: counts.map((row, weekday) => row.map((n, hour) => hintOfHour(weekday, hour, n))),
      },
    ],
    layout: quietLayout(tokens, width, cell * 7 + 40, {
      margin: { l: left, r: 8, t: 6, b: 34, pad: 4 },
      xaxis: quietAxis(tokens, {
        tickvals: isNarrow ? [0, 6, 12, 18, 23] : [0, 3, 6, 9, 12, 15, 18, 21],
        ticktext: (isNarrow ? [0, 6, 12, 18, 23] : [0, 3, 6, 9, 12, 15, 18, 21]).map(format.hour),
      }),
      yaxis: quietAxis(tokens, {
        tickvals: rows,
        ticktext: isNarrow ? format.weekdays.narrow : format.weekdays.long,
        autorange: 'reversed',
      }),
      shapes: busiest
        ? [
            {
              type: 'rect',
              x0: from - 0.5,
              x1: from + 5.5,
              y0: busiest.weekday - 0.5,
              y1: busiest.weekday + 0.5,
              line: { color: tokens.wax, width: 2.5 },
            },
          ]
        : [],
    }),
  }
}
