import type { Chat } from '#chat/chat.ts'
import { everything, type Selection } from '#chat/selection.ts'
import { type Feelings, sentimentAt } from '#sentiment/feelings.ts'

/** How many messages are of which sentiment; the four sum up to all messages selected. */
export interface SentimentDistribution {
  positive: number
  neutral: number
  negative: number
  unscored: number
}

export function sentimentDistribution(chat: Chat, feelings: Feelings, selection: Selection = everything(chat)): SentimentDistribution {
  const { from, to, authors } = selection
  const distribution = { positive: 0, neutral: 0, negative: 0, unscored: 0 }
  for (let row = from; row < to; row++)
    if (authors === null || authors[chat.author[row]] === 1) distribution[sentimentAt(feelings, row) ?? 'unscored']++
  return distribution
}
