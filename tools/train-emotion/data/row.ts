/** What the trainer learns from: a text, and what is known of it. */
import { type InnerLabel, innerLabels } from '@convostat/emotion/labels'

export type Split = 'train' | 'dev'

export interface Row {
  text: string
  /** BCP 47, without a region. */
  language: string
  /** The set and, where it has several, its part: `brighter/deu`. */
  source: string
  split: Split
  /** Shares of positive, neutral and negative, which sum to 1; null where the set says nothing of it. */
  sentiment: Float32Array | null
  /** For each of `innerLabels` a probability from 0 to 1; NaN where the set does not have the label. */
  emotions: Float32Array
  /** How much the row counts. */
  weight: number
  /** Why a line that we wrote ourselves is hard. */
  class?: string
}

/** The same line in English and in another language. */
export interface Pair {
  english: string
  foreign: string
  language: string
  source: string
  /** Follows the English line, so that no line is learned in one language and judged in another. */
  split: Split
  /** What people marked in the English line; null where nobody did. */
  labels: Labels | null
}

/** What a row says of its text. */
export interface Labels {
  sentiment: Float32Array | null
  emotions: Float32Array
}

export const POSITIVE = 0
export const NEUTRAL = 1
export const NEGATIVE = 2

const indexes = new Map<string, number>(innerLabels.map((label, i) => [label, i]))

/** The place of a label in a row's emotions. */
export function indexOf(label: InnerLabel): number {
  return indexes.get(label)!
}

/** No label known. */
export function unknownEmotions(): Float32Array {
  return new Float32Array(innerLabels.length).fill(Number.NaN)
}

/** Every label known, those given there and the others not. */
export function exactly(labels: Iterable<InnerLabel>): Float32Array {
  const emotions = new Float32Array(innerLabels.length)
  for (const label of labels) emotions[indexOf(label)] = 1
  return emotions
}

export function sentiment(positive: number, neutral: number, negative: number): Float32Array {
  return Float32Array.of(positive, neutral, negative)
}

/** Whether the text carries feeling of one sign, of none, or of both; a sentiment of both is unknown. */
export function sentimentOfSigns(isPositive: boolean, isNegative: boolean): Float32Array | null {
  if (isPositive && isNegative) return null
  if (isPositive) return sentiment(1, 0, 0)
  return isNegative ? sentiment(0, 0, 1) : sentiment(0, 1, 0)
}

/**
 * A surprise is good or bad by what it is about, which the label does not tell: mostly neither, as where a user calls a
 * message a surprise. Its greatest share is not a majority, so that no evaluation counts it as a fact.
 */
export function sentimentOfSurprise(): Float32Array {
  return sentiment(0.25, 0.5, 0.25)
}

/** Who misses someone loves them: a little sad, and not negative. Nor is this a majority. */
export function sentimentOfLonging(): Float32Array {
  return sentiment(0.5, 0.2, 0.3)
}

const dark: readonly InnerLabel[] = ['anger', 'disgust', 'fear', 'sadness']

/** Of a set that knows the six basic emotions: joy is positive, any of the dark ones negative, and surprise alone is what it is. */
export function sentimentOfBasic(felt: readonly InnerLabel[]): Float32Array | null {
  if (felt.length === 1 && felt[0] === 'surprise') return sentimentOfSurprise()
  return sentimentOfSigns(
    felt.includes('joy'),
    felt.some((label) => dark.includes(label)),
  )
}
