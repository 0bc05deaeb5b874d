import { caringMoments as caringOf } from '@convostat/engine/analyses/caring-moments'
import { variedCaringMoments } from '@convostat/engine/analyses/varied-caring-moments'
import { messageText } from '@convostat/engine/chat/chat'
import { isoTime } from '@convostat/engine/chat/civil'
import { countedFace } from '#counted-face.ts'
import { none, table } from '#figure.ts'
import type { CaringMoments } from './shape.ts'

export const caringMoments = countedFace('caringMoments')({
  asked: { top_n: 50 },
  feelings: 'needed',
  count: (chat, selection, { top_n, varied }, feelings) => {
    const most = varied ? variedCaringMoments : caringOf
    return {
      caring_moments: most(chat, feelings, selection, top_n).map(({ row, care }) => ({
        id: chat.id[row],
        author: chat.participants[chat.author[row]],
        date: isoTime(chat.time[row]),
        text: messageText(chat, row),
        care_score: care,
      })),
    }
  },
  public: none,
  report: { plan: 'pro', asked: { top_n: 5, varied: true } },
  tables: [
    table({
      file: 'caring_moments.csv',
      about: 'Messages that show care for the other, most caring first, at most 50.',
      columns: {
        date: 'When it was written',
        author: 'Who wrote it',
        care_score: 'How caring, 0 to 1',
        id: 'Its id, as in messages.csv',
        message: 'Its text',
      },
      rows: ({ caring_moments }: CaringMoments) => caring_moments.map(({ text, ...moment }) => ({ ...moment, message: text })),
    }),
  ],
})
