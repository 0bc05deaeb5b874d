import type { Chat } from '../chat.ts'
import { column } from '../column.ts'

/** Seconds: a longer silence ends a conversation, and whatever comes after it opens the next one. */
export const CONVERSATION_PAUSE = 6 * 3600

/** The row of each conversation's first message, ascending. A conversation is the rows from there up to the next start. */
export const conversationStarts = column((chat): Uint32Array => {
  const starts = new Uint32Array(chat.count)
  let size = 0
  for (let row = 0; row < chat.count; row++) {
    starts[size] = row
    size += Number(opensConversation(chat, row))
  }
  return starts.slice(0, size)
})

export const opensConversation = ({ time }: Chat, row: number): boolean => row === 0 || time[row] - time[row - 1] > CONVERSATION_PAUSE

export const closesConversation = (chat: Chat, row: number): boolean => row === chat.count - 1 || opensConversation(chat, row + 1)
