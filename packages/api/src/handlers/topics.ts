import { type Chat, isoTime, messageText, type Topic, topics } from '@convostat/engine'
import type { Answering } from '../answer.ts'
import type { Contract } from '../contract.ts'
import type { Chats } from './chats.ts'
import { hostOf } from './host-of.ts'
import { monthOf } from './month-of.ts'
import { selectionOf } from './selection-of.ts'

export const topicHandlers = (chats: Chats): Pick<Answering<Contract['words']>, 'topics'> => ({
  topics: async ({ top_n, without, all, ...filter }, context) => {
    const { chat } = await chats.current(context)
    const found = await topics(chat, selectionOf(chat, filter), { without, all }, hostOf(context))
    return {
      topics: found.topics.slice(0, top_n).map((topic) => told(chat, topic)),
      windows: found.windows,
      sampled: found.learned < found.windows,
      windows_learned: found.learned,
      method: 'nmf',
      languages: [...found.languages],
      messages: found.messages,
    }
  },
})

const told = (chat: Chat, { name, words, share, windows, coherence, byMonth, messages }: Topic) => ({
  name,
  words,
  share,
  windows,
  coherence,
  by_month: byMonth.map(({ year, month, share, windows }) => ({ month: monthOf({ year, month }), share, windows })),
  messages: messages.map((row) => ({
    id: chat.id[row],
    author: chat.participants[chat.author[row]],
    date: isoTime(chat.time[row]),
    message: messageText(chat, row),
  })),
})
