import type { PeaksValleys } from './shape.ts'

export const peaksValleys: PeaksValleys = {
  peaks: [
    {
      date: '2023-08-02',
      sentiment: 0.64,
      context: 'Sleep well, thank you for everything',
      id: 311,
      author: 'Romeo M.',
      shown: null,
      messages: 41,
      all_messages: 44,
    },
  ],
  valleys: [
    {
      date: '2023-02-11',
      sentiment: -0.38,
      context: 'I waited for an hour',
      id: 128,
      author: 'Juliet C.',
      shown: null,
      messages: 23,
      all_messages: 23,
    },
  ],
}
