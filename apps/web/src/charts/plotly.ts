import type * as Plotly from 'plotly.js'
import { format } from '../format/index.ts'
import { language } from '../messages/language.ts'

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

/** Plotly speaks English; the names on an axis of days are told in another language of the interface. */
function speaking(plotly: typeof Plotly): typeof Plotly {
  if (language === 'en' || language === 'pseudo') return plotly
  const { months, weekdays } = format
  const names = { months: months.long, shortMonths: months.short, days: sundayFirst(weekdays.long), shortDays: sundayFirst(weekdays.short) }
  plotly.register({ moduleType: 'locale', name: language, dictionary: {}, format: names } as unknown as Parameters<
    typeof Plotly.register
  >[0])
  plotly.setPlotConfig({ locale: language })
  return plotly
}

const sundayFirst = (days: readonly string[]): string[] => [...days.slice(6), ...days.slice(0, 6)]
