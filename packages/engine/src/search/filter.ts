/** Conditions that thin hits: everything of a search but its words. */

import { labelScore, type Sentiment } from '@convostat/emotion'
import { DAY, HOUR } from '@convostat/format/seconds'
import { type Chat, type Kind, kindIndex } from '#chat/chat.ts'
import { weekdayOf } from '#chat/civil.ts'
import { select, shown } from '#chat/selection.ts'
import { beginsBurst } from '#columns/burst.ts'
import { closesConversation, opensConversation } from '#columns/conversation.ts'
import { length } from '#columns/length.ts'
import { isNight } from '#columns/night.ts'
import { responseTime } from '#columns/response-time.ts'
import type { Feelings } from '#sentiment/feelings.ts'
import { feature } from '#words/features.ts'
import { words } from '#words/words.ts'
import { type NameTerm, peopleMeant } from './people.ts'

export interface SearchFilter {
  /** Day numbers, inclusive. */
  fromDay?: number
  toDay?: number
  /** The exact name; nobody has an unknown one. */
  sender?: string
  /** Any of these exact names; an empty list is not a filter. With `sender`, both must be true. */
  senders?: readonly string[]
  hasMedia?: boolean
  hasLink?: boolean
  hasQuestion?: boolean
  hasEmoji?: boolean
  /** Grapheme clusters, inclusive. */
  minLength?: number
  maxLength?: number
  /** 0 for Monday to 6 for Sunday. */
  weekday?: number
  hour?: number
  kind?: Kind
  /** Seconds a reply took, inclusive; a message that answers nobody has none. */
  replyMinSeconds?: number
  replyMaxSeconds?: number
  /** The exact name of whom the message replies to; nobody replies to an unknown one. */
  replyTo?: string
  /** What the message does in the talk of the whole chat: opens or closes a conversation, or begins a burst. */
  role?: 'opener' | 'closer' | 'burst'
  /** By day is from 06:00 to 21:59, at night from 22:00 to 05:59. */
  daytime?: 'day' | 'night'
  /** The label of its score in these feelings; what cannot be scored has none. */
  sentiment?: { is: Sentiment; in: Feelings }
}

export interface RowFilter {
  from: number
  to: number
  /** Null where every row between does. */
  passes: ((row: number) => boolean) | null
}

/** Where a filter can find rows at all, and whether one of them is found. Columns that are not asked for are not computed. */
export function rowFilter(chat: Chat, filter: SearchFilter, people: readonly NameTerm[]): RowFilter {
  const { from, to } = select(chat, { fromDay: filter.fromDay, toDay: filter.toDay })
  const tests: ((row: number) => boolean)[] = []
  const { time, author, kind } = chat
  const senders = sendersAllowed(chat, filter, people)
  if (senders) tests.push((row) => senders[author[row]] === 1)
  const wanted =
    (filter.hasLink ? feature.hasLink : 0) | (filter.hasQuestion ? feature.hasQuestion : 0) | (filter.hasEmoji ? feature.hasEmoji : 0)
  if (wanted !== 0) {
    const { features } = words(chat)
    tests.push((row) => (features[row] & wanted) === wanted)
  }
  if (filter.hasMedia) tests.push((row) => kind[row] === kindIndex.media)
  if (filter.kind !== undefined) {
    const index = kindIndex[filter.kind]
    tests.push((row) => kind[row] === index)
  }
  if (filter.weekday !== undefined) tests.push((row) => weekdayOf(Math.floor(time[row] / DAY)) === filter.weekday)
  if (filter.hour !== undefined) tests.push((row) => Math.floor((time[row] % DAY) / HOUR) === filter.hour)
  const { minLength, maxLength, replyMinSeconds, replyMaxSeconds } = filter
  if (minLength !== undefined || maxLength !== undefined) {
    const lengths = length(chat)
    tests.push((row) => lengths[row] >= (minLength ?? 0) && lengths[row] <= (maxLength ?? Number.POSITIVE_INFINITY))
  }
  if (replyMinSeconds !== undefined || replyMaxSeconds !== undefined) {
    const seconds = responseTime(chat)
    // No comparison with NaN, the response time of a message that answers nobody, is true.
    tests.push((row) => seconds[row] >= (replyMinSeconds ?? 0) && seconds[row] <= (replyMaxSeconds ?? Number.POSITIVE_INFINITY))
  }
  if (filter.replyTo !== undefined) {
    const answered = chat.participants.indexOf(filter.replyTo)
    tests.push((row) => row > 0 && author[row - 1] === answered && author[row] !== answered)
  }
  if (filter.role === 'opener') tests.push((row) => opensConversation(chat, row))
  if (filter.role === 'closer') tests.push((row) => closesConversation(chat, row))
  if (filter.role === 'burst') {
    const begins = beginsBurst(chat)
    tests.push((row) => begins[row] === 1)
  }
  if (filter.daytime !== undefined) tests.push((row) => isNight(time[row]) === (filter.daytime === 'night'))
  if (filter.sentiment !== undefined) tests.push(isLabelled(filter.sentiment))
  const [first] = tests
  const passes = tests.length > 1 ? (row: number) => tests.every((test) => test(row)) : (first ?? null)
  return { from, to, passes }
}

/** Whether a row's score has a label: the borders are those of `labelOf`, and no comparison with NaN is true. */
function isLabelled({ is, in: { score } }: { is: Sentiment; in: Feelings }): (row: number) => boolean {
  if (is === 'positive') return (row) => score[row] > labelScore
  if (is === 'negative') return (row) => score[row] < -labelScore
  return (row) => score[row] <= labelScore && score[row] >= -labelScore
}

/** 1 for each participant whose messages are asked for; null where everyone's are. */
function sendersAllowed(chat: Chat, { sender, senders }: SearchFilter, people: readonly NameTerm[]): Uint8Array | null {
  const lists: { isExcluded: boolean; people: Set<number> }[] = []
  const exactly = (names: readonly string[]) => new Set(names.map((name) => chat.participants.indexOf(name)))
  if (sender !== undefined) lists.push({ isExcluded: false, people: exactly([sender]) })
  if (senders !== undefined && senders.length > 0) lists.push({ isExcluded: false, people: exactly(senders) })
  for (const isExcluded of [false, true]) {
    const those = people.filter((term) => term.isExcluded === isExcluded)
    if (those.length > 0) lists.push({ isExcluded, people: new Set(those.flatMap(({ text }) => peopleMeant(chat, text))) })
  }
  if (lists.length === 0) return shown(chat)
  const isMeant = (person: number): boolean => lists.every((list) => list.people.has(person) !== list.isExcluded)
  return Uint8Array.from(chat.participants, (_, person) => Number(isMeant(person) && chat.hidden?.[person] !== 1))
}
