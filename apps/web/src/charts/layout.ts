import type { Config, Data, Layout, LayoutAxis } from 'plotly.js'
import { format } from '#format/index.ts'
import type { ChartTokens } from './tokens.ts'

/** A figure ready to be drawn, rebuilt at every drawing: Plotly writes into what it is given. */
export interface Drawing {
  data: Data[]
  layout: Partial<Layout>
}

/** What every chart has in common: no frame, a quiet grid, labels in our own type, nothing that catches a thumb's scroll. */
export function quietLayout(tokens: ChartTokens, width: number, height: number, more: Partial<Layout>): Partial<Layout> {
  return {
    width,
    height,
    autosize: false,
    paper_bgcolor: 'transparent',
    plot_bgcolor: 'transparent',
    font: { family: tokens.sans, size: 13, color: tokens.faint },
    margin: { l: 44, r: 12, t: 18, b: 30, pad: 0 },
    showlegend: false,
    dragmode: false,
    hoverlabel: {
      bgcolor: tokens.ink,
      bordercolor: tokens.ink,
      font: { family: tokens.sans, size: 14, color: tokens.sheet },
      align: 'left',
    },
    ...more,
  }
}

/** An axis that can be neither dragged nor zoomed. */
export const quietAxis = (tokens: ChartTokens, more: Partial<LayoutAxis> = {}): Partial<LayoutAxis> => ({
  fixedrange: true,
  showgrid: false,
  zeroline: false,
  showline: false,
  ticks: '',
  tickfont: { color: tokens.faint, size: 13 },
  gridcolor: tokens.line,
  ...more,
})

/** An axis of counts from 0 to `end` in at most about this many even, whole steps, as the reader writes numbers. */
export function countAxis(tokens: ChartTokens, end: number, mostSteps: number): Partial<LayoutAxis> {
  const rough = end / mostSteps
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, power * ([2, 5, 10].find((each) => rough / power <= each) ?? 10))
  const tickvals = Array.from({ length: Math.floor(end / step) + 1 }, (_, i) => i * step)
  return quietAxis(tokens, { showgrid: true, range: [0, end], tickvals, ticktext: tickvals.map(format.count) })
}

export const quietConfig: Partial<Config> = { displayModeBar: false, doubleClick: false, scrollZoom: false, showTips: false }

/** Steps of one color as Plotly's scale. */
export const scaleOf = (steps: string[]): [number, string][] => steps.map((color, i) => [i / (steps.length - 1), color])

/**
 * Where a scale of one color ends: this share of the counts above zero is not more than it, so that one very full day
 * does not pale all others. At least 1, so that a scale exists.
 */
export function nearlyMost(counts: readonly (number | null)[], share: number): number {
  const busy = counts.filter((n): n is number => n !== null && n > 0).sort((a, b) => a - b)
  return Math.max(1, busy[Math.floor((busy.length - 1) * share)] ?? 1)
}
