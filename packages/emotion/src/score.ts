/** One number for three probabilities, and the label a number stands for. */
import type { Sentiment } from './labels.ts'

/** Above it a score is positive, below its negative it is negative. */
export const labelScore = 0.05

// What must be left of positive over negative where nothing is neutral: two feelings as strong as each other are neither.
const tie = 0.02

// The more neutral a message is, the more has to be left of positive over negative; what is hardly neutral asks for nothing
// but a side. A bar that rose faster than neutral does would take a message that becomes less negative for one that is less positive.
const neutralShare = 0.8
const neutralFree = 0.1

/**
 * -1..1: above +0.05 exactly where a message is positive, below -0.05 exactly where it is negative. It is positive where
 * what positive has over negative is more than eight tenths of what neutral has, less 0.1. Continuous, and it rises whenever
 * probability moves from negative to neutral or from neutral to positive.
 */
export function scoreOf(positive: number, neutral: number, negative: number): number {
  const lead = positive - negative
  const bar = Math.max(tie, neutralShare * neutral - neutralFree)
  const strength = Math.abs(lead)
  if (strength <= bar) return labelScore * (lead / bar)
  return Math.sign(lead) * (labelScore + ((1 - labelScore) * (strength - bar)) / (1 - tie))
}

export function labelOf(score: number): Sentiment {
  return score > labelScore ? 'positive' : score < -labelScore ? 'negative' : 'neutral'
}
