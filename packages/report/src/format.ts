import { type Clock, english } from '@convostat/format'
import type { OverviewFacts } from './facts.ts'

/** A report is in English, the same on every device. Days and times are civil, as the chat has them. */
export const { count: number, decimal, percent, day, month, dayAndTime, hour, inDays, latency: duration, score } = english
export const weekday = (of: number): string => english.weekdays.long[of]!
export const shortWeekdays = (): readonly string[] => english.weekdays.short

/** The finest unit of the chat's times. */
export const clockOf = ({ import: { has_seconds } }: OverviewFacts): Clock => (has_seconds ? 'seconds' : 'minutes')

const rules = new Intl.PluralRules('en')
/** `1 message`, `2,000 messages`. */
export const count = (value: number, one: string, many = `${one}s`): string =>
  `${number(value)} ${rules.select(value) === 'one' ? one : many}`
