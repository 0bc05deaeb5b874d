/** Calls that an export names: messages of who called, and lines of the service that name nobody. */
import { type Chat, kindIndex, messageText, textBetween } from '#chat/chat.ts'
import { column } from '#chat/column.ts'
import { call, isMissedCall } from '#whatsapp/calls.ts'
import { folded } from '#whatsapp/fold.ts'

/** A call without a caller. */
interface UnnamedCall {
  /** As the columns have it: seconds since 1970-01-01T00:00:00. */
  readonly time: number
  readonly isMissed: boolean
}

/** Those among the service's lines, in time order. */
export const unnamedCalls = column(({ bytes, events }): readonly UnnamedCall[] => {
  const found: UnnamedCall[] = []
  for (let i = 0; i < events.count; i++) {
    const line = textBetween(bytes, events.start[i], events.end[i])
    const text = folded(line)
    if (call(line, text, true)) found.push({ time: events.time[i], isMissed: isMissedCall(text) })
  }
  return found
})

/** Whether a message is about a call that nobody answered. */
export const isMissed = (chat: Chat, row: number): boolean =>
  chat.kind[row] === kindIndex.call && isMissedCall(folded(messageText(chat, row)))
