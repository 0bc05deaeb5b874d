import { isoDay, notableDays, type Timeseries } from '@convostat/engine'

/** The days that stand out among those shown. */
export const annotationsOf = (series: Timeseries) => notableDays(series).map(({ day, kind, value }) => ({ day: isoDay(day), kind, value }))
