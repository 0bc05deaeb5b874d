import type { Chat } from '#chat/chat.ts'
import { isNight } from './night.ts'
import type { Replies } from './response-time.ts'

/**
 * Replies by who wrote them, in order of participants; of each person those of the day first, then those of the night.
 * Those of one person are `starts[2 * person]` up to `starts[2 * person + 2]`, with those of the night from
 * `starts[2 * person + 1]` on.
 */
export interface ReplyGroups {
  readonly starts: Uint32Array
  /** What each reply took. */
  readonly seconds: Uint32Array
  /** Whom it answers: who wrote the message right before it. */
  readonly answered: Uint32Array
}

/** Grouped once, as long as these replies are held: the figures of a screen share them. */
export function replyGroups(chat: Chat, replies: Replies): ReplyGroups {
  const known = groupsOf.get(replies)
  if (known) return known
  const groups = grouped(chat, replies)
  groupsOf.set(replies, groups)
  return groups
}

const groupsOf = new WeakMap<Replies, ReplyGroups>()

/** A counting sort. */
function grouped(chat: Chat, replies: Replies): ReplyGroups {
  const starts = new Uint32Array(2 * chat.participants.length + 1)
  const groupOf = countGroups(starts, chat, replies)
  for (let group = 1; group < starts.length; group++) starts[group] += starts[group - 1]
  return { starts, ...putTogether(chat, replies, groupOf, starts.slice(0, -1)) }
}

// Each loop in its own function is compiled sooner (docs/decisions/084).

function countGroups(counts: Uint32Array, { author, time }: Chat, { rows }: Replies): Uint32Array {
  const groupOf = new Uint32Array(rows.length)
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]
    const group = 2 * author[row] + Number(isNight(time[row]))
    groupOf[i] = group
    counts[group + 1]++
  }
  return groupOf
}

function putTogether({ author }: Chat, { rows, seconds }: Replies, groupOf: Uint32Array, next: Uint32Array): Omit<ReplyGroups, 'starts'> {
  const sorted = new Uint32Array(rows.length)
  const answered = new Uint32Array(rows.length)
  for (let i = 0; i < rows.length; i++) {
    const place = next[groupOf[i]]++
    sorted[place] = seconds[i]
    answered[place] = author[rows[i] - 1]
  }
  return { seconds: sorted, answered }
}
