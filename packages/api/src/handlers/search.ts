import { parseDay, type SearchRequest, search, searchStats } from '@convostat/engine'
import type { z } from 'zod'
import type { Answering, HandlerContext } from '../answer.ts'
import type { Contract } from '../contract.ts'
import { csv } from '../csv.ts'
import { Failure } from '../failure.ts'
import type { searchExport } from '../shapes/index.ts'
import type { Chats } from './chats.ts'
import { searchHit } from './search-hit.ts'

export function searchHandlers(chats: Chats): Answering<Contract['search']> {
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
      const { limit, offset } = asked
      const { total, hits } = search(chat, { ...requestOf(asked), limit, offset })
      return {
        results: hits.map((hit) => searchHit(chat, hit)),
        metadata: { total_results: total, offset, has_more: offset + hits.length < total },
      }
    },
    export: async ({ search: asked, results }, context) => {
      const rows = results ?? (asked ? await everyHit(asked, context) : [])
      if (rows.length === 0) throw new Failure('no_results')
      const cells = rows.map((row) => columns.map((column) => row[column] ?? null))
      return new File([csv([columns, ...cells])], 'search_results.csv', { type: 'text/csv;charset=utf-8' })
    },
  }

  async function everyHit(asked: Exported, context: HandlerContext) {
    const { chat } = await chats.current(context)
    return search(chat, { ...requestOf(asked), limit: Number.POSITIVE_INFINITY, offset: 0 }).hits.map((hit) => searchHit(chat, hit))
  }
}

/** The columns of the file, as they are named in a search's answer. */
const columns = ['id', 'author', 'date', 'message', 'sentiment', 'is_media', 'has_link', 'has_question', 'has_emoji', 'length'] as const

type Exported = NonNullable<z.output<typeof searchExport>['search']>

function requestOf(asked: Exported): Omit<SearchRequest, 'limit' | 'offset'> {
  if (asked.sentiment !== undefined) throw new Failure('not_available', { field: 'sentiment' })
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
    sortBy: asked.sort_by,
  }
}

const dayGiven = (day: string | undefined): number | undefined => (day === undefined ? undefined : (parseDay(day) ?? undefined))
