import { format } from '../format/index.ts'
import { say } from '../messages/index.ts'
import type { Answer } from './answers.ts'
import { type Drawing, quietAxis, quietLayout } from './layout.ts'
import { rollingMean, windowFor } from './rolling-mean.ts'
import type { ChartTokens } from './tokens.ts'

const { timeseries: words } = say.dashboard.charts

/** Messages a day: every day as a bar while they fit, else a pale ground with the mean of the days around it in bold. */
export function drawTimeseries({ data: [{ x, y }], remark }: Answer<'timeseries'>, tokens: ChartTokens, width: number): Drawing {
  const window = windowFor(x.length)
  const text = x.map((day, i) => `${format.longDay(day)}: ${format.count(y[i])} ${words.hover}`)
  const days = { x: [...x], y: [...y], hovertext: text, hoverinfo: 'text' as const }
  const height = width < 520 ? 220 : 300
  const layout = quietLayout(tokens, width, height, {
    hovermode: 'x',
    bargap: 0.15,
    xaxis: quietAxis(tokens, {
      range: spanOf(x),
      type: 'date',
      nticks: Math.max(3, Math.floor(width / 110)),
      ...(window ? {} : { tickformat: '%-d %b' }),
    }),
    yaxis: quietAxis(tokens, { showgrid: true, rangemode: 'tozero', nticks: 5, tickformat: ',d', ...(Math.max(...y) < 5 && { dtick: 1 }) }),
    annotations: remark ? [annotation(remark, x, tokens)] : [],
    margin: { l: 44, r: 12, t: 34, b: 32, pad: 4 },
  })
  if (!window) return { data: [{ ...days, type: 'bar', marker: { color: tokens.pen } }], layout }
  return {
    data: [
      { ...days, type: 'scatter', mode: 'lines', line: { width: 0.5, color: tokens.heat[2] }, fill: 'tozeroy', fillcolor: tokens.heat[1] },
      { x: [...x], y: rollingMean(y, window), type: 'scatter', mode: 'lines', line: { width: 2.5, color: tokens.pen }, hoverinfo: 'skip' },
    ],
    layout,
  }
}

/** From the first day to the last, with room beside a very short chat, so that a day does not become a wall. */
function spanOf(x: readonly string[]): [string, string] {
  const room = Math.max(0.6, (10 - x.length) / 2)
  const half = (day: string, days: number) => new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 19)
  return [half(x[0], -room), half(x[x.length - 1], room)]
}

/** The busiest day, named where it stands. */
function annotation(remark: { busiest_day: string; messages: number }, x: readonly string[], tokens: ChartTokens) {
  const place = x.indexOf(remark.busiest_day) / Math.max(1, x.length - 1)
  return {
    x: remark.busiest_day,
    y: remark.messages,
    text: words.annotation(remark.busiest_day, remark.messages),
    showarrow: true,
    arrowhead: 0,
    arrowwidth: 1,
    arrowcolor: tokens.wax,
    ax: 0,
    ay: -14,
    yanchor: 'bottom' as const,
    xanchor: place > 0.75 ? ('right' as const) : place < 0.25 ? ('left' as const) : ('center' as const),
    font: { color: tokens.wax, size: 13 },
  }
}
