import { notableDays } from '@convostat/engine/analyses/notable-days'
import type { Timeseries } from '@convostat/engine/analyses/timeseries'
import { isoDay } from '@convostat/engine/chat/civil'

/** The days that stand out among those shown. */
export const annotationsOf = (series: Timeseries) => notableDays(series).map(({ day, kind, value }) => ({ day: isoDay(day), kind, value }))
