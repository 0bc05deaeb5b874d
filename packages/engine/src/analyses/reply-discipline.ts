import { HOUR } from '@convostat/format/seconds'
import type { Chat } from '#chat/chat.ts'
import { everything, type Selection } from '#chat/selection.ts'
import { CONVERSATION_PAUSE } from '#columns/conversation.ts'
import { replyGroups } from '#columns/reply-groups.ts'
import { mean } from '#stats/mean.ts'
import { ranked } from '#stats/quantile.ts'
import { top } from '#stats/top.ts'
import { chosenReplies } from './chosen-replies.ts'
import { messagesByAuthor } from './message-share.ts'
import { type Waits, waitsBetween, waitsOf } from './waits.ts'

/** A reply is of the first speed whose seconds it took fewer than, in this order. */
export const replySpeeds = [
  { speed: '<5min', below: 300 },
  { speed: '<1hr', below: HOUR },
  { speed: '<1day', below: 24 * HOUR },
  { speed: '>1day', below: Number.POSITIVE_INFINITY },
] as const
export type ReplySpeed = (typeof replySpeeds)[number]['speed']

/** How fast one person replies. */
export interface ReplyDiscipline extends Waits {
  person: string
  /** Replies by how long they took. */
  speeds: Record<ReplySpeed, number>
  /** Seconds, not rounded; null without replies. */
  mean: number | null
  /** Apart: replies within a conversation, and those that opened one after a gap of more than six hours. */
  within: Waits
  opening: Waits
  /** Apart: replies written from 06:00 to 21:59, and those from 22:00 to 05:59. */
  day: Waits
  night: Waits
}

/**
 * Everyone with at least one message, most messages first, ties by first appearance in the file. Turns and replies are those
 * of the whole chat; the selection chooses among the replies, by who replied and when.
 */
export function replyDiscipline(chat: Chat, selection: Selection = everything(chat)): ReplyDiscipline[] {
  const { starts, seconds } = replyGroups(chat, chosenReplies(chat, selection))
  return Array.from(top(messagesByAuthor(chat, selection)), (person) => ({
    person: chat.participants[person],
    ...disciplineOf(
      seconds.subarray(starts[2 * person], starts[2 * person + 2]),
      seconds.subarray(starts[2 * person], starts[2 * person + 1]),
      seconds.subarray(starts[2 * person + 1], starts[2 * person + 2]),
    ),
  }))
}

function disciplineOf(seconds: Uint32Array, day: Uint32Array, night: Uint32Array): Omit<ReplyDiscipline, 'person'> {
  const [fast, hour, wholeDay] = replySpeeds
  const took = ranked(seconds)
  const belowFast = took.below(fast.below)
  const belowHour = took.below(hour.below)
  const belowDay = took.below(wholeDay.below)
  // In order, those within a conversation are before those that opened one.
  const within = took.below(CONVERSATION_PAUSE + 1)
  return {
    ...waitsBetween(took, 0, seconds.length),
    speeds: { '<5min': belowFast, '<1hr': belowHour - belowFast, '<1day': belowDay - belowHour, '>1day': seconds.length - belowDay },
    mean: mean(seconds),
    within: waitsBetween(took, 0, within),
    opening: waitsBetween(took, within, seconds.length),
    day: waitsOf(day),
    night: waitsOf(night),
  }
}
