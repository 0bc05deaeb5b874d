import type { Timeseries } from './timeseries.ts'
import { busiestDay } from './timeseries.ts'

/** Why a day stands out; where a day has several reasons, the first in this list is named. */
export const reasons = ['busiest', 'return', 'rise', 'first'] as const
export type Reason = (typeof reasons)[number]

/** A day that stands out among those of a timeseries, and the number behind it. */
export interface NotableDay {
  day: number
  kind: Reason
  /** Messages of that day (busiest, first), quiet days before it (return), or how many messages four weeks rose by (rise). */
  value: number
}

/** A gap of fewer days is everyday life. */
const fewestQuietDays = 30
/** A rise of fewer messages is chance. */
const fewestMore = 20
/** Four weeks: one full day does not make them. */
const stretch = 28

/** At most one day for each reason, and each day once, in order of time. A single day stands out from nothing. */
export function notableDays(series: Timeseries): NotableDay[] {
  const { days, counts } = series
  if (days.length < 2) return []
  const busiest = busiestDay(series)
  const found: NotableDay[] = [
    ...(busiest ? [{ day: busiest.day, kind: 'busiest' as const, value: busiest.count }] : []),
    ...longestSilence(series),
    ...widestRise(series),
    { day: days[0], kind: 'first', value: counts[0] },
  ]
  const named = new Set<number>()
  return found.filter(({ day }) => !named.has(day) && named.add(day)).sort((a, b) => a.day - b.day)
}

/** The first day with messages after the longest gap, the earliest of several. */
function longestSilence({ days, counts }: Timeseries): NotableDay[] {
  let longest = fewestQuietDays - 1
  let after = -1
  let quiet = 0
  for (let i = 0; i < counts.length; i++) {
    if (counts[i] > 0 && quiet > longest) {
      longest = quiet
      after = i
    }
    quiet = counts[i] > 0 ? 0 : quiet + 1
  }
  return after < 0 ? [] : [{ day: days[after], kind: 'return', value: longest }]
}

/**
 * The first day of the four weeks with most messages more than the four before them, and at least twice as many. The day
 * itself has at least twice as many as a day of the weeks before, or a rise would be said to begin before it does.
 */
function widestRise({ days, counts }: Timeseries): NotableDay[] {
  let widest = fewestMore - 1
  let start = -1
  let before = 0
  let since = 0
  for (let i = 0; i < counts.length; i++) {
    // The weeks that end with day i, and those before them.
    since += counts[i] - (counts[i - stretch] ?? 0)
    before += (counts[i - stretch] ?? 0) - (counts[i - 2 * stretch] ?? 0)
    const first = i - stretch + 1
    if (first < stretch || counts[first] === 0 || stretch * counts[first] < 2 * before || since < 2 * before) continue
    if (since - before > widest) {
      widest = since - before
      start = first
    }
  }
  return start < 0 ? [] : [{ day: days[start], kind: 'rise', value: widest }]
}
