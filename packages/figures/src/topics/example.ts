import type { Topics } from './shape.ts'

export const topics: Topics = {
  topics: [
    {
      name: 'balcony, garden',
      words: ['balcony', 'garden', 'moon'],
      share: 0.31,
      windows: 42,
      coherence: 0.34,
      by_month: [{ month: '2023-07', share: 0.31, windows: 42 }],
      messages: [{ id: 411, author: 'Juliet C.', date: '2023-07-11T19:03:00', message: 'Come to the balcony' }],
      others: [],
    },
  ],
  windows: 135,
  sampled: false,
  windows_learned: 135,
  method: 'nmf',
  languages: ['en'],
  messages: 4865,
}
