import type { Chat } from '#chat/chat.ts'
import type { Selection } from '#chat/selection.ts'
import { everything } from '#chat/selection.ts'
import { mean } from '#stats/mean.ts'
import { quantiles } from '#stats/quantile.ts'
import { chosenReplies } from './chosen-replies.ts'

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
  const { seconds } = chosenReplies(chat, selection)
  const count = seconds.length
  if (count === 0) return { replies: 0, p50: null, p75: null, p90: null, mean: null }
  const [p50, p75, p90] = quantiles(seconds, [0.5, 0.75, 0.9])
  return { replies: count, p50, p75, p90, mean: mean(seconds) }
}
