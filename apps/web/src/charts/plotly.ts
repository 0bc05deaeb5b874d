import type * as Plotly from 'plotly.js'

/** What we use of Plotly; its own types describe the full build. */
export type Draw = Pick<typeof Plotly, 'newPlot' | 'react' | 'purge' | 'toImage'>

let loading: Promise<Draw> | null = null

/** Plotly, once: 1.5 MB that no screen waits for before its figures stand. A failed load is tried again at the next call. */
export function loadPlotly(): Promise<Draw> {
  loading ??= import('plotly.js-cartesian-dist-min').then(
    (module): Draw => module.default,
    (error: unknown) => {
      loading = null
      throw error
    },
  )
  return loading
}
