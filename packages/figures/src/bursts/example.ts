import type { Bursts } from './shape.ts'

export const bursts: Bursts = {
  bursts: 61,
  people: [{ person: 'Juliet Capulet', bursts: 61, longest: 9, longest_id: 1204 }],
  longest: [
    {
      id: 1204,
      last_id: 1212,
      author: 'Juliet Capulet',
      date: '2023-09-03T20:41:00',
      messages: 9,
      seconds: 240,
      message: 'You will not believe this',
      kind: 'text',
      length: 25,
    },
  ],
}
