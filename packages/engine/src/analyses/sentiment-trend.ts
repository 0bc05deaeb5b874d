import type { Chat } from '#chat/chat.ts'
import { everything, type Selection } from '#chat/selection.ts'
import type { Feelings } from '#sentiment/feelings.ts'
import { feelingsByDay, meanOf, type Period, periods, together } from './feelings-by-day.ts'
import { monthIndex } from './sentiment-timeline.ts'

/** Whether a chat grew warmer or colder. */
export interface SentimentTrend {
  trend: 'improving' | 'declining' | 'stable'
  /** The mean over all scored messages; null without any. */
  average: number | null
  /** The means of the two halves; null where there are no halves, or nothing in one was scored. */
  firstHalf: number | null
  secondHalf: number | null
  /** Scored messages of each half. */
  firstScored: number
  secondScored: number
  /** Scored messages. */
  scored: number
  /** What was halved; null where the chat covers less than two weeks. */
  unit: 'month' | 'week' | null
}

/** A smaller change is none. */
const LEAST_CHANGE = 0.1

/**
 * The mean of the second half of the months minus that of the first. Months count from the first to the last message, the
 * middle one of an odd number in neither half; where there are fewer than two months, weeks from Monday on.
 */
export function sentimentTrend(chat: Chat, feelings: Feelings, selection: Selection = everything(chat)): SentimentTrend {
  const days = feelingsByDay(chat, feelings, selection)
  const months = periods(days, monthIndex)
  const all = months.length < 2 ? periods(days, weekIndex) : months
  const half = Math.floor(all.length / 2)
  const first = together(all.slice(0, half))
  const second = together(all.slice(all.length - half))
  const [firstHalf, secondHalf] = [meanOf(first), meanOf(second)]
  const whole: Period = together(all)
  const change = firstHalf === null || secondHalf === null ? 0 : secondHalf - firstHalf
  return {
    trend: change > LEAST_CHANGE ? 'improving' : change < -LEAST_CHANGE ? 'declining' : 'stable',
    average: meanOf(whole),
    firstHalf,
    secondHalf,
    firstScored: first.scored,
    secondScored: second.scored,
    scored: whole.scored,
    unit: months.length >= 2 ? 'month' : all.length >= 2 ? 'week' : null,
  }
}

/** Weeks since the one of Monday 1969-12-29. */
export const weekIndex = (dayNumber: number): number => Math.floor((dayNumber + 3) / 7)
