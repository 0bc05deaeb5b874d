import type { YearlySentiment } from './shape.ts'

export const yearlySentiment: YearlySentiment = {
  yearly_sentiment: [
    { year: 2022, sentiment: 0.11, messages: 2210, all_messages: 2305 },
    { year: 2023, sentiment: 0.18, messages: 2655, all_messages: 2780 },
  ],
}
