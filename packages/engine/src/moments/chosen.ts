import { DAY } from '@convostat/format/seconds'
import { dateOf } from '#chat/civil.ts'
import { CONVERSATION_PAUSE } from '#columns/conversation.ts'
import { type Moment, momentKinds } from './moment.ts'
import { LEAST_SIGNIFICANCE } from './significance.ts'

/** What is more significant than this is kept, whatever else there is. */
const ALWAYS = 0.9
const MOST_A_YEAR = 3
const DAYS_APART = 14

/**
 * Of all that was found what a reader is shown, in order of time: the most significant first, at most three a calendar year
 * and at least fourteen days apart, unless above 0.9.
 */
export function chosen(found: readonly Moment[]): Moment[] {
  const kept: Moment[] = []
  const inYear = new Map<number, number>()
  for (const moment of mostSignificantFirst(found)) {
    const { significance } = moment
    if (significance < LEAST_SIGNIFICANCE) break
    const year = yearOf(moment)
    const others = inYear.get(year) ?? 0
    const isApart = (other: Moment): boolean => Math.abs(dayOf(other) - dayOf(moment)) >= DAYS_APART
    if (significance <= ALWAYS && (others >= MOST_A_YEAR || !kept.every(isApart))) continue
    if (kept.some((other) => isSameEvent(other, moment))) continue
    kept.push(moment)
    inYear.set(year, others + 1)
  }
  return kept.sort((a, b) => a.time - b.time || a.row - b.row)
}

const dayOf = ({ time }: Moment): number => Math.floor(time / DAY)
const yearOf = (moment: Moment): number => dateOf(dayOf(moment)).year

const mostSignificantFirst = (found: readonly Moment[]): Moment[] =>
  [...found].sort((a, b) => b.significance - a.significance || momentKinds.indexOf(a.kind) - momentKinds.indexOf(b.kind) || a.time - b.time)

/** One event is shown once, as its most significant moment. */
const isSameEvent = (a: Moment, b: Moment): boolean =>
  sameEvents.some(([kinds, isSame]) => kinds.has(a.kind) && kinds.has(b.kind) && isSame(a, b))

const overlap = (a: Moment, b: Moment): boolean => a.firstDay <= b.lastDay && b.firstDay <= a.lastDay
const sameEvents: readonly (readonly [ReadonlySet<Moment['kind']>, typeof overlap])[] = [
  // A day that is the busiest for its long conversation.
  [new Set(['busiest_day', 'longest_conversation']), overlap],
  // A group that begins with its first message: they are one message.
  [new Set(['group_created', 'first_message']), (a, b) => a.row === b.row],
  // "Love you", and what was answered to it: no gap between them that ends a conversation.
  [new Set(['love', 'moving_exchange']), (a, b) => overlap(a, b) || Math.abs(a.time - b.time) <= CONVERSATION_PAUSE],
]
