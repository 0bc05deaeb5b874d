import { HOUR } from '@convostat/format/seconds'
import type { Chat } from '#chat/chat.ts'
import { textColumn } from '#chat/column.ts'

/** Seconds: a longer gap ends a conversation, and whatever comes after it opens the next one. */
export const CONVERSATION_PAUSE = 6 * HOUR

/** The row of each conversation's first message, ascending. A conversation is the rows from there up to the next start. */
export const conversationStarts = textColumn(({ time, count }): Uint32Array => {
  const starts: number[] = count > 0 ? [0] : []
  for (let row = 1; row < count; row++) if (time[row] - time[row - 1] > CONVERSATION_PAUSE) starts.push(row)
  return Uint32Array.from(starts)
})

export const opensConversation = ({ time }: Chat, row: number): boolean => row === 0 || time[row] - time[row - 1] > CONVERSATION_PAUSE

export const closesConversation = (chat: Chat, row: number): boolean => row === chat.count - 1 || opensConversation(chat, row + 1)

/** The number of the conversation that each message is in, from 1. */
export const conversationNumber = textColumn((chat): Uint32Array => {
  const numbers = new Uint32Array(chat.count)
  for (let row = 0, number = 0; row < chat.count; row++) numbers[row] = number += Number(opensConversation(chat, row))
  return numbers
})
