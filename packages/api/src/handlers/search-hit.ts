import { type Chat, flag, kindIndex, kinds } from '@convostat/engine/chat/chat'
import { isoTime } from '@convostat/engine/chat/civil'
import type { Hit } from '@convostat/engine/search/search'
import { type Feelings, sentimentAt } from '@convostat/engine/sentiment/feelings'
import { feature } from '@convostat/engine/words/features'
import { words } from '@convostat/engine/words/words'
import type { SearchHit } from '#shapes/index.ts'

/** A found message as the API sends it; without feelings nobody knows what it feels like. */
export function searchHit(chat: Chat, feelings: Feelings | null, { row, relevance, message, length, highlights }: Hit): SearchHit {
  const sentiment = feelings === null ? null : sentimentAt(feelings, row)
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
    is_edited: (chat.flags[row] & flag.edited) !== 0,
    sentiment,
    sentiment_score: feelings === null || sentiment === null ? null : feelings.score[row],
    length,
    highlights,
  }
}
