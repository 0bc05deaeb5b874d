import { format } from '#format/index.ts'
import { say } from '#messages/index.ts'
import type { Answer } from './answers.ts'
import { below, beside, nearlyMost, plotArea } from './axes.ts'
import { cellArea, cells } from './cells.ts'
import { type Drawing, frame } from './marks.ts'
import type { ChartTokens } from './tokens.ts'

const hintOfHour = (weekday: number, hour: number, messages: number): string =>
  `${format.weekdays.long[weekday]}${say.comma}${format.hour(hour)}: ${say.messagesOf({ n: messages })}`

/** The hour of the week that the sentence names; null for so few messages that there is no habit in them. */
export const busiestHour = ({ remark, messages }: Answer<'heatmap'>) => (remark && messages >= 20 ? remark.busiest_cell : null)

const grid = { columns: 24, rows: 7 }

/** Messages by weekday and hour; what the sentence above it names is framed. */
export function drawHeatmap(answer: Answer<'heatmap'>, tokens: ChartTokens, width: number): Drawing {
  const isNarrow = width < 480
  const left = isNarrow ? 40 : 92
  const height = 7 * Math.min(34, Math.max(22, (width - left - 8) / 24)) + 40
  const area = plotArea(width, height, { left, right: 8, top: 6, bottom: 34 })
  const middleOf = (column: number, row: number) => {
    const cell = cellArea(area, grid, { column, row })
    return { x: cell.left + cell.width / 2, y: cell.top + cell.height / 2 }
  }
  const { marks, readings } = cells(area, {
    counts: answer.counts,
    full: nearlyMost(answer.counts.flat(), 0.985),
    steps: tokens.heat,
    pointAt: (weekday, hour, messages) => ({
      // Few of the cells ever need their words.
      get said() {
        return hintOfHour(weekday, hour, messages)
      },
      messages,
      wanted: { weekday, hour },
    }),
  })
  const hours = isNarrow ? [0, 6, 12, 18, 23] : [0, 3, 6, 9, 12, 15, 18, 21]
  const weekdays = isNarrow ? format.weekdays.narrow : format.weekdays.long
  const busiest = busiestHour(answer)
  const framed = busiest && cellArea(area, grid, { column: busiest.hour, row: busiest.weekday })
  return {
    width,
    height,
    marks: [
      ...marks,
      ...below(
        area,
        hours.map((hour) => ({ at: middleOf(hour, 0).x, label: format.hour(hour) })),
        tokens,
      ),
      ...beside(
        area,
        weekdays.map((name, row) => ({ at: middleOf(0, row).y, label: name })),
        tokens,
      ),
      ...(framed ? [frame(framed, tokens.wax, 2.5)] : []),
    ],
    readings,
  }
}
