import { type Chat, messageText } from '@convostat/engine/chat/chat'
import { isoTime } from '@convostat/engine/chat/civil'

/** Messages that may be put on show, as figures answer with them. */
export const onShow = (chat: Chat, rows: readonly number[]) =>
  rows.map((row) => ({
    id: chat.id[row],
    author: chat.participants[chat.author[row]],
    date: isoTime(chat.time[row]),
    message: messageText(chat, row),
  }))
