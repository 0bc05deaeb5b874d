import type { Bursts } from './shape.ts'

/** Two people nobody could take for their own. */
const [one, other] = ['Romeo M.', 'Juliet C.']

export const bursts: Bursts = {
  bursts: 521,
  people: [
    { person: one, bursts: 334, longest: 14, longest_id: 7 },
    { person: other, bursts: 187, longest: 9, longest_id: 8 },
  ],
  longest: [
    {
      id: 7,
      last_id: 9,
      author: one,
      date: '2023-05-02T22:14:00',
      messages: 14,
      seconds: 240,
      message: 'It is my lady',
      kind: 'text',
      length: 13,
    },
    {
      id: 8,
      last_id: 10,
      author: other,
      date: '2023-06-01T23:20:00',
      messages: 9,
      seconds: 180,
      message: 'Three words',
      kind: 'text',
      length: 11,
    },
  ],
}
