import type { Contract, Output } from '@convostat/api'

export type ChartName = keyof Contract['charts']

/** What the API answers for a chart: a Plotly figure, how many messages it counts, and its remark. */
export type Answer<Name extends ChartName> = Output<Contract['charts'][Name]>
