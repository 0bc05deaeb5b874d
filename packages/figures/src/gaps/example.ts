import type { Gaps } from './shape.ts'

/** Two people nobody could take for their own. */
const [one, other] = ['Romeo M.', 'Juliet C.']

export const gaps: Gaps = {
  cold_streaks: [
    {
      duration_days: 12.4,
      duration_hours: 297.6,
      message_before: {
        id: 1,
        author: other,
        date: '2023-07-02T22:40:00',
        message: 'Parting is such sweet sorrow',
        kind: 'text',
        length: 28,
      },
      message_after: {
        id: 2,
        author: one,
        date: '2023-07-15T08:16:00',
        message: 'But soft, what light through yonder window breaks?',
        kind: 'text',
        length: 50,
      },
    },
  ],
  total_streaks: 1,
}
