import { DAY } from '@convostat/format/seconds'
import { coldStreaks } from '#analyses/gaps.ts'
import { day } from '#columns/day.ts'
import { daysBetween } from '../by-period.ts'
import type { Finder } from '../scope.ts'
import { exceeds } from '../stands-out.ts'

/** After a shorter gap nobody was away. */
const WEEK = 7 * DAY

/** This many days on both sides of it are shown. */
const AROUND = 12

/** Who wrote first after the longest gap. */
export const reunion: Finder = ({ chat, selection, series }) => {
  const silences = coldStreaks(chat, selection)
  if (silences.length === 0) return null
  const [{ row, seconds }] = silences
  const after = day(chat)[row]
  const before = series.days[series.counts.slice(0, after - series.days[0]).findLastIndex((count) => count > 0)] ?? after
  return {
    content: {
      kind: 'reunion',
      figure: seconds,
      unit: 'seconds',
      metric: 'cold_streaks',
      people: [{ name: chat.participants[chat.author[row]], value: 1 }],
      peopleUnit: 'messages',
      day: after,
      row,
      days: [...daysBetween(series, before - AROUND + 1, before), ...daysBetween(series, after, after + AROUND - 1)],
      facts: { total: silences.length },
    },
    theme: 'memory',
    score: 0.7 * exceeds(seconds, WEEK),
  }
}
