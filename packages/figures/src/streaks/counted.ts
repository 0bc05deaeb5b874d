import { type Streak, streaks as streaksOf } from '@convostat/engine/analyses/streaks'
import type { Chat } from '@convostat/engine/chat/chat'
import { isoDay } from '@convostat/engine/chat/civil'
import { countedFace } from '#counted-face.ts'
import { none, table } from '#figure.ts'
import { wantedOf } from '#schema/asked.ts'
import type { Streaks } from './shape.ts'

export const streaks = countedFace<'streaks'>()({
  asked: { top_n: 50 },
  feelings: none,
  count: (chat, selection, asked) => {
    const { streaks: all, current } = streaksOf(chat, selection)
    return {
      streaks: all.slice(0, wantedOf(asked, all.length)).map((each) => streak(chat, each)),
      current: current && streak(chat, current),
      total_streaks: all.length,
    }
  },
  public: none,
  report: { plan: 'pro', asked: { top_n: 5 } },
  tables: [
    table({
      file: 'streaks.csv',
      about: 'Runs of at least two days with messages on each, the longest first, at most 50.',
      columns: {
        start: 'First day',
        end: 'Last day, included',
        days: 'Days in a row',
        messages: 'Messages in it',
        id: 'Id of its first message, as in messages.csv',
      },
      rows: ({ streaks }: Streaks) => streaks,
    }),
  ],
  ask: { by: ['longest'], tool: none },
})

const streak = (chat: Chat, { from, to, days, messages, row }: Streak) => ({
  start: isoDay(from),
  end: isoDay(to),
  days,
  messages,
  id: chat.id[row],
})
