import { type Chat, feature, type Hit, isoTime, kindIndex, kinds, parseDay, search, searchStats, words } from '@convostat/engine'
import type { Answering } from '../answer.ts'
import type { Contract } from '../contract.ts'
import { Failure } from '../failure.ts'
import type { SearchHit } from '../shapes.ts'
import type { Chats } from './chats.ts'

export const searchHandlers = (chats: Chats): Answering<Contract['search']> => ({
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
    if (asked.sentiment !== undefined) throw new Failure('not_available', { field: 'sentiment' })
    const { chat } = await chats.current(context)
    const { limit, offset } = asked
    const { total, hits } = search(chat, {
      query: asked.query,
      fromDay: dayGiven(asked.start_date),
      toDay: dayGiven(asked.end_date),
      sender: asked.sender,
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
      limit,
      offset,
    })
    return {
      results: hits.map((hit) => searchHit(chat, hit)),
      metadata: { total_results: total, offset, has_more: offset + hits.length < total },
    }
  },
})

const dayGiven = (day: string | undefined): number | undefined => (day === undefined ? undefined : (parseDay(day) ?? undefined))

function searchHit(chat: Chat, { row, relevance, message, length, highlights }: Hit): SearchHit {
  const features = words(chat).features[row]
  return {
    id: chat.id[row],
    author: chat.participants[chat.author[row]],
    date: isoTime(chat.time[row]),
    message,
    kind: kinds[chat.kind[row]],
    relevance,
    is_media: chat.kind[row] === kindIndex.media,
    has_link: (features & feature.hasLink) !== 0,
    has_question: (features & feature.hasQuestion) !== 0,
    has_emoji: (features & feature.hasEmoji) !== 0,
    sentiment: null,
    sentiment_score: null,
    length,
    highlights,
  }
}
