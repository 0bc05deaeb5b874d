import { burstFigures } from '#analyses/burst-figures.ts'
import { day } from '#columns/day.ts'
import { length } from '#columns/length.ts'
import type { Finder } from '../scope.ts'
import { standsOut } from '../stands-out.ts'

/** The smallest burst has this many messages. */
const SMALLEST = 3

/** The first of a longer burst are shown. */
const MOST_SHOWN = 48

/** Most messages in a row by one person, seconds apart. */
export const burst: Finder = ({ chat, selection }) => {
  const { bursts, longest } = burstFigures(chat, selection, 1)
  if (longest.length === 0) return null
  const [{ start, end }] = longest
  return {
    content: {
      kind: 'burst',
      figure: end - start,
      unit: 'messages',
      metric: 'bursts',
      people: [{ name: chat.participants[chat.author[start]], value: end - start }],
      day: day(chat)[start],
      row: start,
      lastRow: end - 1,
      steps: Array.from(length(chat).subarray(start, Math.min(end, start + MOST_SHOWN))),
      facts: { seconds: chat.time[end - 1] - chat.time[start], total: bursts },
    },
    theme: 'talk',
    score: 0.75 * standsOut(end - start, SMALLEST),
  }
}
