import { isoDay, notableDays, type Timeseries } from '@convostat/engine'
import type { Output } from '../call.ts'
import type { Contract } from '../contract.ts'

/** The days that stand out among those shown. */
export const annotationsOf = (series: Timeseries): Output<Contract['charts']['timeseries']>['annotations'] =>
  notableDays(series).map(({ day, kind, value }) => ({ day: isoDay(day), kind, value }))
