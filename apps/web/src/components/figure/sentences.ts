import type { Answer } from '#charts/answers.ts'
import { busiestHour } from '#charts/heatmap.ts'
import { busiestOf, streakOf } from '#charts/notable.ts'
import { sayFilters } from '#components/filters/messages/index.ts'
import { calendarSentence, heatmapSentence, oneMonthSentence, timeseriesSentence, type Writers } from '#messages/dashboard/sentences.ts'
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

/** When most is written, as the drawing frames it; null where there is too little for a habit. */
export function sayHeatmap(answer: Answer<'heatmap'>, writers: Writers): string | null {
  const busiest = busiestHour(answer)
  return busiest && heatmapSentence({ weekday: busiest.weekday, hour: busiest.hour, writers })
}

/** The busiest month and day, as the drawing marks them. */
export function sayTimeseries(answer: Answer<'timeseries'>, writers: Writers): string | null {
  const busiest = busiestOf(answer)
  if (!busiest) return null
  const { day, month } = busiest
  return month === null ? oneMonthSentence({ busiest: day, writers }) : timeseriesSentence({ month, busiest: day, writers })
}

/** On how many days something was written, and the streak that the drawing frames. */
export function sayCalendar(answer: Answer<'calendar'>, writers: Writers): string | null {
  const { remark } = answer
  if (!remark || remark.total_days === 1) return null
  // Where every day has messages, the sentence says that instead.
  const { days: streak, from, to } = streakOf(answer) ?? remark.longest_streak
  return calendarSentence({ active: remark.active_days, total: remark.total_days, streak, from, to, writers })
}
