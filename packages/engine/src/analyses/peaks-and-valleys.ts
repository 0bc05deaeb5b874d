import { emotions, labelOf } from '@convostat/emotion'
import { type Chat, messageText } from '#chat/chat.ts'
import { everything, type Selection, select } from '#chat/selection.ts'
import { gateOf, type WhyNotShown } from '#on-show/why-not-shown.ts'
import type { Feelings } from '#sentiment/feelings.ts'
import { signs } from '#sentiment/signs.ts'
import { quantiles } from '#stats/quantile.ts'
import { excerpt } from './excerpt.ts'
import { type FeelingsByDay, feelingsByDay } from './feelings-by-day.ts'
import { deniesFeeling, isOwnFeeling } from './own-feeling.ts'
import { isUnmistakable } from './unmistakable.ts'

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
  /** Another row that says it better and can be read alone, and as much of its words; null where there is none. */
  shown: { row: number; context: string } | null
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
  const whyNotShown = gateOf(chat, feelings)
  const contextOf = (row: number): string => excerpt(messageText(chat, row), CONTEXT_CHARACTERS)
  const shown =
    (direction: 1 | -1) =>
    (found: { at: number; sentiment: number }): FeltDay => {
      const row = strongestOf(chat, feelings, selection, first + found.at, direction)
      const { at, sentiment } = found
      const read = readableOf(chat, feelings, selection, { day: first + at, direction, whyNotShown })
      const shown = read === null || read === row ? null : { row: read, context: contextOf(read) }
      return { day: first + at, sentiment, scored: scored[at], messages: messages[at], row, context: contextOf(row), shown }
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

/** Texts are read, so at most this many of a day are tried. */
const MOST_TRIED = 40

interface OfDay {
  day: number
  direction: 1 | -1
  whyNotShown: (row: number) => WhyNotShown | null
}

/**
 * Of a day's messages that sound as it does and may be put on show, where a valley's may sound bad: the strongest that is an
 * unmistakable example of a feeling, else the strongest whose feeling is its writer's own. Null where there is none.
 */
function readableOf(
  chat: Chat,
  feelings: Feelings,
  { from, to, authors }: Selection,
  { day, direction, whyNotShown }: OfDay,
): number | null {
  const { score } = feelings
  const [label, felt] = [direction > 0 ? 'positive' : 'negative', emotions.filter((emotion) => signs[emotion] === direction)]
  const { from: begin, to: end } = select(chat, { fromDay: day, toDay: day })
  const rows: number[] = []
  for (let row = Math.max(from, begin); row < Math.min(to, end); row++) {
    if (authors !== null && authors[chat.author[row]] === 0) continue
    if (!Number.isNaN(score[row]) && labelOf(score[row]) === label) rows.push(row)
  }
  const readable = rows
    .sort((a, b) => direction * (score[b] - score[a]) || a - b)
    .slice(0, MOST_TRIED)
    .filter((row) => {
      const why = whyNotShown(row)
      return why === null || (direction < 0 && why === 'feeling')
    })
  const isOwn = (row: number): boolean => felt.every((emotion) => isOwnFeeling(messageText(chat, row), emotion))
  return readable.find((row) => felt.some((emotion) => isUnmistakable(chat, feelings, row, emotion))) ?? readable.find(isOwn) ?? null
}
