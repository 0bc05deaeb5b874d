import { dateOf } from '#chat/civil.ts'
import { byPeriod } from '../by-period.ts'
import type { Content, Scope } from '../scope.ts'

/** How much was written, over the years or the months. */
export function opening(scope: Scope): Content {
  const { overview, series, shares } = scope
  const { totalMessages, totalDays, activeDays, totalWords } = overview
  const [first, last] = [series.days[0], series.days[series.days.length - 1]].map((day) => dateOf(day).year)
  return {
    kind: 'opening',
    figure: totalMessages,
    unit: 'messages',
    metric: 'total_messages',
    ...byPeriod(scope, last - first >= 2 ? 'year' : 'month'),
    facts: { days: totalDays, activeDays, people: shares.length, words: totalWords },
  }
}
