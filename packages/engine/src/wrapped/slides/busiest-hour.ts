import { rhythm } from '#analyses/heatmap.ts'
import { byHour } from '../by-period.ts'
import type { Finder } from '../scope.ts'
import { standsOut } from '../stands-out.ts'

/** The hour of the day with most messages, against an even day. */
export const busiestHour: Finder = ({ heat, overview: { totalMessages } }) => {
  const busiest = rhythm(heat)
  if (busiest === null) return null
  const { hour, count } = busiest.hour
  return {
    content: {
      kind: 'busiest_hour',
      figure: hour,
      unit: 'hour',
      metric: 'heatmap',
      ...byHour(heat),
      cells: heat,
      facts: { messages: count, share: count / totalMessages },
    },
    theme: 'time',
    score: 0.8 * standsOut(count, totalMessages / 24),
  }
}
