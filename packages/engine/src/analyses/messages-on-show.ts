import { DAY, HOUR } from '@convostat/format/seconds'
import { type Chat, messageText } from '#chat/chat.ts'
import { everything, type Selection } from '#chat/selection.ts'
import { gateOf, type WhyNotShown } from '#on-show/why-not-shown.ts'
import type { Feelings } from '#sentiment/feelings.ts'
import { firstAtOrAfter } from '#stats/sorted.ts'
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
  /** From the person who wrote first after the longest gap; null where there is none. */
  gap: { author: number; rows: number[] } | null
  /** From the busiest day. */
  day: number[]
  /** From the last day of the longest streak. */
  streak: number[]
}

/** This many messages for each place, so that there is another one to choose. */
const MOST = 6
/** The gate reads texts, so it is asked about this many at most. */
const MOST_TRIED = 400
/** Read at a glance, and more than a remark. */
const [SHORT, LONG] = [24, 140]
/** Longer texts do not fit into a frame. */
const LONGEST = 280
/** After a gap, this many messages are part of the answer to it. */
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
    gap: gapOf(chat, selection, series, fitting),
    day: busiest ? fitting(rowsOfDay(chat, selection, busiest.day)) : [],
    streak: streak ? fitting(rowsOfDay(chat, selection, streak.to)) : [],
  }
}

/** Those of a glance first, each in their order, and no text twice. */
function fitRows(chat: Chat, rows: Iterable<number>, whyNotShown: (row: number) => WhyNotShown | null): number[] {
  const texts = new Set<string>()
  const [glances, others]: [number[], number[]] = [[], []]
  for (const row of firstOf(rows, MOST_TRIED)) {
    const text = messageText(chat, row)
    if (text.length > LONGEST || texts.has(text) || whyNotShown(row) !== null) continue
    texts.add(text)
    const isGlance = text.length >= SHORT && text.length <= LONG
    ;(isGlance ? glances : others).push(row)
    if (glances.length === MOST) break
  }
  return [...glances, ...others].slice(0, MOST)
}

function* firstOf(rows: Iterable<number>, most: number): Generator<number> {
  let n = 0
  for (const row of rows) {
    if (n++ === most) return
    yield row
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
function gapOf(chat: Chat, selection: Selection, series: ReturnType<typeof timeseries>, fitting: (rows: Iterable<number>) => number[]) {
  const gap = selection.authors === null ? longestGap(series, LEAST_GAP_DAYS) : null
  if (!gap) return null
  const row = firstAtOrAfter(chat.time, gap.to * DAY, selection.from, selection.to)
  const author = chat.author[row]
  const authors = Uint8Array.from(chat.participants, (_, person) => Number(person === author))
  return { author, rows: fitting(rowsOf(chat, { from: row, to: Math.min(row + AFTER_GAP, selection.to), authors })) }
}
