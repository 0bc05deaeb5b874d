import { DAY } from '@convostat/format/seconds'
import type { Chat } from '#chat/chat.ts'
import { everything, type Selection } from '#chat/selection.ts'
import { gallop } from '#stats/sorted.ts'

/** Consecutive calendar days with at least one message counted on each. */
export interface Streak {
  /** The first and the last day, as days since 1970-01-01. */
  from: number
  to: number
  days: number
  /** Those counted, and the row of the first of them. */
  messages: number
  row: number
}

export interface Streaks {
  /** Longest first, of equal ones the earlier. */
  streaks: Streak[]
  /** The one that runs to the last day of the whole chat; null where none does. */
  current: Streak | null
}

/** A single day is not a streak. */
const FEWEST_DAYS = 2

/** The streaks of the messages selected, as the calendar of the same messages shows them. */
export function streaks(chat: Chat, { from, to, authors }: Selection = everything(chat)): Streaks {
  const { time } = chat
  const all: Streak[] = []
  let last: Streak | null = null
  for (let row = from; row < to; ) {
    const today = Math.floor(time[row] / DAY)
    const end = gallop(time, (today + 1) * DAY, row)
    const counted = messagesOf(chat, row, Math.min(end, to), authors)
    if (counted.messages > 0) {
      if (last === null || today > last.to + 1) {
        last = { from: today, to: today, days: 0, messages: 0, row: counted.first }
        all.push(last)
      }
      last.to = today
      last.days++
      last.messages += counted.messages
    }
    row = end
  }
  const found = all.filter(({ days }) => days >= FEWEST_DAYS)
  const lastDay = lastDayOf(chat)
  return { current: found.find(({ to }) => to === lastDay) ?? null, streaks: found.sort((a, b) => b.days - a.days) }
}

/** How many of the rows from `start` up to `end` are of those who count, and the first of these. */
function messagesOf({ author }: Chat, start: number, end: number, authors: Uint8Array | null): { messages: number; first: number } {
  if (authors === null) return { messages: end - start, first: start }
  let messages = 0
  let first = start
  for (let row = end - 1; row >= start; row--) {
    if (authors[author[row]] === 0) continue
    messages++
    first = row
  }
  return { messages, first }
}

/** The day of the last message of anyone who is not hidden; −1 without messages. */
function lastDayOf(chat: Chat): number {
  const { authors } = everything(chat)
  let row = chat.count - 1
  while (row >= 0 && authors !== null && authors[chat.author[row]] === 0) row--
  return row < 0 ? -1 : Math.floor(chat.time[row] / DAY)
}
