import { type Emotion, type EmotionModel, explain, type Reason, type Sentiment } from '@convostat/emotion'
import { type Chat, messageText } from '#chat/chat.ts'
import { type FeelingLabel, type Feelings, scoreAt, sentimentAt } from './feelings.ts'
import { emotionsAt } from './felt.ts'
import { hasText } from './with-corrections.ts'

/** Why a message has its score. */
export interface Reasons {
  /** As in the columns; null where nothing in it can be scored. */
  score: number | null
  sentiment: Sentiment | null
  emotions: Record<Emotion, number> | null
  /** What a person said that it is; null where nobody did. */
  corrected: FeelingLabel | null
  /** What weighed for the model, most first: ranges of `messageText` in UTF-16 units, weights above 0 towards positive. */
  reasons: Reason[]
}

/** The words that weighed in a row. They are the model's also where a person knew better. */
export function reasonsOf(chat: Chat, feelings: Feelings, model: EmotionModel, row: number): Reasons {
  const score = scoreAt(feelings, row)
  return {
    score,
    sentiment: sentimentAt(feelings, row),
    emotions: emotionsAt(feelings, row),
    corrected: feelings.corrected.get(row)?.label ?? null,
    reasons: score !== null && hasText(chat, row) ? explain(model, messageText(chat, row)).reasons : [],
  }
}
