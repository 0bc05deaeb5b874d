import { isoDay } from '@convostat/engine/chat/civil'
import { type Clock, english } from '@convostat/format'
import { DAY, HOUR, MINUTE } from '@convostat/format/seconds'

/** Numbers, days and people as an English sentence has them. */

export const { count: number, decimal, score: signed, percent: share } = english
export const plural = (count: number, one: string): string => `${number(count)} ${count === 1 ? one : `${one}s`}`

/** Of a day number since 1970-01-01. */
export const day = (dayNumber: number): string => english.fullDay(isoDay(dayNumber))

/** `45 seconds`, or `under a minute` where the chat has whole minutes; `12 minutes`, `3.2 hours`, `9 days`, `2.5 years`. */
export function duration(seconds: number, clock: Clock): string {
  if (seconds < MINUTE) return clock === 'minutes' ? english.latency(seconds, clock) : plural(seconds, 'second')
  if (seconds < HOUR) return plural(Math.round(seconds / MINUTE), 'minute')
  if (seconds < 2 * DAY) return several(seconds / HOUR, 'hour')
  if (seconds < 730 * DAY) return plural(Math.round(seconds / DAY), 'day')
  return several(seconds / DAY / 365.25, 'year')
}

const several = (value: number, one: string): string => `${decimal(value)} ${decimal(value) === '1' ? one : `${one}s`}`

/** `Ana`, `Ana and Ben`, `Ana, Ben and 3 others`; `count` where there are more than are named. */
export function some(names: readonly string[], count = names.length): string {
  const named = count > 3 ? names.slice(0, 2) : names
  const others = count - named.length
  const all = others > 0 ? [...named, plural(others, 'other')] : named
  return all.length < 2 ? (all[0] ?? 'nobody') : `${all.slice(0, -1).join(', ')} and ${all[all.length - 1]}`
}
