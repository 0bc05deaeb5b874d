import { type Chat, messageText } from '@convostat/engine/chat/chat'
import { parseDay } from '@convostat/engine/chat/civil'
import { lengthOf } from '@convostat/engine/columns/length'
import { searchCounts } from '@convostat/engine/search/counts'
import { type SearchRequest, search, searchRows } from '@convostat/engine/search/search'
import { searchStats } from '@convostat/engine/search/stats'
import type { Feelings } from '@convostat/engine/sentiment/feelings'
import type { z } from '@convostat/figures/zod'
import type { searchExport } from '#shapes/index.ts'
import type { Answering, HandlerContext } from '../answer.ts'
import type { Contract } from '../contract.ts'
import { type CsvCell, csv, csvRows } from '../csv.ts'
import { Failure } from '../failure.ts'
import { isWithoutModel } from './feelings.ts'
import { pause } from './pause.ts'
import { rowOf } from './row-of.ts'
import { searchHit } from './search-hit.ts'
import type { SessionParts } from './session-parts.ts'

export function searchHandlers({ chats, feelings }: Pick<SessionParts, 'chats' | 'feelings'>): Answering<Contract['search']> {
  return {
    stats: async (_, context) => {
      const { chat } = await chats.current(context)
      const { messages, withLinks, withQuestions, withEmoji } = searchStats(chat)
      return {
        total_messages: messages,
        messages_with_links: withLinks,
        messages_with_questions: withQuestions,
        messages_with_emojis: withEmoji,
      }
    },
    run: async (asked, context) => {
      const { chat } = await chats.current(context)
      const { limit, near } = asked
      const order = near === undefined ? {} : ({ sortBy: 'date_asc', fromRow: rowOf(chat, near, 'near') } as const)
      const felt = await (asked.sentiment === undefined ? feelings.ifThere(chat, context) : everyFeeling(chat, asked, context))
      const { total, offset, hits } = search(chat, { ...requestOf(asked, felt), limit, offset: asked.offset, ...order })
      return {
        results: hits.map((hit) => searchHit(chat, felt, hit)),
        metadata: { total_results: total, offset, has_more: offset + hits.length < total },
      }
    },
    counts: async (asked, context) => {
      const { chat } = await chats.current(context)
      const felt = asked.sentiment === undefined ? null : await everyFeeling(chat, asked, context)
      const { people, months } = searchCounts(chat, requestOf(asked, felt))
      return {
        people: chat.participants
          .map((person, i) => ({ person, messages: people[i] }))
          .filter(({ messages }) => messages > 0)
          .sort((a, b) => b.messages - a.messages),
        months: months.map(({ year, month, count }) => ({
          month: `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`,
          messages: count,
        })),
      }
    },
    export: async ({ search: asked, results }, context) => {
      const found = results ? { count: results.length, rowAt: (i: number) => results[i] } : asked ? await everyHit(asked, context) : nothing
      if (found.count === 0) throw new Failure('no_results')
      const parts = [csv([columns])]
      for (let from = 0; from < found.count; from += SLICE) {
        await pause()
        context.signal.throwIfAborted()
        const size = Math.min(SLICE, found.count - from)
        parts.push(csvRows(Array.from({ length: size }, (_, i) => cellsOf(found.rowAt(from + i)))))
      }
      return new File(parts, 'search_results.csv', { type: 'text/csv;charset=utf-8' })
    },
  }

  /** What a filter by feelings and a file must know of them, however long it takes; a file is written without where there is no model. */
  async function everyFeeling(chat: Chat, { sentiment }: Exported, context: HandlerContext): Promise<Feelings | null> {
    return feelings.of(chat, context).catch((error: unknown) => {
      if (!isWithoutModel(error)) throw error
      if (sentiment === undefined) return null
      throw new Failure('not_available', { field: 'sentiment', detail: error.detail, cause: error })
    })
  }

  async function everyHit(asked: Exported, context: HandlerContext): Promise<Rows> {
    const { chat } = await chats.current(context)
    const felt = await everyFeeling(chat, asked, context)
    const rows = searchRows(chat, requestOf(asked, felt))
    return {
      count: rows.length,
      rowAt: (i) =>
        searchHit(chat, felt, {
          row: rows[i],
          relevance: null,
          message: messageText(chat, rows[i]),
          length: lengthOf(chat, rows[i]),
          highlights: [],
        }),
    }
  }
}

/** This many rows are written at a time: other calls are answered in between, and a cancellation is noticed. */
const SLICE = 1000

/** What is written into a file, looked up row by row. */
interface Rows {
  count: number
  rowAt: (i: number) => Row
}
type Row = Partial<Record<(typeof columns)[number], CsvCell>>
const nothing: Rows = { count: 0, rowAt: () => ({}) }

/** The columns of the file, as they are named in a search's answer. */
const columns = ['id', 'author', 'date', 'message', 'sentiment', 'is_media', 'has_link', 'has_question', 'has_emoji', 'length'] as const

const cellsOf = (row: Row): CsvCell[] => columns.map((column) => row[column] ?? null)

type Exported = NonNullable<z.output<typeof searchExport>['search']>

function requestOf(asked: Exported, feelings: Feelings | null): Omit<SearchRequest, 'limit' | 'offset'> {
  return {
    query: asked.query,
    fromDay: dayGiven(asked.start_date),
    toDay: dayGiven(asked.end_date),
    sender: asked.sender,
    senders: asked.senders,
    hasMedia: asked.has_media,
    hasLink: asked.has_link,
    hasQuestion: asked.has_question,
    hasEmoji: asked.has_emoji,
    minLength: asked.min_length,
    maxLength: asked.max_length,
    weekday: asked.weekday,
    hour: asked.hour,
    kind: asked.kind,
    replyMinSeconds: asked.reply_min_seconds,
    replyMaxSeconds: asked.reply_max_seconds,
    replyTo: asked.reply_to,
    role: asked.role,
    daytime: asked.daytime,
    sortBy: asked.sort_by,
    ...(asked.sentiment !== undefined && feelings && { sentiment: { is: asked.sentiment, in: feelings } }),
  }
}

const dayGiven = (day: string | undefined): number | undefined => (day === undefined ? undefined : (parseDay(day) ?? undefined))
