import { messagesOnShow as rowsOnShow } from '@convostat/engine/analyses/messages-on-show'
import { timeseries } from '@convostat/engine/analyses/timeseries'
import { type Chat, messageText } from '@convostat/engine/chat/chat'
import { isoTime } from '@convostat/engine/chat/civil'
import { countedFace } from '#counted-face.ts'
import { sum } from '#counting/sum.ts'
import { none } from '#figure.ts'

export const messagesOnShow = countedFace<'messagesOnShow'>()({
  asked: {},
  feelings: 'needed',
  count: (chat, selection, _asked, feelings) => {
    const { gap, ...rows } = rowsOnShow(chat, selection, feelings)
    return {
      first: shown(chat, rows.first),
      hour: shown(chat, rows.hour),
      day: shown(chat, rows.day),
      streak: shown(chat, rows.streak),
      gap: gap && { ended_by: chat.participants[gap.author], shown: shown(chat, gap.rows) },
      messages: sum(timeseries(chat, selection).counts),
    }
  },
  public: none,
  report: none,
  // Every message is in messages.csv.
  tables: none,
  ask: none,
})

const shown = (chat: Chat, rows: readonly number[]) =>
  rows.map((row) => ({
    id: chat.id[row],
    author: chat.participants[chat.author[row]],
    date: isoTime(chat.time[row]),
    message: messageText(chat, row),
  }))
