import type { Answer, Notable } from '#charts/answers.ts'
import { drawingPart } from '#charts/drawing-part.ts'
import { sayCharts } from '#charts/messages/index.ts'
import { notableDetail, notableLabel } from '#charts/notable.ts'
import { windowFor } from '#charts/rolling-mean.ts'
import type { Saving } from '#charts/saving.ts'
import { timeseriesTable } from '#charts/tables.ts'
import { drawTimeseries } from '#charts/timeseries.ts'
import { useWriters } from '#components/screen/use-shown.ts'
import type { Loadable } from '#data/client/loadable.ts'
import { format } from '#format/index.ts'
import { sayDashboard } from '#messages/dashboard/index.ts'
import type { Writers } from '#messages/dashboard/sentences.ts'
import { ChartFrame } from './chart-frame.tsx'
import { FigureLink } from './figure-link.tsx'
import { Plot } from './plot.tsx'
import { sayTimeseries, timeseriesDefinition } from './sentences.ts'

const words = sayDashboard.charts.timeseries

const saving = (writers: Writers): Saving<Answer<'timeseries'>> => ({
  file: 'activity',
  sentence: (data) => sayTimeseries(data, writers),
  notes: ({ annotations }) =>
    annotations.map((notable, i) => ({ term: `${format.count(i + 1)} ${notableLabel(notable)}`, text: notableDetail(notable) })),
  drawing: async (data, tokens, width) => [drawingPart(drawTimeseries(data, tokens, width), tokens)],
})

export function TimeseriesChart({ of }: { of: Loadable<Answer<'timeseries'>> }) {
  const writers = useWriters(of)
  const window = of.state === 'ready' ? windowFor(of.data.days.length) : null
  return (
    <ChartFrame
      of={of}
      name={words.name}
      unit={window ? words.unitSmooth({ window }) : words.unit}
      definition={timeseriesDefinition}
      sentence={(data) => sayTimeseries(data, writers)}
      tooFew={sayDashboard.charts.tooFew}
      table={timeseriesTable}
      saving={saving(writers)}
      height={300}
    >
      {(data) => (
        <>
          <Plot answer={data} name={words.name} label={sayTimeseries(data, writers)} height={300} draw={drawTimeseries} />
          <NotableDays days={data.annotations} />
        </>
      )}
    </ChartFrame>
  )
}

/** The days that the chart above marks, by their numbers in it. */
function NotableDays({ days }: { days: readonly Notable[] }) {
  if (days.length === 0) return null
  return (
    <ol aria-label={sayCharts.notable.list} className="mt-3 flex flex-wrap gap-x-8 gap-y-1 text-sm text-ink-soft">
      {days.map((notable, i) => (
        <li key={notable.day} className="figures flex gap-2">
          <span aria-hidden="true" className="font-bold text-wax">
            {format.count(i + 1)}
          </span>
          <span>
            <span className="font-semibold text-ink">{notableLabel(notable)}:</span>{' '}
            <FigureLink wanted={{ from: notable.day, to: notable.day }} label={sayCharts.lead.show}>
              {notableDetail(notable)}
            </FigureLink>
          </span>
        </li>
      ))}
    </ol>
  )
}
