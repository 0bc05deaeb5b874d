import type { Chat } from '../chat.ts'
import type { Feelings } from '../feelings/feelings.ts'
import type { Host } from '../read-failure.ts'
import { everything, type Selection } from '../selection.ts'
import { firstMessage } from './first-message.ts'
import type { Moment } from './moment.ts'

/**
 * The notable dates of a chat, in order of time. Without feelings those that only they tell are left out. Conversations,
 * silences and streaks are those of the whole chat; the selection chooses among them.
 */
export async function moments(
  chat: Chat,
  _feelings: Feelings | null,
  selection: Selection = everything(chat),
  { pause, signal }: Host = {},
): Promise<Moment[]> {
  await pause?.()
  signal?.throwIfAborted()
  return firstMessage(chat, selection)
}
