import { isTold, tailBits } from '#stats/tail.ts'
import type { Moment } from './moment.ts'
import { type ActiveDay, type Look, writers } from './moment-context.ts'
import { mostBits, significanceOf } from './significance.ts'

/** A week in a row is everyday life. */
const FEWEST_DAYS = 8

/**
 * Most calendar days in a row with a message, the earliest of several; it is at its last day. Where days are written on
 * by chance, as often as those outside the run are, the expected number of runs of such a length is its probability, or
 * nearly. But days like it follow on one another: where there are other runs, it is no rarer than it is among these.
 */
export function longestStreak(look: Look): Moment[] {
  const { chat, days } = look
  const all = runs(days)
  if (all.length === 0) return []
  const streak = all.reduce((most, each) => (each.length > most.length ? each : most))
  const length = streak.length
  if (length < FEWEST_DAYS) return []
  const [first, last] = [streak[0], streak[length - 1]]
  const covered = days[days.length - 1].day - days[0].day + 1
  // One day more of either kind, so that of days of which nothing is known every other one is written on (Laplace).
  const often = (days.length - length + 1) / (covered - length + 2)
  const byChance = -length * Math.log2(often) - Math.log2(covered - length + 1)
  const others = Float64Array.from(all.filter((each) => each !== streak).map((each) => each.length))
  const bits = Math.min(isTold(others) ? tailBits(length, others) : byChance, byChance, mostBits(covered))
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

function runs(days: readonly ActiveDay[]): ActiveDay[][] {
  const all: ActiveDay[][] = []
  for (const [i, each] of days.entries()) {
    if (i > 0 && each.day === days[i - 1].day + 1) all[all.length - 1].push(each)
    else all.push([each])
  }
  return all
}
