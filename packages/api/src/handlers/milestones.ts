import { type Suggestion, suggestions } from '@convostat/engine/analyses/suggestions'
import { type Chat, messageText } from '@convostat/engine/chat/chat'
import { dateOf, isoTime, parseDay } from '@convostat/engine/chat/civil'
import { gateOf } from '@convostat/engine/on-show/why-not-shown'
import { keywordHighlights, keywordRows } from '@convostat/engine/search/keyword'
import type { Feelings } from '@convostat/engine/sentiment/feelings'
import { english } from '@convostat/format'
import { DAY } from '@convostat/format/seconds'
import type { Answering } from '../answer.ts'
import type { Contract } from '../contract.ts'
import { largest } from '../extremes.ts'
import { Failure } from '../failure.ts'
import { pause } from './pause.ts'
import { selectionOf } from './selection-of.ts'
import type { SessionParts } from './session-parts.ts'

/** `now` is the real clock in epoch milliseconds: which day it is here, where the asker does not say. */
export const milestoneHandlers = ({
  chats,
  feelings,
  now,
}: Pick<SessionParts, 'chats' | 'feelings' | 'now'>): Answering<Contract['milestones']> => ({
  suggestions: async ({ on_show: isOnShow, ...filter }, context) => {
    const { chat } = await chats.current(context)
    const found = await suggestions(chat, selectionOf(chat, filter), { signal: context.signal, pause })
    if (!isOnShow) return { suggestions: found }
    return { suggestions: found, on_show: await onShow(chat, await feelings.ifThere(chat, context), found, context.signal) }
  },
  first: async ({ keyword, today }, context) => {
    const { chat } = await chats.current(context)
    const [row] = found(chat, keyword)
    if (row === undefined) return { first_occurrence: null }
    const day = Math.floor(chat.time[row] / DAY)
    return {
      first_occurrence: { ...milestoneMessage(chat, row, keyword), days_ago: (today ? (parseDay(today) ?? 0) : localDay(now())) - day },
    }
  },
  search: async ({ keyword, limit, offset }, context) => {
    const { chat } = await chats.current(context)
    const rows = found(chat, keyword)
    return { matches: Array.from(rows.subarray(offset, offset + limit), (row) => milestoneMessage(chat, row, keyword)), count: rows.length }
  },
  timeline: async ({ keyword }, context) => {
    const { chat } = await chats.current(context)
    return { timeline: byMonth(chat, found(chat, keyword)) }
  },
  statistics: async ({ keyword }, context) => {
    const { chat } = await chats.current(context)
    const rows = found(chat, keyword)
    const months = byMonth(chat, rows)
    const most = largest(
      months.map(({ count }) => count),
      0,
    )
    return {
      statistics: {
        total_occurrences: rows.length,
        peak_month: months.find(({ count }) => count > 0 && count === most) ?? null,
        authors: byAuthor(chat, rows, keyword),
      },
    }
  },
})

/** Of this many suggestions the first message is looked at; as many as fit are shown at most. */
const [LOOKED_AT, MOST] = [15, 6]
/** A longer text does not fit into a frame. */
const LONGEST = 280

async function onShow(chat: Chat, feelings: Feelings | null, of: readonly Suggestion[], signal: AbortSignal) {
  const whyNotShown = gateOf(chat, feelings)
  const shown: (Suggestion & { first: ReturnType<typeof milestoneMessage> })[] = []
  for (const { keyword, count } of of.slice(0, LOOKED_AT)) {
    if (shown.length === MOST) break
    await pause()
    signal.throwIfAborted()
    const [row] = keywordRows(chat, keyword)
    if (row === undefined || messageText(chat, row).length > LONGEST || whyNotShown(row) !== null) continue
    const first = milestoneMessage(chat, row, keyword)
    if (!shown.some((each) => each.first.id === first.id)) shown.push({ keyword, count, first })
  }
  return shown
}

function found(chat: Chat, keyword: string): Uint32Array {
  if (keyword.trim() === '') throw new Failure('keyword_blank')
  return keywordRows(chat, keyword)
}

function milestoneMessage(chat: Chat, row: number, keyword: string) {
  const timestamp = isoTime(chat.time[row])
  const message = messageText(chat, row)
  return {
    id: chat.id[row],
    author: chat.participants[chat.author[row]],
    date: timestamp.slice(0, 10),
    time: timestamp.slice(11),
    message,
    timestamp,
    highlights: keywordHighlights(message, keyword),
  }
}

/** Messages a month from the first to the last, months without any included. */
function byMonth(chat: Chat, rows: Uint32Array): { month_name: string; month: string; count: number }[] {
  const monthOf = (row: number): number => {
    const { year, month } = dateOf(Math.floor(chat.time[row] / DAY))
    return year * 12 + month - 1
  }
  if (rows.length === 0) return []
  const first = monthOf(rows[0])
  const counts = new Array<number>(monthOf(rows[rows.length - 1]) - first + 1).fill(0)
  for (const row of rows) counts[monthOf(row) - first]++
  return counts.map((count, i) => ({ ...monthOfCount(first + i), count }))
}

/** `March 2021` and `2021-03`, of a count of months since the year 0. */
function monthOfCount(count: number): { month_name: string; month: string } {
  const year = Math.floor(count / 12)
  const month = count - year * 12
  return {
    month_name: `${english.months.long[month]} ${year}`,
    month: `${String(year).padStart(4, '0')}-${String(month + 1).padStart(2, '0')}`,
  }
}

/** Most first, ties by first appearance in the chat. */
function byAuthor(chat: Chat, rows: Uint32Array, keyword: string) {
  const counts = new Uint32Array(chat.participants.length)
  const firsts = new Map<number, number>()
  for (const row of rows) {
    const person = chat.author[row]
    if (counts[person]++ === 0) firsts.set(person, row)
  }
  return Array.from(firsts, ([person, row]) => ({ person, row }))
    .sort((a, b) => counts[b.person] - counts[a.person] || a.person - b.person)
    .map(({ person, row }) => ({ author: chat.participants[person], count: counts[person], first: milestoneMessage(chat, row, keyword) }))
}

/** The calendar day of this host, as a day number. */
function localDay(instant: number): number {
  const date = new Date(instant)
  return Math.floor((instant - date.getTimezoneOffset() * 60_000) / (DAY * 1000))
}
