import { type Chat, messageText } from '#chat/chat.ts'
import { everything, type Selection, select } from '#chat/selection.ts'
import type { Feelings } from '#sentiment/feelings.ts'
import { quantiles } from '#stats/quantile.ts'
import { excerpt } from './excerpt.ts'
import { type FeelingsByDay, feelingsByDay } from './feelings-by-day.ts'
import { deniesFeeling } from './own-feeling.ts'

/** A day that stands out by how it felt. */
export interface FeltDay {
  /** Days since 1970-01-01. */
  day: number
  /** The mean score of its messages. */
  sentiment: number
  /** Scored messages of the day. */
  scored: number
  /** All its messages. */
  messages: number
  /** The row of its strongest message in that direction, and its words, at most 160 characters. */
  row: number
  context: string
}

export interface PeaksAndValleys {
  /** Highest mean first. */
  peaks: FeltDay[]
  /** Lowest mean first. */
  valleys: FeltDay[]
}

/** A day of fewer scored messages says too little: this, or a quarter of the median day's messages. */
const FEWEST = 5
const OF_MEDIAN = 0.25
const CONTEXT_CHARACTERS = 160

/**
 * The days with the highest and the lowest mean, ties earlier first. Where the days are too few for two full lists the
 * highest goes to the peaks, the lowest to the valleys, and so on in turn, so that no day is in both.
 */
export function peaksAndValleys(chat: Chat, feelings: Feelings, selection: Selection = everything(chat), topN = 3): PeaksAndValleys {
  const days = feelingsByDay(chat, feelings, selection)
  const { first, messages, scored, sum } = days
  const felt = daysToTell(days).map((at) => ({ at, sentiment: sum[at] / scored[at] }))
  const size = Math.min(topN, Math.ceil(felt.length / 2))
  const highest = [...felt].sort((a, b) => b.sentiment - a.sentiment || a.at - b.at).slice(0, size)
  const taken = new Set(highest.map(({ at }) => at))
  const lowest = felt
    .filter(({ at }) => !taken.has(at))
    .sort((a, b) => a.sentiment - b.sentiment || a.at - b.at)
    .slice(0, topN)
  const shown =
    (direction: 1 | -1) =>
    (found: { at: number; sentiment: number }): FeltDay => {
      const row = strongestOf(chat, feelings, selection, first + found.at, direction)
      const context = excerpt(messageText(chat, row), CONTEXT_CHARACTERS)
      return { day: first + found.at, sentiment: found.sentiment, scored: scored[found.at], messages: messages[found.at], row, context }
    }
  return { peaks: highest.map(shown(1)), valleys: lowest.map(shown(-1)) }
}

/** The days with enough scored messages, by their place. */
export function daysToTell({ messages, scored }: FeelingsByDay): number[] {
  const active = messages.filter((count) => count > 0)
  if (active.length === 0) return []
  const [median] = quantiles(active, [0.5])
  const fewest = Math.max(FEWEST, OF_MEDIAN * median)
  return Array.from(scored.keys()).filter((at) => scored[at] >= fewest)
}

/** The row of a day with the score furthest in a direction, the earliest of several; one that denies such a feeling only where there is no other. */
export function strongestOf(
  chat: Chat,
  { score }: Feelings,
  { from, to, authors }: Selection,
  dayNumber: number,
  direction: 1 | -1,
): number {
  const { author } = chat
  const day = select(chat, { fromDay: dayNumber, toDay: dayNumber })
  let found = -1
  let denied = -1
  const isStronger = (row: number, than: number): boolean =>
    // No comparison with NaN is true.
    direction * score[row] > (than < 0 ? Number.NEGATIVE_INFINITY : direction * score[than])
  for (let row = Math.max(from, day.from); row < Math.min(to, day.to); row++) {
    if (authors !== null && authors[author[row]] === 0) continue
    if (!isStronger(row, found)) continue
    // "Afraid of nothing" does not show fear.
    if (!ofSign[direction].some((emotion) => deniesFeeling(messageText(chat, row), emotion))) found = row
    else if (isStronger(row, denied)) denied = row
  }
  return found < 0 ? denied : found
}

const ofSign = { '1': ['joy'], '-1': ['sadness', 'anger', 'fear'] } as const
