import { DAY } from '@convostat/format/seconds'
import { busiestDay as busiestOf } from '#analyses/timeseries.ts'
import { quantiles } from '#stats/quantile.ts'
import { firstAtOrAfter } from '#stats/sorted.ts'
import { daysBetween } from '../by-period.ts'
import type { Finder, Scope } from '../scope.ts'
import { standsOut } from '../stands-out.ts'

/** This many days before and after it are shown. */
const AROUND = 15

/** The day with most messages, against the median of the days with any. */
export const busiestDay: Finder = (scope) => {
  const { series, overview } = scope
  const busiest = busiestOf(series)
  if (busiest === null || overview.activeDays < 2) return null
  const [usual] = quantiles(Uint32Array.from(series.counts.filter((count) => count > 0)), [0.5])
  return {
    content: {
      kind: 'busiest_day',
      figure: busiest.count,
      unit: 'messages',
      metric: 'timeseries',
      day: busiest.day,
      row: firstOf(scope, busiest.day),
      days: daysBetween(series, busiest.day - AROUND, busiest.day + AROUND),
      facts: { usual, share: busiest.count / overview.totalMessages },
    },
    theme: 'time',
    score: standsOut(busiest.count, usual),
  }
}

/** The first message counted of a day. */
function firstOf({ chat: { time, author }, selection: { from, authors } }: Scope, day: number): number {
  let row = firstAtOrAfter(time, day * DAY, from)
  while (authors !== null && authors[author[row]] === 0) row++
  return row
}
