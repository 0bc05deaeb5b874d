import type { Conversations } from './shape.ts'

/** Two people nobody could take for their own. */
const [one, other] = ['Romeo M.', 'Juliet C.']

export const conversations: Conversations = {
  conversations: 386,
  median_messages: 12,
  median_seconds: 2340,
  longest: {
    id: 5,
    last_id: 6,
    messages: 214,
    seconds: 14_520,
    start: '2023-05-14T21:05:00',
    end: '2023-05-15T01:07:00',
    people: [one, other],
    first: {
      id: 5,
      author: one,
      date: '2023-05-14T21:05:00',
      message: 'By a name I know not how to tell thee who I am',
      kind: 'text',
      length: 46,
    },
    last: { id: 6, author: other, date: '2023-05-15T01:07:00', message: 'Good night, till it be morrow', kind: 'text', length: 29 },
  },
  people: [
    { person: one, opened: 213, closed: 158 },
    { person: other, opened: 173, closed: 228 },
  ],
}
