import { type Chat, messageText } from '@convostat/engine/chat/chat'
import { isoTime } from '@convostat/engine/chat/civil'
import type { Feelings } from '@convostat/engine/sentiment/feelings'
import { type Topic, topics as topicsOf } from '@convostat/engine/topics/topics'
import { typicalRows } from '@convostat/engine/topics/typical'
import { countedFace } from '#counted-face.ts'
import { monthOf } from '#counting/month-of.ts'
import { none, table } from '#figure.ts'
import type { Topics } from './shape.ts'

export const topics = countedFace<'topics'>()({
  asked: { top_n: 100 },
  feelings: 'if_there',
  count: async (chat, selection, { top_n, without, all }, { feelings, ...host }) => {
    const found = await topicsOf(chat, selection, { without, all }, host)
    return {
      topics: found.topics.slice(0, top_n).map((each) => topic(chat, feelings, each)),
      windows: found.windows,
      sampled: found.learned < found.windows,
      windows_learned: found.learned,
      method: 'nmf',
      languages: [...found.languages],
      messages: found.messages,
    }
  },
  public: none,
  report: { plan: 'pro', asked: { top_n: 20 } },
  tables: [
    table({
      file: 'topics.csv',
      about: 'What the chat is about, most talked about first. It is cut into windows, each about one topic or about none.',
      columns: {
        topic: 'Its number, from 1',
        name: 'Its most characteristic words',
        words: 'At most 10 of them, most characteristic first',
        share: 'Share of all windows, 0 to 1',
        windows: 'Windows about it',
        coherence: 'How much its words come up together, -1 to 1',
      },
      rows: ({ topics }: Topics) =>
        topics.map(({ name, words, share, windows, coherence }, i) => ({
          topic: i + 1,
          name,
          words: words.join('; '),
          share,
          windows,
          coherence,
        })),
    }),
    table({
      file: 'topics_by_month.csv',
      about: 'Each topic in every month.',
      columns: {
        topic: 'Its number, as in topics.csv',
        month: 'Month (YYYY-MM)',
        share: "Share of the month's windows, 0 to 1; empty in a month without any",
        windows: 'Windows about it',
      },
      rows: function* ({ topics }: Topics) {
        for (const [i, { by_month }] of topics.entries()) for (const each of by_month) yield { topic: i + 1, ...each }
      },
    }),
    table({
      file: 'topic_messages.csv',
      about: 'Typical messages of each topic, the most typical first, at most 3.',
      columns: {
        topic: 'Its number, as in topics.csv',
        date: 'When it was written',
        author: 'Who wrote it',
        id: 'Its id, as in messages.csv',
        message: 'Its text',
      },
      rows: function* ({ topics }: Topics) {
        for (const [i, { messages }] of topics.entries()) for (const each of messages) yield { topic: i + 1, ...each }
      },
    }),
  ],
  ask: { by: ['topics'], tool: none },
})

const MOST_MESSAGES = 3
const MOST_OTHERS = 9

function topic(chat: Chat, feelings: Feelings | null, { name, words, share, windows, coherence, byMonth, ranked }: Topic) {
  const messages = typicalRows(chat, ranked, feelings, MOST_MESSAGES + MOST_OTHERS).map((row) => said(chat, row))
  return {
    name,
    words,
    share,
    windows,
    coherence,
    by_month: byMonth.map(({ year, month, share, windows }) => ({ month: monthOf({ year, month }), share, windows })),
    messages: messages.slice(0, MOST_MESSAGES),
    others: messages.slice(MOST_MESSAGES),
  }
}

const said = (chat: Chat, row: number) => ({
  id: chat.id[row],
  author: chat.participants[chat.author[row]],
  date: isoTime(chat.time[row]),
  message: messageText(chat, row),
})
