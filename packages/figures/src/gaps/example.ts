import type { Gaps } from './shape.ts'

export const gaps: Gaps = {
  cold_streaks: [
    {
      duration_days: 12.4,
      duration_hours: 297.6,
      message_before: {
        id: 203,
        author: 'Romeo Montague',
        date: '2023-07-14T22:40:00',
        message: 'Good night, good night!',
        kind: 'text',
        length: 23,
      },
      message_after: {
        id: 204,
        author: 'Juliet Capulet',
        date: '2023-07-27T08:16:00',
        message: 'Are you home again?',
        kind: 'text',
        length: 19,
      },
    },
  ],
  total_streaks: 1,
}
