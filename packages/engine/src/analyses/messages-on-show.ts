import { DAY, HOUR } from '@convostat/format/seconds'
import type { Chat } from '#chat/chat.ts'
import { everything, type Selection } from '#chat/selection.ts'
import { gateOf } from '#on-show/why-not-shown.ts'
import type { Feelings } from '#sentiment/feelings.ts'
import { firstAtOrAfter } from '#stats/sorted.ts'
import { firstOf, fitRows, MOST } from './fit-rows.ts'
import { secondsBefore } from './gaps.ts'
import { heatmap, rhythm } from './heatmap.ts'
import { longestGap } from './slots.ts'
import { streaks } from './streaks.ts'
import { busiestDay, timeseries } from './timeseries.ts'

/** Rows of messages that may be put on show beside what stands out in a chat: at most six each, the best to read first. */
export interface MessagesOnShow {
  /** The first message. */
  first: number[]
  /** From the busiest hour of the week. */
  hour: number[]
  /**
   * Those with which someone ended the longest gap, before anyone else wrote: `row` was the first. Where none of them fits, what they wrote
   * later that day. Null where there is no gap.
   */
  gap: { author: number; row: number; rows: number[] } | null
  /** From the busiest day. */
  day: number[]
  /** From the last day of the longest streak. */
  streak: number[]
}

/** After a gap, at most this many messages of its last day are looked at. */
const AFTER_GAP = 30
/** A shorter pause is everyday life, as in the ribbon. */
const LEAST_GAP_DAYS = 3

export function messagesOnShow(chat: Chat, selection: Selection = everything(chat), feelings: Feelings | null = null): MessagesOnShow {
  const whyNotShown = gateOf(chat, feelings)
  const fitting = (rows: Iterable<number>): number[] => fitRows(chat, rows, whyNotShown)
  const series = timeseries(chat, selection)
  const busiest = busiestDay(series)
  const cell = rhythm(heatmap(chat, selection))?.cell
  const [streak] = streaks(chat, selection).streaks
  return {
    first: fitting(firstOf(rowsOf(chat, selection), 1)),
    hour: cell ? fitting(rowsOfCell(chat, selection, cell)) : [],
    gap: gapOf(chat, selection, series, feelings),
    day: busiest ? fitting(rowsOfDay(chat, selection, busiest.day)) : [],
    streak: streak ? fitting(rowsOfDay(chat, selection, streak.to)) : [],
  }
}

function* rowsOf({ author }: Chat, { from, to, authors }: Selection): Generator<number> {
  for (let row = from; row < to; row++) if (authors === null || authors[author[row]] === 1) yield row
}

const rowsOfDay = (chat: Chat, { from, to, authors }: Selection, day: number): Generator<number> =>
  rowsOf(chat, {
    from: firstAtOrAfter(chat.time, day * DAY, from, to),
    to: firstAtOrAfter(chat.time, (day + 1) * DAY, from, to),
    authors,
  })

function* rowsOfCell(chat: Chat, selection: Selection, { weekday, hour }: { weekday: number; hour: number }): Generator<number> {
  // 1970-01-01 was a Thursday.
  const wanted = (24 * (weekday + 4) + hour) % HOURS_OF_WEEK
  for (const row of rowsOf(chat, selection)) if (Math.floor(chat.time[row] / HOUR) % HOURS_OF_WEEK === wanted) yield row
}

const HOURS_OF_WEEK = 7 * 24

/** While some people are left out, they may have written in a gap of the others. */
function gapOf(chat: Chat, selection: Selection, series: ReturnType<typeof timeseries>, feelings: Feelings | null) {
  const gap = selection.authors === null ? longestGap(series, LEAST_GAP_DAYS, (day) => secondsBefore(chat, selection, day)) : null
  if (!gap) return null
  const row = firstAtOrAfter(chat.time, gap.to * DAY, selection.from, selection.to)
  const author = chat.author[row]
  const end = Math.min(row + AFTER_GAP, firstAtOrAfter(chat.time, (Math.floor(chat.time[row] / DAY) + 1) * DAY, row, selection.to))
  let answered = row + 1
  while (answered < end && chat.author[answered] === author) answered++
  const ended = Array.from({ length: answered - row }, (_, i) => row + i)
  const later: number[] = []
  for (let next = answered; next < end; next++) if (chat.author[next] === author) later.push(next)
  const whyNotShown = gateOf(chat, feelings)
  // After days without a word, one word says enough.
  const first = [...fitRows(chat, [row], gateOf(chat, feelings, true)), ...fitRows(chat, ended, whyNotShown)]
  return { author, row, rows: first.length > 0 ? [...new Set(first)].slice(0, MOST) : fitRows(chat, later, whyNotShown) }
}
