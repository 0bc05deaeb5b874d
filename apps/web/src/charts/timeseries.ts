import { largest } from '@convostat/api/extremes'
import { DAY } from '@convostat/format/seconds'
import type { LayoutAxis } from 'plotly.js'
import { format } from '#format/index.ts'
import { say } from '#messages/index.ts'
import { isRightToLeft } from '#messages/language.ts'
import type { Answer, Notable } from './answers.ts'
import { countAxis, type Drawing, quietAxis, quietLayout } from './layout.ts'
import { sayCharts } from './messages/index.ts'
import { notableLabel, notableWithin } from './notable.ts'
import { type Placed, placeFlags } from './place-flags.ts'
import { rollingMean, windowFor } from './rolling-mean.ts'
import type { ChartTokens } from './tokens.ts'

const { hint } = sayCharts.notable

const margin = { l: 44, r: 12, b: 32 }
/** Of a row of labels over the drawing. */
const rowHeight = 20
/** A wide chart names its days in words as long as these rows hold them. */
const mostRows = 2

/** Messages a day: every day as a bar while they fit, else a pale ground with the mean of the days around it in bold. */
export function drawTimeseries({ days: x, counts: y, annotations }: Answer<'timeseries'>, tokens: ChartTokens, width: number): Drawing {
  const window = windowFor(x.length)
  const names = new Map(annotations.map((notable) => [notable.day, notableWithin(notable)]))
  const text = x.map((day, i) => {
    const said = `${format.longDay(day)}: ${say.messagesOf({ n: y[i] })}`
    const name = names.get(day)
    return name ? hint({ hint: said, label: name }) : said
  })
  const days = { x: [...x], y: [...y], hovertext: text, hoverinfo: 'text' as const }
  const height = width < 520 ? 220 : 300
  const span = spanOf(x)
  const flags = flagsOf(annotations, span, width)
  const top = 14 + rowHeight * flags.rows
  const most = largest(y) * 1.04
  const layout = quietLayout(tokens, width, height, {
    hovermode: 'x',
    bargap: 0.15,
    xaxis: quietAxis(tokens, {
      range: span,
      type: 'date',
      nticks: Math.max(3, Math.floor(width / 110)),
      ...(window ? { tickformatstops: daysWithTheirYear } : { tickformat: '%-d %b' }),
    }),
    yaxis: countAxis(tokens, most, 5),
    annotations: annotations.map((notable, i) => {
      const value = y[x.indexOf(notable.day)]
      const depth = (height - top - margin.b) * (1 - value / most)
      return annotation(notable.day, value, flags.texts[i], flags.placed[i], depth, tokens)
    }),
    margin: { ...margin, t: top, pad: 4 },
  })
  const dots = {
    x: annotations.map(({ day }) => day),
    y: annotations.map(({ day }) => y[x.indexOf(day)]),
    type: 'scatter' as const,
    mode: 'markers' as const,
    marker: { size: 8, color: tokens.wax, line: { color: tokens.paper, width: 1.5 } },
    hoverinfo: 'skip' as const,
    cliponaxis: false,
  }
  if (!window) return { data: [{ ...days, type: 'bar', marker: { color: tokens.pen } }, dots], layout }
  return {
    data: [
      { ...days, type: 'scatter', mode: 'lines', line: { width: 0.5, color: tokens.heat[2] }, fill: 'tozeroy', fillcolor: tokens.heat[1] },
      { x: [...x], y: rollingMean(y, window), type: 'scatter', mode: 'lines', line: { width: 2.5, color: tokens.pen }, hoverinfo: 'skip' },
      dots,
    ],
    layout,
  }
}

/** Where days are named, up to every other week, their year is beside them: below them it would be cut off. */
const daysWithTheirYear: LayoutAxis['tickformatstops'] = [{ dtickrange: [null, 14 * DAY * 1000], value: '%-d %b %Y' }]

const instant = (day: string): number => Date.parse(day.length === 10 ? `${day}T00:00:00Z` : `${day}Z`)

/** From the first day to the last, with room beside a very short chat, so that a day does not become a wall. */
function spanOf(x: readonly string[]): [string, string] {
  const room = Math.max(0.6, (10 - x.length) / 2)
  const half = (day: string, days: number) => new Date(instant(day) + days * DAY * 1000).toISOString().slice(0, 19)
  return [half(x[0], -room), half(x[x.length - 1], room)]
}

/** The labels over the drawing: number and words where they fit, else the number, which the list below explains. */
function flagsOf(annotations: readonly Notable[], [from, to]: [string, string], width: number) {
  const inner = width - margin.l - margin.r
  const at = annotations.map(({ day }) => (inner * (instant(day) - instant(from))) / (instant(to) - instant(from)))
  const place = (texts: string[]) =>
    placeFlags(
      texts.map((text, i) => ({ at: at[i], width: 8 + 7.5 * text.length })),
      inner,
    )
  const rowsOf = (placed: Placed[]) => placed.reduce((rows, { row }) => Math.max(rows, row + 1), 0)
  const inWords = annotations.map((notable, i) => `${format.count(i + 1)} ${notableLabel(notable)}`)
  const placed = width < 520 ? null : place(inWords)
  if (placed && rowsOf(placed) <= mostRows) return { placed, rows: rowsOf(placed), texts: inWords }
  const numbers = annotations.map((_, i) => format.count(i + 1))
  const placedNumbers = place(numbers) ?? numbers.map((_, row): Placed => ({ row, side: 'center' }))
  return { placed: placedNumbers, rows: rowsOf(placedNumbers), texts: numbers }
}

/** Plotly sets what it writes from left to right (RLI … PDI). */
const inOwnDirection = (text: string): string => (isRightToLeft ? `\u2067${text}\u2069` : text)

/** A label over the drawing, with a thin line down to its day: `depth` pixels under the drawing's upper edge. */
function annotation(day: string, value: number, text: string, { row, side }: Placed, depth: number, tokens: ChartTokens) {
  const [number, ...rest] = text.split(' ')
  return {
    x: day,
    y: value,
    text: inOwnDirection([`<b>${number}</b>`, ...rest].join(' ')),
    showarrow: true,
    arrowhead: 0,
    arrowwidth: 1,
    arrowcolor: tokens.wax,
    standoff: 4,
    ax: 0,
    ay: -(depth + 8 + rowHeight * row),
    yanchor: 'bottom' as const,
    // Where the words are anchored is the other way round from where they are.
    xanchor: side === 'left' ? ('right' as const) : side === 'right' ? ('left' as const) : side,
    borderpad: 0,
    font: { color: tokens.wax, size: 13 },
  }
}
