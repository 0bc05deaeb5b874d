import { messageText } from '@convostat/engine/chat/chat'
import { isoTime } from '@convostat/engine/chat/civil'
import { reasonsOf } from '@convostat/engine/sentiment/reasons-of'
import type { Answering } from '../answer.ts'
import type { Contract } from '../contract.ts'
import { figureHandlers } from './figure-handlers.ts'
import { rowOf } from './row-of.ts'
import type { SessionParts } from './session-parts.ts'

export function sentimentHandlers({ chats, feelings }: Pick<SessionParts, 'chats' | 'feelings'>): Answering<Contract['sentiment']> {
  return {
    ...figureHandlers('sentiment', { chats, feelings }),
    why: async ({ id }, context) => {
      const { chat } = await chats.current(context)
      const row = rowOf(chat, id, 'id')
      const [read, model] = [await feelings.of(chat, context), await feelings.model()]
      const message = messageText(chat, row)
      const { reasons, ...said } = reasonsOf(chat, read, model, row)
      return {
        id,
        author: chat.participants[chat.author[row]],
        date: isoTime(chat.time[row]),
        message,
        ...said,
        reasons: reasons.map(({ start, end, weight }) => ({ start, end, text: message.slice(start, end), weight })),
      }
    },
  }
}
