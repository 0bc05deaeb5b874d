import type { OwnWordMessages } from './shape.ts'

const message = (id: number, author: string, date: string, message: string) => ({ id, author, date, message })

/** Words of the example of the comparison. */
export const ownWordMessages: OwnWordMessages = {
  people: [
    {
      person: 'Romeo M.',
      word: 'balcony',
      count: 210,
      others: 12,
      shown: [message(12, 'Romeo M.', '2023-07-01T22:14:00', 'Is the light still on at the balcony?')],
    },
    {
      person: 'Juliet C.',
      word: 'parting',
      count: 105,
      others: 11,
      shown: [message(27, 'Juliet C.', '2023-07-02T23:40:00', 'Parting is such sweet sorrow, so stay')],
    },
  ],
}
