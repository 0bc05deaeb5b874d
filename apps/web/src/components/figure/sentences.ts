import { sayFilters } from '#components/filters/messages/index.ts'
import { sayEmotionalInsights } from '#messages/emotional-insights/index.ts'
import { scale } from '#messages/emotional-insights/tone.ts'
import { sayCounted } from './messages/index.ts'

/** The gap from which on the first day after it is marked. */
const longSilence = 30

export const timeseriesDefinition = sayCounted.timeseries({ days: longSilence })

/** How a figure about replies is counted: with a note on filters where there are any. */
export const repliesDefinition = ({ definition, hasFilters }: { definition: string; hasFilters: boolean }): string =>
  hasFilters ? `${definition} ${sayFilters.replies}` : definition

export const sentimentTimelineDefinition = sayEmotionalInsights.timeline.definition({ middle: scale.middle })

/** From which score on a message is no longer neutral, either way. */
const neutralUpTo = 0.05

export const sentimentShareDefinition = sayEmotionalInsights.distribution.definition({
  least: scale.least,
  most: scale.most,
  above: neutralUpTo,
  below: -neutralUpTo,
})
