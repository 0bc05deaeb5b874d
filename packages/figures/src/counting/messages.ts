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

/** The first row from `start` up to `end` whose message has its own text, so no picture without a caption; `start` where none has. */
export function firstWithText(chat: Chat, start: number, end: number): number {
  for (let row = start; row < end; row++) {
    const kind = kinds[chat.kind[row]]
    if ((kind === 'text' || kind === 'media') && lengthOf(chat, row) > 0) return row
  }
  return start
}
