import { type Chat, kinds, messageText } from '@convostat/engine/chat/chat'
import { isoTime } from '@convostat/engine/chat/civil'
import { lengthOf } from '@convostat/engine/columns/length'

/** A message as a figure shows it. */
export const messageAt = (chat: Chat, row: number) => ({
  id: chat.id[row],
  author: chat.participants[chat.author[row]],
  date: isoTime(chat.time[row]),
  message: messageText(chat, row),
  kind: kinds[chat.kind[row]],
  length: lengthOf(chat, row),
})

/** Nothing that hidden people wrote is shown, also beside what others did. */
export const isHidden = (chat: Chat, row: number): boolean => chat.hidden?.[chat.author[row]] === 1
