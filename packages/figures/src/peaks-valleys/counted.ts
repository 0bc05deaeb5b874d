import { type FeltDay, peaksAndValleys } from '@convostat/engine/analyses/peaks-and-valleys'
import type { Chat } from '@convostat/engine/chat/chat'
import { isoDay } from '@convostat/engine/chat/civil'
import { countedFace } from '#counted-face.ts'
import { scored, scoredColumns } from '#counting/scored.ts'
import { none, table } from '#figure.ts'
import type { PeaksValleys } from './shape.ts'

export const peaksValleys = countedFace<'peaksValleys'>()({
  asked: { top_n: 50 },
  feelings: 'needed',
  count: (chat, selection, { top_n }, feelings) => {
    const { peaks, valleys } = peaksAndValleys(chat, feelings, selection, top_n)
    const shown = (day: FeltDay) => dayShown(chat, day)
    return { peaks: peaks.map(shown), valleys: valleys.map(shown) }
  },
  public: none,
  report: { plan: 'pro', asked: { top_n: 3 } },
  tables: [
    table({
      file: 'sentiment_days.csv',
      about: 'The days with the highest and the lowest mean sentiment, most extreme first, at most 50 each.',
      columns: {
        kind: 'peak or valley',
        date: 'Day (YYYY-MM-DD)',
        ...scoredColumns,
        author: 'Who wrote the strongest message of the day',
        id: 'Its id, as in messages.csv',
        message: 'At most 160 characters of it',
      },
      rows: function* ({ peaks, valleys }: PeaksValleys) {
        for (const { context: message, shown: _shown, ...day } of peaks) yield { kind: 'peak', ...day, message }
        for (const { context: message, shown: _shown, ...day } of valleys) yield { kind: 'valley', ...day, message }
      },
    }),
  ],
  ask: { by: ['happiest'], tool: none },
})

const dayShown = (chat: Chat, felt: FeltDay) => ({
  date: isoDay(felt.day),
  ...scored(felt),
  context: felt.context,
  ...saidIn(chat, felt.row),
  shown: felt.shown && { ...saidIn(chat, felt.shown.row), context: felt.shown.context },
})

const saidIn = (chat: Chat, row: number) => ({ id: chat.id[row], author: chat.participants[chat.author[row]] })
