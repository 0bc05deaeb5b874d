import type { ReplyDiscipline } from './shape.ts'

/** Two people nobody could take for their own. */
const [one, other] = ['Romeo M.', 'Juliet C.']

const romeo: ReplyDiscipline['reply_discipline'][string] = {
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
const juliet: ReplyDiscipline['reply_discipline'][string] = {
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

export const replyDiscipline: ReplyDiscipline = { reply_discipline: { [one]: romeo, [other]: juliet }, people: [one, other] }
