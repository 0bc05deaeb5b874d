import type { MonthlySentiment } from './shape.ts'

export const monthlySentiment: MonthlySentiment = {
  monthly_sentiment: [
    { month: '2023-06', sentiment: 0.12, messages: 402, all_messages: 431 },
    { month: '2023-07', sentiment: null, messages: 0, all_messages: 2 },
    { month: '2023-08', sentiment: 0.21, messages: 655, all_messages: 690 },
  ],
}
