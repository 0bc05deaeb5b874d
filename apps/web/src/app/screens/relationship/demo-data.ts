import type { Balance, Caring, Discipline, Gaps, Matrix } from './answers.ts'

/** Two people nobody could take for their own, and what they might have written. */
const [one, other] = ['Romeo M.', 'Juliet C.']

const romeo: Discipline['reply_discipline'][string] = {
  '<5min': 1204,
  '<1hr': 388,
  '<1day': 151,
  '>1day': 6,
  total_replies: 1749,
  avg_reply_time_minutes: 47.3,
  median_seconds: 96,
  p90_seconds: 6120,
  within_conversation: { replies: 1612, median_seconds: 84, p90_seconds: 3480 },
  opening_conversation: { replies: 137, median_seconds: 32_400, p90_seconds: 57_600 },
}
const juliet: Discipline['reply_discipline'][string] = {
  '<5min': 1010,
  '<1hr': 502,
  '<1day': 229,
  '>1day': 9,
  total_replies: 1750,
  avg_reply_time_minutes: 63.8,
  median_seconds: 174,
  p90_seconds: 9240,
  within_conversation: { replies: 1566, median_seconds: 150, p90_seconds: 5040 },
  opening_conversation: { replies: 184, median_seconds: 36_000, p90_seconds: 61_200 },
}

const balance: Balance = {
  balanced: true,
  ratio: 0.86,
  message_counts: { [one]: 4120, [other]: 3540 },
  people: [one, other],
}

const gaps: Gaps = {
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

const caring: Caring = {
  caring_moments: [
    { id: 3, author: one, date: '2023-05-14T23:40:00', text: 'Sleep dwell upon thine eyes, peace in thy breast', care_score: 0.91 },
    { id: 4, author: other, date: '2023-05-14T23:41:00', text: 'Sweet, good night', care_score: 0.84 },
  ],
}

const matrix: Matrix = {
  people: [one, other],
  pairs: [
    { from: other, to: one, replies: 1750, median_seconds: 174, p90_seconds: 9240 },
    { from: one, to: other, replies: 1749, median_seconds: 96, p90_seconds: 6120 },
  ],
  total_pairs: 2,
}

/** Invented answers, as the calls would give them. */
export const demo: { balance: Balance; discipline: Discipline; caring: Caring; gaps: Gaps; matrix: Matrix } = {
  balance,
  discipline: { reply_discipline: { [one]: romeo, [other]: juliet }, people: [one, other] },
  caring,
  gaps,
  matrix,
}
