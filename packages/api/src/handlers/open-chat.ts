import {
  type Chat,
  everything,
  isoDay,
  isoTime,
  messageShare,
  mostRecent,
  overview,
  type Reading,
  responseTimes,
  type Selection,
} from '@convostat/engine'
import { plans } from '@convostat/license'
import type { Plan } from '../call.ts'
import type { ImportFacts, UploadAnswer } from '../shapes.ts'
import type { UploadRecord } from '../store.ts'

const DAY = 86_400

/** The chat that calls are about. */
export interface OpenChat {
  record: UploadRecord
  /** The part that is analyzed: the plan's number of most recent messages. */
  chat: Chat
  /** What the whole file says of itself. */
  facts: ImportFacts
  /** Where its copy on this device stands. */
  stored: UploadAnswer['stored']
}

/** The most recent messages that the plan analyzes. */
export const analyzedPart = (chat: Chat, plan: Plan): Chat => {
  const { messageLimit } = plans[plan]
  return messageLimit === null ? chat : mostRecent(chat, messageLimit)
}

/** What reading found, as the import card shows it. */
export function importFacts({ chat, facts }: Reading, plan: Plan): ImportFacts {
  const { messageLimit } = plans[plan]
  return {
    service: facts.service,
    layout: facts.layout,
    language: facts.language,
    date_order: facts.dateOrder,
    date_order_certain: facts.dateOrderCertain,
    message_count: chat.count,
    participants: messageShare(chat).map(({ person }) => person),
    first_date: isoDay(Math.floor(chat.time[0] / DAY)),
    last_date: isoDay(Math.floor(chat.time[chat.count - 1] / DAY)),
    unread_lines: facts.unreadLines,
    unread_example: facts.unreadExample,
    message_limit: messageLimit,
    exceeds_limit: messageLimit !== null && chat.count > messageLimit,
    notes: facts.notes,
    title: facts.title,
    is_group: facts.isGroup,
  }
}

/** The answer about an open chat, or about a selection of it. */
export function uploadAnswer({ record, chat, facts, stored }: OpenChat, selection: Selection = everything(chat)): UploadAnswer {
  const figures = overview(chat, selection)
  const { p50, mean, p75, p90, replies } = responseTimes(chat, selection)
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
    latency_stats: { avg_response_time: mean },
    latency: { p50, mean, p75, p90, replies },
    import: facts,
    stored,
  }
}

const written = (seconds: number | null): string | null => (seconds === null ? null : isoTime(seconds))
