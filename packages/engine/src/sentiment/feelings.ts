import { type Emotion, emotions, labelOf, type Quality, type Sentiment } from '@convostat/emotion'

/**
 * What a chat's messages feel like: columns beside the chat's own, one entry a row. Made by `readFeelings`, changed by
 * nothing: `withCorrections` gives another.
 */
export interface Feelings {
  /** −1 to 1, positive above +0.05 and negative below −0.05 (`sentimentAt`); NaN where nothing in a message can be scored. */
  readonly score: Float32Array
  /** Probability × 65,535 of each of the nine `emotions`, in their order: row `i` has `emotion[9 i .. 9 i + 8]`. 0 where unscored. */
  readonly emotion: Uint16Array
  /** The same of care for the other, and of carrying no emotion at all. */
  readonly caring: Uint16Array
  readonly neutral: Uint16Array
  /** The rows that a person corrected: to what, and what the model says of them. */
  readonly corrected: ReadonlyMap<number, Corrected>
  /** The languages that were read, most scored messages first. */
  readonly languages: readonly LanguageRead[]
}

/** One row of the columns. */
export interface Judgement {
  readonly score: number
  readonly emotion: Uint16Array
  readonly caring: number
  readonly neutral: number
}

/** What a person may say a message is. */
export type FeelingLabel = Sentiment | Emotion

export interface Corrected {
  readonly label: FeelingLabel
  readonly before: Judgement
}

/** A language in the chat, and how well the model reads it. */
export interface LanguageRead {
  /** BCP 47; `und` where unknown. */
  readonly language: string
  /** Who writes it, most messages in it first. */
  readonly authors: readonly string[]
  /** Scored messages. */
  readonly messages: number
  readonly quality: Quality | 'unknown'
}

/** What 1 is as a probability of the columns. */
export const CERTAIN = 65_535
/** How many emotions a row has. */
export const EMOTIONS = emotions.length

/** The score of a row; null where nothing in it can be scored. */
export const scoreAt = ({ score }: Feelings, row: number): number | null => (Number.isNaN(score[row]) ? null : score[row])

/** The label of a row; null where nothing in it can be scored. */
export const sentimentAt = ({ score }: Feelings, row: number): Sentiment | null => (Number.isNaN(score[row]) ? null : labelOf(score[row]))

/** A number for each emotion, by its place. */
export const byEmotion = (numberAt: (place: number) => number): Record<Emotion, number> =>
  Object.fromEntries(emotions.map((emotion, place) => [emotion, numberAt(place)])) as Record<Emotion, number>
