import type { Chat } from '../chat.ts'
import { CONVERSATION_PAUSE } from '../columns/conversation.ts'
import { isNight } from '../columns/night.ts'
import { everything, type Selection } from '../selection.ts'
import { at, grouped } from '../stats/grouped.ts'
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
  /** Apart: replies written from 06:00 to 21:59, and those from 22:00 to 05:59. */
  day: Waits
  night: Waits
}

/**
 * Everyone with at least one message, most messages first, ties by first appearance in the file. Turns and replies are those
 * of the whole chat; the selection chooses among the replies, by who replied and when.
 */
export function replyDiscipline(chat: Chat, selection: Selection = everything(chat)): ReplyDiscipline[] {
  const { rows, seconds } = chosenReplies(chat, selection)
  const { order, starts } = grouped(at(chat.author, rows), chat.participants.length)
  const sorted = at(seconds, order)
  const times = at(chat.time, at(rows, order))
  return Array.from(top(messagesByAuthor(chat, selection)), (person) => ({
    person: chat.participants[person],
    ...disciplineOf(sorted.subarray(starts[person], starts[person + 1]), times.subarray(starts[person], starts[person + 1])),
  }))
}

/** `times` are those at which the replies were written. */
function disciplineOf(seconds: Uint32Array, times: Uint32Array): Omit<ReplyDiscipline, 'person'> {
  const [fast, hour, wholeDay] = replySpeeds
  const counts = [0, 0, 0, 0]
  const within = new Uint32Array(seconds.length)
  const opening = new Uint32Array(seconds.length)
  const day = new Uint32Array(seconds.length)
  const night = new Uint32Array(seconds.length)
  let opened = 0
  let atNight = 0
  let sum = 0
  for (let i = 0; i < seconds.length; i++) {
    const took = seconds[i]
    counts[Number(took >= fast.below) + Number(took >= hour.below) + Number(took >= wholeDay.below)]++
    sum += took
    // Written to both, and kept in one: no branch to foresee.
    within[i - opened] = took
    opening[opened] = took
    opened += Number(took > CONVERSATION_PAUSE)
    day[i - atNight] = took
    night[atNight] = took
    atNight += Number(isNight(times[i]))
  }
  return {
    ...waitsOf(seconds),
    speeds: { '<5min': counts[0], '<1hr': counts[1], '<1day': counts[2], '>1day': counts[3] },
    mean: seconds.length === 0 ? null : sum / seconds.length,
    within: waitsOf(within.subarray(0, seconds.length - opened)),
    opening: waitsOf(opening.subarray(0, opened)),
    day: waitsOf(day.subarray(0, seconds.length - atNight)),
    night: waitsOf(night.subarray(0, atNight)),
  }
}
