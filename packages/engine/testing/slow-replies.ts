/** Replies read one by one, for the slow obvious twins of what is counted about them. */
import { type Message, type PlainFilter, passes } from './messages-of.ts'

export interface SlowReply {
  /** Who answers whom, after how many seconds. */
  from: string
  to: string
  seconds: number
  /** When it was written, `09:00:30`. */
  clock: string
}

/** A message right after another's answers it. */
export const slowReplies = (messages: readonly Message[], asked: PlainFilter): SlowReply[] =>
  messages
    .map((message, i) => ({ message, before: messages[i - 1] }))
    .filter(({ message, before }) => before && before.author !== message.author && passes(asked)(message))
    .map(({ message, before }) => ({
      from: message.author,
      to: before.author,
      seconds: message.seconds - before.seconds,
      clock: message.clock,
    }))

export const slowWaits = (seconds: readonly number[]) => ({
  replies: seconds.length,
  median: slowQuantile(seconds, 0.5),
  p90: slowQuantile(seconds, 0.9),
})

function slowQuantile(values: readonly number[], share: number): number | null {
  if (values.length === 0) return null
  const sorted = [...values].sort((a, b) => a - b)
  const rank = (sorted.length - 1) * share
  const low = sorted[Math.floor(rank)]
  return low + (rank - Math.floor(rank)) * (sorted[Math.ceil(rank)] - low)
}
