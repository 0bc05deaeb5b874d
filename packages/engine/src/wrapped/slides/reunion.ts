import { DAY } from '@convostat/format/seconds'
import { coldStreaks } from '#analyses/gaps.ts'
import { day } from '#columns/day.ts'
import type { Finder } from '../scope.ts'
import { exceeds } from '../stands-out.ts'

/** After a shorter gap nobody was away. */
const WEEK = 7 * DAY

/** Who wrote first after the longest gap. */
export const reunion: Finder = ({ chat, selection }) => {
  const silences = coldStreaks(chat, selection)
  if (silences.length === 0) return null
  const [{ row, seconds }] = silences
  return {
    content: {
      kind: 'reunion',
      figure: seconds,
      unit: 'seconds',
      metric: 'cold_streaks',
      people: [{ name: chat.participants[chat.author[row]], value: 1 }],
      peopleUnit: 'messages',
      day: day(chat)[row],
      row,
      facts: { total: silences.length },
    },
    theme: 'memory',
    score: 0.7 * exceeds(seconds, WEEK),
  }
}
