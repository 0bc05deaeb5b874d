import { type Chat, messageText } from '@convostat/engine/chat/chat'
import { isoTime } from '@convostat/engine/chat/civil'
import type { Moment } from '@convostat/engine/moments/moment'
import { rowAtAnyTime } from '@convostat/engine/saved/find-saved'
import { dateTime } from '#shapes/index.ts'
import { secondsOf } from './seconds-of.ts'

/**
 * What a reader renames or dismisses is kept under it, so it is made of what every export of the chat has: the kind, the
 * second, and the words of the message, of which nothing can be read back.
 */
export const momentId = (chat: Chat, { kind, row, time }: Pick<Moment, 'kind' | 'row' | 'time'>): string =>
  `${kind}-${isoTime(time)}-${hashOf(messageText(chat, row))}`

/** The message that a moment of this id is about, also where the chat is read with other dates since; null where the chat does not have it. */
export function rowOfMoment(chat: Chat, id: string): number | null {
  const [, time, hash] = /^[a-z_]+-(.{19})-([0-9a-f]{8})$/.exec(id) ?? []
  if (!dateTime.safeParse(time).success) return null
  return rowAtAnyTime(chat, secondsOf(time), (row) => hashOf(messageText(chat, row)) === hash)
}

/** FNV-1a (Fowler, Noll and Vo). */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (const unit of new TextEncoder().encode(text)) hash = Math.imul(hash ^ unit, 0x01000193) >>> 0
  return hash.toString(16).padStart(8, '0')
}
