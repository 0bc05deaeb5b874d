import type { ReplyDiscipline } from './shape.ts'

export const replyDiscipline: ReplyDiscipline = {
  reply_discipline: {
    'Juliet Capulet': {
      '<5min': 140,
      '<1hr': 48,
      '<1day': 17,
      '>1day': 1,
      total_replies: 206,
      avg_reply_time_minutes: 31.4,
      median_seconds: 72,
      p90_seconds: 4300,
      within_conversation: { replies: 190, median_seconds: 66, p90_seconds: 1900 },
      opening_conversation: { replies: 16, median_seconds: 30_100, p90_seconds: 52_000 },
      day: { replies: 171, median_seconds: 70, p90_seconds: 3900 },
      night: { replies: 35, median_seconds: 81, p90_seconds: 21_000 },
    },
  },
  people: ['Juliet Capulet'],
}
