import type { Chat } from '../chat.ts'
import { replies } from '../columns/response-time.ts'
import type { Selection } from '../selection.ts'
import { everything } from '../selection.ts'
import { quantiles } from '../stats/quantile.ts'

/** How long replies took, in seconds, not rounded; null without replies. */
export interface ResponseTimes {
  /** How many replies these figures rest on. */
  replies: number
  p50: number | null
  p75: number | null
  p90: number | null
  mean: number | null
}

/**
 * Turns and replies are those of the whole chat; the selection chooses among the replies, by who replied and when.
 * So filtering by one person gives how fast this person answers the others.
 */
export function responseTimes(chat: Chat, selection: Selection = everything(chat)): ResponseTimes {
  const seconds = chosenReplies(chat, selection)
  const count = seconds.length
  if (count === 0) return { replies: 0, p50: null, p75: null, p90: null, mean: null }
  let sum = 0
  for (let i = 0; i < count; i++) sum += seconds[i]
  const [p50, p75, p90] = quantiles(seconds, [0.5, 0.75, 0.9])
  return { replies: count, p50, p75, p90, mean: sum / count }
}

/** The seconds of the replies chosen. */
function chosenReplies(chat: Chat, { from, to, authors }: Selection): Uint32Array {
  const { rows, seconds } = replies(chat)
  const { author } = chat
  const chosen = new Uint32Array(rows.length)
  let size = 0
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]
    chosen[size] = seconds[i]
    size += Number(row >= from && row < to && (authors === null || authors[author[row]] === 1))
  }
  return chosen.subarray(0, size)
}
