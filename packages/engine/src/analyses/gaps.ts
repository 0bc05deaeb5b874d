import { DAY } from '@convostat/format/seconds'
import type { Chat } from '#chat/chat.ts'
import { everything, type Selection } from '#chat/selection.ts'
import { conversationStarts } from '#columns/conversation.ts'
import { firstAtOrAfter } from '#stats/sorted.ts'

/** A gap: its seconds, and the row of the message that ended it. The one before it is the row before. */
export interface ColdStreak {
  row: number
  seconds: number
}

/** A shorter gap is everyday life. */
const leastSeconds = DAY

/**
 * The gaps of the whole chat of at least 24 hours, longest first, of equal ones the earlier; the selection chooses among
 * them by who ended it, and when.
 */
export function coldStreaks(chat: Chat, { from, to, authors }: Selection = everything(chat)): ColdStreak[] {
  const { time, author } = chat
  const streaks: ColdStreak[] = []
  // A gap as long has ended a conversation.
  for (const row of conversationStarts(chat)) {
    if (row === 0 || row < from || row >= to || (authors !== null && authors[author[row]] === 0)) continue
    const seconds = time[row] - time[row - 1]
    if (seconds >= leastSeconds) streaks.push({ row, seconds })
  }
  return streaks.sort((a, b) => b.seconds - a.seconds)
}

/** Seconds without a chosen message before the first one of a day; 0 where there is none before it. */
export function secondsBefore({ time, author }: Chat, { from, to, authors }: Selection, day: number): number {
  const counts = (row: number): boolean => authors === null || authors[author[row]] === 1
  let after = Math.max(from, firstAtOrAfter(time, day * DAY))
  while (after < to && !counts(after)) after++
  let before = after - 1
  while (before >= from && !counts(before)) before--
  return before < from || after >= to ? 0 : time[after] - time[before]
}
