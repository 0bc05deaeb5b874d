import { type Chat, messageText } from '#chat/chat.ts'
import { closesConversation, opensConversation } from '#columns/conversation.ts'
import { gateOf } from '#on-show/why-not-shown.ts'
import type { Feelings } from '#sentiment/feelings.ts'

/** The rows right before and after a message in its conversation; null where there is none, or none that may be shown unasked. */
export interface NeighborsOnShow {
  before: number | null
  after: number | null
}

/** Of a chat's messages, each asked for by its row. */
export function neighborsOnShow(chat: Chat, feelings: Feelings | null): (row: number) => NeighborsOnShow {
  const whyNotShown = gateOf(chat, feelings, true)
  const shown = (row: number): number | null => (messageText(chat, row).trim() === '' || whyNotShown(row) !== null ? null : row)
  return (row) => ({
    before: opensConversation(chat, row) ? null : shown(row - 1),
    after: closesConversation(chat, row) ? null : shown(row + 1),
  })
}
