import type { FeelingLabel } from './feelings.ts'

/** Whether a label says good, bad, or neither. */
export const signs: Readonly<Record<FeelingLabel, 1 | 0 | -1>> = {
  positive: 1,
  neutral: 0,
  negative: -1,
  joy: 1,
  love: 1,
  gratitude: 1,
  amusement: 1,
  admiration: 1,
  surprise: 0,
  sadness: -1,
  anger: -1,
  fear: -1,
}
