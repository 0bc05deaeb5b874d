import { messageShare } from '@convostat/engine/analyses/message-share'
import { overview } from '@convostat/engine/analyses/overview'
import { type Chat, mostRecent } from '@convostat/engine/chat/chat'
import { isoDay, isoTime } from '@convostat/engine/chat/civil'
import { everything, type Selection } from '@convostat/engine/chat/selection'
import type { ReadResult } from '@convostat/engine/import/read-chat'
import { responseTimes } from '@convostat/figures/response-times/counted'
import { type Clock, english } from '@convostat/format'
import { DAY } from '@convostat/format/seconds'
import { plans } from '@convostat/license'
import type { DamagedUpload, History, HistoryEntry, ImportFacts, Person, Reread, UploadAnswer } from '#shapes/index.ts'
import { appendedAnswer } from '../appended-answer.ts'
import type { Plan } from '../call.ts'
import type { Failure } from '../failure.ts'
import type { KeptReading, Space, UploadRecord } from '../store.ts'
import type { Unkept } from './pending-saves.ts'
import { analyzed } from './records.ts'

/** The chat that calls are about. */
export interface OpenChat {
  record: UploadRecord
  /** The part that is analyzed: the plan's number of most recent messages. */
  chat: Chat
  /** What identifies the whole chat by its content. */
  mark: string
  /** The mark by which it was known before, where it is read differently now. */
  earlierMark?: string
  /** How it was read before and how now, where that differs and the person has not been notified of it. */
  reread?: Reread | null
  /** How it is read now, for the record once the person has been notified of it. */
  reading?: KeptReading
  /** What the whole file says of itself. */
  facts: ImportFacts
  /** Where its copy on this device is, or why there is none. */
  stored: UploadAnswer['stored']
  storedProblem?: Failure
  /** Its files that are not kept yet, or could not be, in the order in which they are to be. */
  unkept: Unkept[]
}

/** The most recent messages that the plan analyzes: the same chat each time, so that its columns stay. */
export function analyzedPart(chat: Chat, plan: Plan): Chat {
  const { messageLimit } = plans[plan]
  if (messageLimit === null || chat.count <= messageLimit) return chat
  const known = parts.get(chat)
  if (known?.count === messageLimit) return known
  const part = mostRecent(chat, messageLimit)
  parts.set(chat, part)
  return part
}

const parts = new WeakMap<Chat, Chat>()

/**
 * Brings a chat that is held to a plan, which may be another than the one it was read with: it is cut to what Free
 * analyzes, or its answers only say another limit. False where more of it is analyzed now than is held: it must be read again.
 */
export function fitToPlan(open: OpenChat, plan: Plan): boolean {
  const { messageLimit } = plans[plan]
  const { chat, facts, record } = open
  const { message_count: count, title, is_group: isGroup } = facts
  if (facts.message_limit === messageLimit) return true
  if (chat.count < Math.min(count, messageLimit ?? count)) return false
  open.chat = analyzedPart(chat, plan)
  open.facts = { ...facts, message_limit: messageLimit, exceeds_limit: messageLimit !== null && count > messageLimit }
  open.record = { ...record, ...analyzed(open.chat, { chat: { count }, facts: { title, isGroup } }) }
  return true
}

/** What reading found, as the import card shows it. */
export function importFacts({ chat, facts }: ReadResult, plan: Plan): ImportFacts {
  const { messageLimit } = plans[plan]
  return {
    service: facts.service,
    layout: facts.layout,
    has_seconds: facts.hasSeconds,
    language: facts.language,
    date_order: facts.dateOrder,
    date_order_certain: facts.dateOrderCertain,
    other_date_orders: [...facts.otherDateOrders],
    other_format_lines: facts.otherFormatLines,
    other_format_messages: facts.otherFormatMessages,
    message_count: chat.count,
    participants: messageShare(chat).map(({ person }) => person),
    first_date: isoDay(Math.floor(chat.time[0] / DAY)),
    last_date: isoDay(Math.floor(chat.time[chat.count - 1] / DAY)),
    unread_lines: facts.unreadLines,
    unread_example: facts.unreadExample,
    unsure_lines: facts.unsureLines,
    unsure_example: facts.unsureExample,
    message_limit: messageLimit,
    exceeds_limit: messageLimit !== null && chat.count > messageLimit,
    notes: facts.notes,
    title: facts.title,
    is_group: facts.isGroup,
  }
}

/** The finest unit of an open chat's times. */
export const clockOf = ({ facts }: Pick<OpenChat, 'facts'>): Clock => (facts.has_seconds ? 'seconds' : 'minutes')

/** The answer about an open chat, or about a selection of it. */
export function uploadAnswer(
  { record, chat, facts, stored, storedProblem, people, me, reread }: ShownChat,
  selection: Selection = everything(chat),
): UploadAnswer {
  const appended = record.appended.at(-1)
  const figures = overview(chat, selection)
  const latency = responseTimes.count(chat, selection)
  const start = written(figures.firstTime)
  const end = written(figures.lastTime)
  return {
    status: 'success',
    upload_id: record.id,
    filename: record.filename,
    uploadDate: record.uploadDate,
    was_truncated: record.wasTruncated,
    message_limit: facts.message_limit,
    original_message_count: facts.message_count,
    overview: {
      participants: figures.participants,
      total_messages: figures.totalMessages,
      date_range_start: start,
      date_range_end: end,
      start_date: start?.slice(0, 10) ?? null,
      end_date: end?.slice(0, 10) ?? null,
      avg_daily_messages: figures.avgDailyMessages,
      messages_per_day: figures.messagesPerDay,
      media_messages: figures.mediaMessages,
      total_words: figures.totalWords,
      total_days: figures.totalDays,
    },
    latency_stats: { avg_response_time: latency.mean },
    latency,
    import: facts,
    people,
    me,
    stored,
    stored_problem: storedProblem ? problemOf(storedProblem) : null,
    appended: appendedAnswer(appended),
    ...(reread && { reread }),
  }
}

const problemOf = ({ code, detail, facts }: Failure): NonNullable<UploadAnswer['stored_problem']> => ({
  code,
  detail,
  ...(facts && { facts }),
})

/** All uploads as the history shows them, and the storage they use. */
export const historyAnswer = (records: readonly UploadRecord[], space: Space): History => ({
  uploads: records.map((record) => historyEntry(record, space.bytes.get(record.id) ?? null)),
  damaged: space.damaged.map((id) => damagedEntry(id, space)),
  storage: {
    kind: space.kind,
    used_bytes: [...space.bytes.values()].reduce((sum, bytes) => sum + bytes, 0),
    ...(space.freeBytes !== null && { free_bytes: space.freeBytes }),
    ...(space.rebuilt && space.rebuilt.length > 0 && { rebuilt: [...space.rebuilt] }),
    ...(space.trouble && { trouble: space.trouble }),
    ...(space.mayBePrivate && { may_be_private: true }),
    ...(space.isPartial && { is_partial: true }),
  },
})

function damagedEntry(id: string, { bytes, unreadable }: Space): DamagedUpload {
  const { why, record } = unreadable?.get(id) ?? {}
  const size = bytes.get(id) ?? 0
  return {
    id,
    uploadDate: uploadDateOf(id),
    bytes: size,
    ...(why && { why }),
    ...(record && { upload: historyEntry(record, size) }),
  }
}

/** When an upload was made, from its id: `upload_` and epoch milliseconds. */
export function uploadDateOf(id: string): string | null {
  const date = new Date(Number(/^upload_(\d+)$/.exec(id)?.[1] ?? Number.NaN))
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}

/** An upload as the history shows it, without opening it. */
const historyEntry = (record: UploadRecord, bytes: number | null): HistoryEntry => ({
  id: record.id,
  filename: record.filename,
  uploadDate: record.uploadDate,
  displayDate: english.dayAndTime(record.uploadDate),
  participants: record.participants,
  messageCount: record.messageCount,
  dateRangeStart: record.dateRangeStart,
  dateRangeEnd: record.dateRangeEnd,
  wasTruncated: record.wasTruncated,
  title: record.title,
  is_group: record.isGroup,
  file_count: 1 + record.appended.length,
  bytes,
})

const written = (seconds: number | null): string | null => (seconds === null ? null : isoTime(seconds))

/** What calls are about: the names are those shown, and who is hidden is in no selection. */
export interface ShownChat extends OpenChat {
  /** Everyone in the file, most messages in the file first. */
  people: Person[]
  /** Who the reader is, as shown; null where nobody said. */
  me: string | null
}
