import { type ColdStreak, coldStreaks } from '@convostat/engine/analyses/gaps'
import type { Chat } from '@convostat/engine/chat/chat'
import { round } from '@convostat/engine/stats/round'
import { DAY, HOUR } from '@convostat/format/seconds'
import { countedFace } from '#counted-face.ts'
import { isHidden, messageAt } from '#counting/messages.ts'
import { none, table } from '#figure.ts'
import { wantedOf } from '#schema/asked.ts'
import type { Gaps } from './shape.ts'

export const gaps = countedFace<'gaps'>()({
  asked: { top_n: 50 },
  feelings: none,
  count: (chat, selection, asked) => {
    const streaks = coldStreaks(chat, selection).filter(({ row }) => !isHidden(chat, row - 1))
    return {
      cold_streaks: streaks.slice(0, wantedOf(asked, streaks.length)).map((streak) => gap(chat, streak)),
      total_streaks: streaks.length,
    }
  },
  public: none,
  report: { plan: 'pro', asked: { top_n: 5 } },
  tables: [
    table({
      file: 'silences.csv',
      about: 'Silences of at least 24 hours, the longest first, at most 50.',
      columns: {
        days: 'How long, in days',
        hours: 'How long, in hours',
        before: 'Last message before it, when',
        before_author: 'Who wrote that',
        before_id: 'Its id, as in messages.csv',
        after: 'First message after it, when',
        after_author: 'Who wrote that',
        after_id: 'Its id, as in messages.csv',
      },
      rows: ({ cold_streaks }: Gaps) =>
        cold_streaks.map(({ duration_days, duration_hours, message_before: before, message_after: after }) => ({
          days: duration_days,
          hours: duration_hours,
          before: before.date,
          before_author: before.author,
          before_id: before.id,
          after: after.date,
          after_author: after.author,
          after_id: after.id,
        })),
    }),
  ],
  ask: { by: ['longest'], tool: none },
})

const gap = (chat: Chat, { row, seconds }: ColdStreak) => ({
  duration_days: round(seconds / DAY, 1),
  duration_hours: round(seconds / HOUR, 1),
  message_before: messageAt(chat, row - 1),
  message_after: messageAt(chat, row),
})
