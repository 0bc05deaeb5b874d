import type { LayoutAxis } from 'plotly.js'
import { quietAxis } from './layout.ts'
import type { Tick } from './ticks.ts'
import type { ChartTokens } from './tokens.ts'

/** A bar is never wider, in pixels: two of them are bars, not walls. */
const widestBar = 56

/** The axis below this many bars, which are at the places from 0 within `inner` pixels. */
export function barAxis(tokens: ChartTokens, bars: number, inner: number, ticks: readonly Tick[]): Partial<LayoutAxis> {
  const room = (Math.max(bars, inner / widestBar) - bars) / 2
  return quietAxis(tokens, {
    range: [-0.5 - room, bars - 0.5 + room],
    tickvals: ticks.map(({ place }) => place),
    ticktext: ticks.map(({ label }) => label),
    tickangle: 0,
  })
}
