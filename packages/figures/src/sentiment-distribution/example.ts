import type { SentimentDistribution } from './shape.ts'

export const sentimentDistribution: SentimentDistribution = { positive: 957, neutral: 3253, negative: 655, unscored: 120 }
