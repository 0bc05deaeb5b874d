import type { Chat } from '../chat.ts'
import { everything, type Selection } from '../selection.ts'
import { grouped } from '../stats/grouped.ts'
import { top } from '../stats/top.ts'
import { chosenReplies } from './chosen-replies.ts'
import { messagesByAuthor } from './message-share.ts'
import { type Waits, waitsOf } from './waits.ts'

const HOUR = 3600
/** A reply is of the first speed whose seconds it took fewer than, in this order. */
export const replySpeeds = [
  { speed: '<5min', below: 300 },
  { speed: '<1hr', below: HOUR },
  { speed: '<1day', below: 24 * HOUR },
  { speed: '>1day', below: Number.POSITIVE_INFINITY },
] as const
export type ReplySpeed = (typeof replySpeeds)[number]['speed']

/** A longer silence ends a conversation: the reply after it opens the next one. */
const CONVERSATION_PAUSE = 6 * HOUR

/** How fast one person replies. */
export interface ReplyDiscipline extends Waits {
  person: string
  /** Replies by how long they took. */
  speeds: Record<ReplySpeed, number>
  /** Seconds, not rounded; null without replies. */
  mean: number | null
  /** Apart: replies within a conversation, and those that opened one after more than six hours of silence. */
  within: Waits
  opening: Waits
}

/**
 * Everyone with at least one message, most messages first, ties by first appearance in the file. Turns and replies are those
 * of the whole chat; the selection chooses among the replies, by who replied and when.
 */
export function replyDiscipline(chat: Chat, selection: Selection = everything(chat)): ReplyDiscipline[] {
  const { rows, seconds } = chosenReplies(chat, selection)
  const { order, starts } = grouped(
    rows.map((row) => chat.author[row]),
    chat.participants.length,
  )
  const sorted = order.map((place) => seconds[place])
  return Array.from(top(messagesByAuthor(chat, selection)), (person) => ({
    person: chat.participants[person],
    ...disciplineOf(sorted.subarray(starts[person], starts[person + 1])),
  }))
}

function disciplineOf(seconds: Uint32Array): Omit<ReplyDiscipline, 'person'> {
  const counts = replySpeeds.map(() => 0)
  let sum = 0
  for (let i = 0; i < seconds.length; i++) {
    let speed = 0
    while (seconds[i] >= replySpeeds[speed].below) speed++
    counts[speed]++
    sum += seconds[i]
  }
  return {
    ...waitsOf(seconds),
    speeds: { '<5min': counts[0], '<1hr': counts[1], '<1day': counts[2], '>1day': counts[3] },
    mean: seconds.length === 0 ? null : sum / seconds.length,
    within: waitsOf(seconds.filter((took) => took <= CONVERSATION_PAUSE)),
    opening: waitsOf(seconds.filter((took) => took > CONVERSATION_PAUSE)),
  }
}
