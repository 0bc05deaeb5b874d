import { rhythm } from '#analyses/heatmap.ts'
import type { Finder } from '../scope.ts'
import { standsOut } from '../stands-out.ts'

/** In fewer days each weekday came up once or twice, and one of them has most. */
const FEWEST_DAYS = 28

/** The weekday with most messages, against an even week. */
export const busiestWeekday: Finder = ({ heat, overview: { totalMessages, totalDays } }) => {
  const busiest = rhythm(heat)
  if (busiest === null || totalDays < FEWEST_DAYS) return null
  const { weekday, count } = busiest.weekday
  return {
    content: {
      kind: 'busiest_weekday',
      figure: weekday,
      unit: 'weekday',
      metric: 'heatmap',
      series: heat.map((hours, at) => ({ at: String(at), value: hours.reduce((sum, each) => sum + each, 0) })),
      seriesStep: 'weekday',
      facts: { messages: count, share: count / totalMessages },
    },
    theme: 'time',
    score: 0.7 * standsOut(count, totalMessages / 7),
  }
}
