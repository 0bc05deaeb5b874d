import type { Chat } from '#chat/chat.ts'
import { feature } from '#words/features.ts'
import { words } from '#words/words.ts'

export interface SearchStats {
  messages: number
  withLinks: number
  withQuestions: number
  withEmoji: number
}

/** How many messages of people who are not hidden have links, questions and emoji. */
export function searchStats(chat: Chat): SearchStats {
  const { author, count, hidden } = chat
  const { features } = words(chat)
  const stats: SearchStats = { messages: 0, withLinks: 0, withQuestions: 0, withEmoji: 0 }
  for (let row = 0; row < count; row++) {
    if (hidden?.[author[row]] === 1) continue
    const bits = features[row]
    stats.messages++
    if (bits & feature.hasLink) stats.withLinks++
    if (bits & feature.hasQuestion) stats.withQuestions++
    if (bits & feature.hasEmoji) stats.withEmoji++
  }
  return stats
}
