import { streaks } from '#analyses/streaks.ts'
import { daysBetween } from '../by-period.ts'
import type { Finder } from '../scope.ts'
import { standsOut } from '../stands-out.ts'

/** Most days in a row, against the longest run that this many days come to by chance. */
export const streak: Finder = ({ chat, selection, series, overview: { totalDays, activeDays } }) => {
  const [longest] = streaks(chat, selection).streaks
  if (!longest) return null
  const { from, to, days, messages, row } = longest
  return {
    content: {
      kind: 'streak',
      figure: days,
      unit: 'days',
      metric: 'streaks',
      day: from,
      lastDay: to,
      row,
      days: daysBetween(series, from, to),
      facts: { messages },
    },
    theme: 'time',
    score: 0.8 * standsOut(days, runByChance(totalDays, (activeDays - days + 1) / (totalDays - days + 2))),
  }
}

/**
 * The longest run to expect in this many days of which each is written on as often as those outside the run are (Schilling
 * 1990); of days of which nothing is known every other one is (Laplace).
 */
const runByChance = (days: number, often: number): number => Math.max(1, Math.log(days * (1 - often)) / -Math.log(often))
