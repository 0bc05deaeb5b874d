import { sayFilters } from '#components/filters/messages/index.ts'
import { sayCounted } from './messages/index.ts'

/** The silence from which on the first day after it is marked. */
const longSilence = 30

export const timeseriesDefinition = sayCounted.timeseries({ days: longSilence })

/** How a figure about replies is counted: what filters do to it is said where there are some. */
export const repliesDefinition = ({ definition, hasFilters }: { definition: string; hasFilters: boolean }): string =>
  hasFilters ? `${definition} ${sayFilters.replies}` : definition
