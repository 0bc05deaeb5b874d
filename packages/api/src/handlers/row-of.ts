import type { Chat } from '@convostat/engine/chat/chat'
import { Failure } from '../failure.ts'

/** The row of the message with this id; `field` is what the id was given as. */
export function rowOf(chat: Chat, id: number, field: string): number {
  const row = chat.id.indexOf(id)
  if (row < 0) throw new Failure('field_invalid', { field, detail: 'There is no message with this id in what was analyzed.' })
  return row
}
