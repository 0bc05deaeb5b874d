import { DAY, HOUR } from '@convostat/format/seconds'

/** How long after, in the unit people would say it in. */
export interface Span {
  count: number
  unit: 'minute' | 'hour' | 'day' | 'month' | 'year'
}

/**
 * The span between two wall-clock times, `2021-03-04T00:05:07`, the earlier first: minutes and hours within a day, then
 * calendar days up to two months, then whole calendar months up to two years, then whole years. 0 minutes where it is less
 * than one.
 */
export function spanBetween(from: string, to: string): Span {
  const seconds = (instant(to) - instant(from)) / 1000
  if (seconds < HOUR) return { count: Math.max(0, Math.floor(seconds / 60)), unit: 'minute' }
  if (seconds < DAY) return { count: Math.floor(seconds / HOUR), unit: 'hour' }
  const days = (instant(to.slice(0, 10)) - instant(from.slice(0, 10))) / (DAY * 1000)
  if (days < 61) return { count: days, unit: 'day' }
  const months = wholeMonths(from, to)
  return months < 24 ? { count: months, unit: 'month' } : { count: Math.floor(months / 12), unit: 'year' }
}

function wholeMonths(from: string, to: string): number {
  const months = monthOf(to) - monthOf(from)
  return to.slice(8) < from.slice(8) ? months - 1 : months
}

const monthOf = (time: string): number => 12 * Number(time.slice(0, 4)) + Number(time.slice(5, 7))
/** Wall-clock times as if in UTC, where every day is as long: no zone is applied. */
const instant = (time: string): number => Date.parse(time.length === 10 ? `${time}T00:00:00Z` : `${time}Z`)
