import type { Contract, Output } from '@convostat/api'
import { largest } from '@convostat/api/extremes'
import { DAY, HOUR, MINUTE } from '@convostat/format/seconds'

type Discipline = Output<Contract['relationship']['replyDiscipline']>

/** Within which time half of a person's replies come, and nine in ten. */
export interface ReplyStrip {
  person: string
  replies: number
  median: number
  p90: number
}

/** Those who reply at all. */
export const stripsOf = ({ people, reply_discipline: replies }: Discipline): ReplyStrip[] =>
  people.flatMap((person) => {
    const { total_replies: total, median_seconds: median, p90_seconds: p90 } = replies[person]
    return median === null || p90 === null ? [] : [{ person, replies: total, median, p90 }]
  })

/** The longest strip takes this part of the width: its words are after it. */
const longest = 0.8
/** Seconds up to which a scale of time is nearly even; from there on each step is a multiple. */
const even = 30

const ticks = [
  { tick: 'minute', seconds: MINUTE },
  { tick: 'minutes', seconds: 10 * MINUTE },
  { tick: 'hour', seconds: HOUR },
  { tick: 'day', seconds: DAY },
  { tick: 'week', seconds: 7 * DAY },
  { tick: 'month', seconds: 30 * DAY },
] as const
export type Tick = (typeof ticks)[number]['tick']
/** Two names on the scale keep this part of the width apart. */
const apart = 0.13
/** As the first one does from the beginning. */
const fromEdge = 0.06

/** Times from 0 along a strip: a reply in a minute and one in a week are both seen. */
export function replyScale(strips: readonly ReplyStrip[]): { at: (seconds: number) => number; ticks: { tick: Tick; at: number }[] } {
  const end = Math.log1p(
    largest(
      strips.map(({ p90 }) => p90),
      MINUTE,
    ) / even,
  )
  const at = (seconds: number): number => (longest * Math.log1p(seconds / even)) / end
  const named: { tick: Tick; at: number }[] = []
  for (const { tick, seconds } of ticks) {
    const place = at(seconds)
    const before = named.at(-1)
    if (place <= 0.95 && (before ? place - before.at >= apart : place >= fromEdge)) named.push({ tick, at: place })
  }
  return { at, ticks: named }
}
