import type { Sync } from '#components/sentiment/sync-answer.ts'
import type { Balance, Bursts, Caring, Conversations, Discipline, Gaps, Matrix, Streaks } from './answers.ts'

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
  day: { replies: 1388, median_seconds: 78, p90_seconds: 3960 },
  night: { replies: 361, median_seconds: 204, p90_seconds: 28_800 },
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
  day: { replies: 1501, median_seconds: 162, p90_seconds: 7380 },
  night: { replies: 249, median_seconds: 282, p90_seconds: 32_400 },
}

const balance: Balance = {
  balanced: true,
  ratio: 0.86,
  message_counts: { [one]: 4120, [other]: 3540 },
  people: [one, other],
}

const conversations: Conversations = {
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

const bursts: Bursts = {
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

const streaks: Streaks = {
  streaks: [
    { start: '2023-04-30', end: '2023-06-27', days: 59, messages: 3912, id: 11 },
    { start: '2023-08-02', end: '2023-08-29', days: 28, messages: 1204, id: 12 },
    { start: '2023-09-10', end: '2023-09-19', days: 10, messages: 318, id: 13 },
  ],
  current: null,
  total_streaks: 3,
}

const sync: Sync = { pairs: [{ a: one, b: other, correlation: 0.58, weeks: 21 }], total_pairs: 1 }

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
export const demo = {
  balance,
  conversations,
  bursts,
  streaks,
  sync,
  discipline: { reply_discipline: { [one]: romeo, [other]: juliet }, people: [one, other] } satisfies Discipline,
  caring,
  gaps,
  matrix,
}
