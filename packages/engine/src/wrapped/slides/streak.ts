import { streaks } from '../../analyses/streaks.ts'
import type { Finder } from '../scope.ts'
import { standsOut } from '../stands-out.ts'

/** Most days in a row, against one day. */
export const streak: Finder = ({ chat, selection }) => {
  const [longest] = streaks(chat, selection).streaks
  if (!longest) return null
  const { from, to, days, messages, row } = longest
  return {
    content: { kind: 'streak', figure: days, unit: 'days', metric: 'streaks', day: from, lastDay: to, row, facts: { messages } },
    theme: 'time',
    score: 0.8 * standsOut(days, 1),
  }
}
