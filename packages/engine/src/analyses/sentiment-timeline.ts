import type { Chat } from '#chat/chat.ts'
import { dateOf } from '#chat/civil.ts'
import { everything, type Selection } from '#chat/selection.ts'
import type { Feelings } from '#sentiment/feelings.ts'
import { feelingsByDay, meanOf, periods } from './feelings-by-day.ts'

/** How a month or a year felt. */
export interface SentimentPeriod {
  year: number
  /** 1 to 12; null for a whole year. */
  month: number | null
  /** The mean score, −1 to 1, not rounded; null where nothing was scored. */
  sentiment: number | null
  /** Scored messages, and all. */
  scored: number
  messages: number
}

/** Months since the year 0. */
export function monthIndex(dayNumber: number): number {
  const { year, month } = dateOf(dayNumber)
  return year * 12 + month - 1
}

/** Every month or year from the first to the last message selected, empty ones too. */
export function sentimentTimeline(
  chat: Chat,
  feelings: Feelings,
  selection: Selection = everything(chat),
  by: 'month' | 'year' = 'month',
): SentimentPeriod[] {
  const days = feelingsByDay(chat, feelings, selection)
  const indexOf = by === 'month' ? monthIndex : (dayNumber: number) => dateOf(dayNumber).year
  const begin = indexOf(days.first)
  return periods(days, indexOf).map((period, i) => ({
    ...(by === 'month' ? { year: Math.floor((begin + i) / 12), month: ((begin + i) % 12) + 1 } : { year: begin + i, month: null }),
    sentiment: meanOf(period),
    scored: period.scored,
    messages: period.messages,
  }))
}
