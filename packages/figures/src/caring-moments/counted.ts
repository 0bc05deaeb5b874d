import { caringMoments as caringOf } from '@convostat/engine/analyses/caring-moments'
import { variedCaringMoments } from '@convostat/engine/analyses/varied-caring-moments'
import { type Chat, messageText } from '@convostat/engine/chat/chat'
import { isoTime } from '@convostat/engine/chat/civil'
import { gateOf } from '@convostat/engine/on-show/why-not-shown'
import type { Feelings } from '@convostat/engine/sentiment/feelings'
import { countedFace } from '#counted-face.ts'
import { none, table, tool } from '#figure.ts'
import type { CaringMoments } from './shape.ts'

export const caringMoments = countedFace<'caringMoments'>()({
  asked: { top_n: 50 },
  feelings: 'needed',
  count: (chat, selection, { top_n, varied, on_show }, feelings) => {
    const most = varied ? variedCaringMoments : caringOf
    const shown = on_show ? most(chat, feelings, selection, top_n, mayBeShown(chat, feelings)) : []
    const moments = shown.length > 0 ? shown : most(chat, feelings, selection, top_n)
    return {
      caring_moments: moments.map(({ row, care }) => ({
        id: chat.id[row],
        author: chat.participants[chat.author[row]],
        date: isoTime(chat.time[row]),
        text: messageText(chat, row),
        care_score: care,
      })),
    }
  },
  public: none,
  report: { plan: 'pro', asked: { top_n: 5, varied: true, on_show: true } },
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
  ask: {
    by: none,
    tool: tool<CaringMoments>()({
      name: 'caring_messages',
      description: 'messages that show most love, care or thanks',
      metric: 'caring_moments',
      unit: 'messages',
      definition:
        'Messages that show care for the other, by the probability that they hold care, love or gratitude; at most five, the same words once.',
      people: 'any',
      asked: () => ({ top_n: 5, varied: true, on_show: true }),
      parts: none,
      says: ['messages'],
      slots: [],
      of: ({ caring_moments }) => ({
        says: 'messages',
        value: caring_moments.length === 0 ? null : caring_moments.length,
        parts: [],
        messages: caring_moments,
        found: none,
        slots: {},
      }),
    }),
  },
})

/** Comfort may sound sad. */
function mayBeShown(chat: Chat, feelings: Feelings): (row: number) => boolean {
  const whyNotShown = gateOf(chat, feelings, false, true)
  const known = new Map<number, boolean>()
  return (row) => {
    const isFit = known.get(row) ?? whyNotShown(row) === null
    known.set(row, isFit)
    return isFit
  }
}
