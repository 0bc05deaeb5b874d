import type { Chat } from '#chat/chat.ts'
import { column } from '#chat/column.ts'
import { turns } from './turn.ts'

/** The chat's replies: the first message of each turn that follows another author's turn. */
export interface Replies {
  /** The row of each reply, ascending. */
  readonly rows: Uint32Array
  /** Its response time: seconds since the last message of the turn before. 0 is real, many exports have whole minutes. */
  readonly seconds: Uint32Array
}

export const replies = column((chat): Replies => {
  // The message a reply answers is the one right before it, and only the first turn answers nobody.
  const rows = turns(chat).starts.subarray(1)
  return { rows, seconds: sinceTheRowBefore(chat.time, rows) }
})

// A loop in its own function is compiled sooner (docs/decisions/084).
function sinceTheRowBefore(time: Uint32Array, rows: Uint32Array): Uint32Array {
  const seconds = new Uint32Array(rows.length)
  for (let i = 0; i < rows.length; i++) seconds[i] = time[rows[i]] - time[rows[i] - 1]
  return seconds
}

/** Seconds a message took as a reply; NaN where it answers nobody. */
export const responseTime = column((chat) => {
  const { rows, seconds } = replies(chat)
  const took = new Float64Array(chat.count).fill(Number.NaN)
  for (let i = 0; i < rows.length; i++) took[rows[i]] = seconds[i]
  return took
})

/** The same of one message, without a column for it. */
export function replySeconds({ author, time }: Chat, row: number): number {
  return row > 0 && author[row] !== author[row - 1] ? time[row] - time[row - 1] : Number.NaN
}
