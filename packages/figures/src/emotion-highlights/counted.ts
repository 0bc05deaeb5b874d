import { type Felt, highlights } from '@convostat/engine/analyses/highlights'
import { type Chat, messageText } from '@convostat/engine/chat/chat'
import { isoTime } from '@convostat/engine/chat/civil'
import { countedFace } from '#counted-face.ts'
import { none, table } from '#figure.ts'
import type { EmotionHighlights } from './shape.ts'

export const emotionHighlights = countedFace<'emotionHighlights'>()({
  asked: {},
  feelings: 'needed',
  count: (chat, selection, _asked, feelings) => ({
    highlights: highlights(chat, feelings, selection).map(({ emotion, others, ...first }) => ({
      emotion,
      ...felt(chat, first),
      others: others.map((each) => felt(chat, each)),
    })),
  }),
  public: none,
  report: { plan: 'pro', asked: {} },
  tables: [
    table({
      file: 'emotion_highlights.csv',
      about: 'For each emotion, the unmistakable message that contains it most surely; none for an emotion without one.',
      columns: {
        emotion: 'Which',
        score: 'How surely, 0 to 1',
        date: 'When it was written',
        author: 'Who wrote it',
        id: 'Its id, as in messages.csv',
        message: 'Its text',
      },
      rows: ({ highlights }: EmotionHighlights) => highlights.map(({ others: _others, ...each }) => each),
    }),
  ],
  ask: none,
})

const felt = (chat: Chat, { row, score }: Felt) => ({
  id: chat.id[row],
  author: chat.participants[chat.author[row]],
  date: isoTime(chat.time[row]),
  message: messageText(chat, row),
  score,
})
