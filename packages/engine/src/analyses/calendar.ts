import type { Chat } from '#chat/chat.ts'
import { weekdayOf } from '#chat/civil.ts'
import type { Selection } from '#chat/selection.ts'
import { everything } from '#chat/selection.ts'
import type { Timeseries } from './timeseries.ts'
import { timeseries } from './timeseries.ts'

/** Messages per day, laid out as a calendar: a column for each week, a row for each weekday. */
export interface Calendar {
  /** The Monday of each week, as days since 1970-01-01. */
  mondays: number[]
  /** `counts[weekday][week]`, 7 rows, Monday first; null before the first message's day and after the last one's. */
  counts: (number | null)[][]
}

export function calendar(chat: Chat, selection: Selection = everything(chat)): Calendar {
  const { days, counts } = timeseries(chat, selection)
  const lead = days.length === 0 ? 0 : weekdayOf(days[0])
  const weeks = Math.ceil((lead + days.length) / 7)
  return {
    mondays: Array.from({ length: weeks }, (_, week) => days[0] - lead + 7 * week),
    counts: Array.from({ length: 7 }, (_, weekday) =>
      Array.from({ length: weeks }, (_, week) => counts[7 * week + weekday - lead] ?? null),
    ),
  }
}

/** The most consecutive days with at least one message, the earliest of several runs; null without messages. */
export function longestStreak({ days, counts }: Timeseries): { days: number; from: number; to: number } | null {
  let longest = 0
  let end = -1
  let run = 0
  for (let i = 0; i < counts.length; i++) {
    run = counts[i] > 0 ? run + 1 : 0
    if (run > longest) {
      longest = run
      end = i
    }
  }
  return end < 0 ? null : { days: longest, from: days[end - longest + 1], to: days[end] }
}
