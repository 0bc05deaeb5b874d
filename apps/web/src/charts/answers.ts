import type { Contract, Plain } from '@convostat/api'

type ChartName = keyof Contract['charts']

/** What is answered for a chart: its figures as they are counted, over how many messages, and its remark. */
export type Answer<Name extends ChartName> = WithNotable<Plain<Contract['charts'][Name]>>

type Marked = Plain<Contract['charts']['timeseries']>['annotations'][number]

/** A day that a chart marks, and why. The first one that was analyzed need not be the chat's first. */
export type Notable = Omit<Marked, 'kind'> & { kind: Marked['kind'] | 'firstAnalyzed' }

type WithNotable<Figure> = Figure extends { annotations: readonly Marked[] }
  ? Omit<Figure, 'annotations'> & { annotations: readonly Notable[] }
  : Figure
