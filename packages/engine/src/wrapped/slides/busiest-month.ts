import { busiestMonth as busiestOf } from '#analyses/timeseries.ts'
import { dayOf, daysInMonth } from '#chat/civil.ts'
import { quantiles } from '#stats/quantile.ts'
import { byPeriod } from '../by-period.ts'
import type { Finder } from '../scope.ts'
import { standsOut } from '../stands-out.ts'

/** Of fewer months none is the fullest of a row. */
const FEWEST_MONTHS = 3

/** The month with most messages, against the median of those that are covered whole. */
export const busiestMonth: Finder = (scope) => {
  const { series, overview } = scope
  const busiest = busiestOf(series)
  const months = byPeriod(scope, 'month')
  const whole = months.series?.filter(({ isPartial }) => !isPartial).map(({ value }) => value) ?? []
  if (busiest === null || (months.series?.length ?? 0) < FEWEST_MONTHS || whole.length === 0) return null
  const { year, month, count } = busiest
  const [usual] = quantiles(Uint32Array.from(whole), [0.5])
  return {
    content: {
      kind: 'busiest_month',
      figure: count,
      unit: 'messages',
      metric: 'timeseries',
      day: dayOf(year, month, 1),
      lastDay: dayOf(year, month, daysInMonth(year, month)),
      ...months,
      facts: { usual, share: count / overview.totalMessages },
    },
    theme: 'time',
    score: standsOut(count, usual),
  }
}
