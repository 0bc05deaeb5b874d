import type { Chat } from '../chat.ts'
import type { Selection } from '../selection.ts'
import type { Moment } from './moment.ts'

/** With what everything began is as special in every chat. */
const SIGNIFICANCE = 0.95

/** The first message counted. */
export function firstMessage(chat: Chat, { from, to, authors }: Selection): Moment[] {
  for (let row = from; row < to; row++) {
    if (authors !== null && authors[chat.author[row]] === 0) continue
    const participants = [chat.participants[chat.author[row]]]
    return [{ kind: 'first_message', row, time: chat.time[row], significance: SIGNIFICANCE, messages: 1, participants, facts: {} }]
  }
  return []
}
