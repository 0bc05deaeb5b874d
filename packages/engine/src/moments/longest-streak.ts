import { type ActiveDay, type Look, writers } from './look.ts'
import type { Moment } from './moment.ts'
import { significanceOf } from './significance.ts'

/** A week in a row is everyday life. */
const FEWEST_DAYS = 8

/**
 * Most calendar days in a row with a message, the earliest of several; it stands at its last day. By chance a run of so many
 * days begins on one of the others, where each is written on as often as those outside the run are: the expected number of
 * such runs is its probability, or nearly.
 */
export function longestStreak(look: Look): Moment[] {
  const { chat, days } = look
  const streak = longestRun(days)
  const length = streak.length
  if (length < FEWEST_DAYS) return []
  const [first, last] = [streak[0], streak[length - 1]]
  const covered = days[days.length - 1].day - days[0].day + 1
  // One day more of either kind, so that of days of which nothing is known every other one is written on (Laplace).
  const often = (days.length - length + 1) / (covered - length + 2)
  const bits = -length * Math.log2(often) - Math.log2(covered - length + 1)
  return [
    {
      kind: 'longest_streak',
      row: last.start,
      time: chat.time[last.start],
      significance: significanceOf(bits),
      messages: streak.reduce((sum, { messages }) => sum + messages, 0),
      firstDay: first.day,
      lastDay: last.day,
      participants: writers(look, first.start, last.end),
      facts: { days: length, ...(covered > length && { usual: (days.length - length) / (covered - length) }) },
    },
  ]
}

function longestRun(days: readonly ActiveDay[]): readonly ActiveDay[] {
  let [longest, most] = [0, 0]
  for (let i = 0, start = 0; i < days.length; i++) {
    if (i > 0 && days[i].day !== days[i - 1].day + 1) start = i
    if (i - start + 1 <= most) continue
    longest = start
    most = i - start + 1
  }
  return days.slice(longest, longest + most)
}
