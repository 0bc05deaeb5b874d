import type * as Plotly from 'plotly.js'
import { fetchAhead } from '#data/client/fetch-ahead.ts'
import { format } from '#format/index.ts'
import { language } from '#messages/language.ts'

/** What we use of Plotly; its own types describe the full build. */
export type Draw = Pick<typeof Plotly, 'newPlot' | 'react' | 'purge' | 'toImage'>

let loading: Promise<Draw> | null = null

/** Plotly, once: 1.5 MB that no screen waits for before its figures stand. A failed load is tried again at the next call. */
export function loadPlotly(): Promise<Draw> {
  loading ??= import('plotly.js-cartesian-dist-min').then(
    (module): Draw => speaking(module.default),
    (error: unknown) => {
      loading = null
      throw error
    },
  )
  return loading
}

/**
 * Has the browser fetch and read Plotly, so that it is there without a network. It is run when something should be drawn: that takes the
 * page a second on a slow phone, which nobody should wait for who is not looking at a chart.
 */
export const fetchPlotly = (): Promise<unknown> => (loading ? loading : fetchAhead('charts', loadPlotly))

/** Plotly speaks English; the names and the digits on an axis of days are written as the interface's language has them. */
function speaking(plotly: typeof Plotly): Draw {
  if (language === 'en' || language === 'pseudo') return plotly
  const { months, weekdays } = format
  const names = { months: months.long, shortMonths: months.short, days: sundayFirst(weekdays.long), shortDays: sundayFirst(weekdays.short) }
  plotly.register({ moduleType: 'locale', name: language, dictionary: {}, format: names } as unknown as Parameters<
    typeof Plotly.register
  >[0])
  plotly.setPlotConfig({ locale: language })
  if (format.year(2021) === '2021') return plotly
  return {
    ...plotly,
    newPlot: async (...given) => withOwnDigits(await plotly.newPlot(...given)),
    react: async (...given) => withOwnDigits(await plotly.react(...given)),
  }
}

/** Rewrites what is below the axes; what is beside them is ours. Plotly writes it again at every drawing, and at no other time: nothing can be zoomed. */
function withOwnDigits<T extends HTMLElement>(drawn: T): T {
  for (const label of drawn.querySelectorAll('.xtick text')) {
    const pieces = document.createTreeWalker(label, NodeFilter.SHOW_TEXT)
    for (let piece = pieces.nextNode(); piece; piece = pieces.nextNode()) piece.nodeValue = format.digits(piece.nodeValue ?? '')
  }
  return drawn
}

const sundayFirst = (days: readonly string[]): string[] => [...days.slice(6), ...days.slice(0, 6)]
