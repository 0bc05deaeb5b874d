import type { Contract, Output } from '@convostat/api'

type ChartName = keyof Contract['charts']

/** What the API answers for a chart: a Plotly figure, how many messages it counts, and its remark. */
export type Answer<Name extends ChartName> = WithNotable<Output<Contract['charts'][Name]>>

type Marked = Output<Contract['charts']['timeseries']>['annotations'][number]

/** A day that a chart marks, and why. The first one that was analyzed need not be the chat's first. */
export type Notable = Omit<Marked, 'kind'> & { kind: Marked['kind'] | 'firstAnalyzed' }

type WithNotable<Figure> = Figure extends { annotations: readonly Marked[] }
  ? Omit<Figure, 'annotations'> & { annotations: readonly Notable[] }
  : Figure
