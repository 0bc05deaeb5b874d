import type { Chat } from '../chat.ts'
import { feature } from '../words/scanner.ts'
import { words } from '../words/words.ts'

export interface SearchStats {
  messages: number
  withLinks: number
  withQuestions: number
  withEmoji: number
}

/** How many messages have links, questions and emoji. */
export function searchStats(chat: Chat): SearchStats {
  const stats: SearchStats = { messages: chat.count, withLinks: 0, withQuestions: 0, withEmoji: 0 }
  for (const bits of words(chat).features) {
    if (bits & feature.hasLink) stats.withLinks++
    if (bits & feature.hasQuestion) stats.withQuestions++
    if (bits & feature.hasEmoji) stats.withEmoji++
  }
  return stats
}
