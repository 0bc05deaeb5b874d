import type { Chat } from '../chat.ts'
import { gap } from '../columns/gap.ts'
import { everything, type Selection } from '../selection.ts'

/** A silence: its seconds, and the row of the message that ended it. The one before it is the row before. */
export interface ColdStreak {
  row: number
  seconds: number
}

/** A shorter silence is everyday life. */
const leastSeconds = 86_400

/**
 * The silences of the whole chat of at least 24 hours, longest first, of equal ones the earlier; the selection chooses among
 * them by who ended it, and when.
 */
export function coldStreaks(chat: Chat, { from, to, authors }: Selection = everything(chat)): ColdStreak[] {
  const silence = gap(chat)
  const streaks: ColdStreak[] = []
  for (let row = from; row < to; row++) {
    if (silence[row] >= leastSeconds && (authors === null || authors[chat.author[row]] === 1)) streaks.push({ row, seconds: silence[row] })
  }
  return streaks.sort((a, b) => b.seconds - a.seconds)
}
