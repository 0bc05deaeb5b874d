import type { Conversations } from './shape.ts'

export const conversations: Conversations = {
  conversations: 96,
  median_messages: 21,
  median_seconds: 4100,
  longest: {
    id: 410,
    last_id: 651,
    messages: 242,
    seconds: 18_900,
    start: '2023-08-11T19:02:00',
    end: '2023-08-12T00:17:00',
    people: ['Juliet Capulet', 'Romeo Montague'],
    first: { id: 410, author: 'Juliet Capulet', date: '2023-08-11T19:02:00', message: 'Are you there?', kind: 'text', length: 14 },
    last: { id: 651, author: 'Romeo Montague', date: '2023-08-12T00:17:00', message: 'Good night', kind: 'text', length: 10 },
  },
  people: [
    { person: 'Juliet Capulet', opened: 55, closed: 40 },
    { person: 'Romeo Montague', opened: 41, closed: 56 },
  ],
}
