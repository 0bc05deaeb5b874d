import { DAY } from '@convostat/format/seconds'
import type { Chat } from '#chat/chat.ts'
import { dateOf, weekdayOf } from '#chat/civil.ts'
import type { Selection } from '#chat/selection.ts'
import { everything } from '#chat/selection.ts'
import { day } from '#columns/day.ts'
import { smallest } from '#stats/extremes.ts'
import { firstAtOrAfter } from '#stats/sorted.ts'
import { peak } from '#stats/top.ts'

/** Messages per calendar day, every day from the first message to the last. Both lists are empty without messages. */
export interface Timeseries {
  /** Days since 1970-01-01, ascending by one. */
  days: number[]
  counts: number[]
}

export function timeseries(chat: Chat, selection: Selection = everything(chat)): Timeseries {
  if (selection.from >= selection.to) return { days: [], counts: [] }
  const { first, counts } = selection.authors === null ? ofEveryone(chat, selection) : ofChosen(chat, selection, selection.authors)
  // The chosen people may have begun later and ended sooner than the chosen days.
  let begin = 0
  let end = counts.length
  while (begin < end && counts[begin] === 0) begin++
  while (end > begin && counts[end - 1] === 0) end--
  const length = end - begin
  return { days: Array.from({ length }, (_, i) => first + begin + i), counts: Array.from(counts.subarray(begin, end)) }
}

/** Messages on each day from the selection's first row's to its last row's. */
interface ByDay {
  /** Days since 1970-01-01. */
  first: number
  counts: Uint32Array
}

/** Rows are in time order, so where each day ends is a search, and nobody has to be asked who wrote. */
function ofEveryone({ time }: Chat, { from, to }: Selection): ByDay {
  const first = Math.floor(time[from] / DAY)
  const counts = new Uint32Array(Math.floor(time[to - 1] / DAY) - first + 1)
  for (let i = 0, row = from; i < counts.length; i++) {
    const next = firstAtOrAfter(time, (first + i + 1) * DAY, row, to)
    counts[i] = next - row
    row = next
  }
  return { first, counts }
}

function ofChosen(chat: Chat, { from, to }: Selection, authors: Uint8Array): ByDay {
  const { author } = chat
  const dayOfRow = day(chat)
  const first = dayOfRow[from]
  const counts = new Uint32Array(dayOfRow[to - 1] - first + 1)
  for (let row = from; row < to; row++) counts[dayOfRow[row] - first] += authors[author[row]]
  return { first, counts }
}

/** How many days have at least one message. */
export const activeDays = ({ counts }: Timeseries): number => counts.reduce((active, count) => active + (count > 0 ? 1 : 0), 0)

/** The day with most messages, the earliest of several; null without messages. */
export function busiestDay({ days, counts }: Timeseries): { day: number; count: number } | null {
  const at = peak(counts)
  return at < 0 ? null : { day: days[at], count: counts[at] }
}

/** The month (1 to 12) of a year with most messages, the earliest of several; null without messages. */
export function busiestMonth({ days, counts }: Timeseries): { year: number; month: number; count: number } | null {
  let busiest: { year: number; month: number; count: number } | null = null
  let current = { year: 0, month: 0, count: 0 }
  for (const [i, dayNumber] of days.entries()) {
    const { year, month } = dateOf(dayNumber)
    // No day is left out, so a new month shows in its number, even the same one a year later.
    if (month !== current.month) current = { year, month, count: 0 }
    current.count += counts[i]
    if (current.count > (busiest?.count ?? 0)) busiest = current
  }
  return busiest
}

/**
 * The weekday (0 Monday to 6 Sunday) with fewest messages, the first of several. Null under a week: some weekdays
 * did not come up then, and nobody can be quiet on them.
 */
export function quietestWeekday({ days, counts }: Timeseries): { weekday: number; count: number } | null {
  if (days.length < 7) return null
  const byWeekday = [0, 0, 0, 0, 0, 0, 0]
  for (const [i, dayNumber] of days.entries()) byWeekday[weekdayOf(dayNumber)] += counts[i]
  const count = smallest(byWeekday)
  return { weekday: byWeekday.indexOf(count), count }
}
