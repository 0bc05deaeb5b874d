import { type Clock, english } from '@convostat/format'
import type { OverviewFacts } from './facts.ts'

/** A report is in English, the same on every device. Days and times are civil, as the chat has them. */
export const { count: number, decimal, percent, day, month, dayAndTime, hour, span, latency: duration } = english
/** Whether a duration is written as `under a minute`: it is then not within it, but in it. */
export const isUnder = (seconds: number | null, clock: Clock): boolean => duration(seconds, clock).startsWith('under')
export const weekday = (of: number): string => english.weekdays.long[of]
export const shortWeekdays = (): readonly string[] => english.weekdays.short

/** The finest unit of the chat's times. */
export const clockOf = ({ import: { has_seconds } }: { import: Pick<OverviewFacts['import'], 'has_seconds'> }): Clock =>
  has_seconds ? 'seconds' : 'minutes'
