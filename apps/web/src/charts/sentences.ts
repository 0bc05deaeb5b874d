import { sayEmotionalInsights } from '#messages/emotional-insights/index.ts'
import { toneOf } from '#messages/emotional-insights/tone.ts'
import { say } from '#messages/index.ts'
import { sayCharts } from './messages/index.ts'

const { part } = sayCharts

/** Of whom alone a picture is: some by name, and how many more. */
export function peopleOnly({ names, more }: { names: readonly string[]; more: number }): string {
  if (more > 0) return part.more({ list: names.join(say.comma), n: more })
  const [last] = names.slice(-1)
  return names.length === 1 ? part.one({ name: last }) : part.several({ list: names.slice(0, -1).join(say.comma), last })
}

/** Of which days alone a picture is: at least one end is given. */
export function daysOnly({ from, to }: { from: string | null; to: string | null }): string {
  if (from && to) return part.days({ when: [from, to] })
  return from ? part.from({ from }) : part.to({ to: to ?? '' })
}

interface Sounding {
  period: string
  /** The mean score; null where nothing could be scored. */
  mean: number | null
  scored: number
  all: number
}

/** How the messages of a month or a year sound. */
export const timelineHint = ({ period, mean, scored, all }: Sounding): string =>
  mean === null
    ? sayEmotionalInsights.timeline.hintNone({ period, all })
    : sayEmotionalInsights.timeline.hint({ period, mean, tone: toneOf(mean), scored, all })
