import type { Clock } from '@convostat/format'
import { DAY, HOUR } from '@convostat/format/seconds'

/** The shortest time that a chat's clock shows. */
const shortestOf: Readonly<Record<Clock, number>> = { seconds: 1, minutes: 60 }
const longest = 604_800

/** The place of a time between one second (or minute) and one week, 0 to 1, each step ten times the one before; outside is at the ends. */
export function placeOnScale(seconds: number, clock: Clock = 'seconds'): number {
  const shortest = shortestOf[clock]
  const within = Math.min(longest, Math.max(shortest, seconds))
  return Math.log(within / shortest) / Math.log(longest / shortest)
}

const steps = [
  { seconds: 1, step: 'second' },
  { seconds: 60, step: 'minute' },
  { seconds: HOUR, step: 'hour' },
  { seconds: DAY, step: 'day' },
] as const

/** The times named under the scale, from the shortest on. */
export const scaleSteps = (clock: Clock) => steps.filter(({ seconds }) => seconds >= shortestOf[clock])
