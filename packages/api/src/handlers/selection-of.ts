import type { Chat } from '@convostat/engine/chat/chat'
import { parseDay } from '@convostat/engine/chat/civil'
import { type Selection, select } from '@convostat/engine/chat/selection'
import type { Filtering } from '#shapes/index.ts'

/** The part of the chat that a call is filtered to. */
export const selectionOf = (chat: Chat, { from, to, author }: Filtering): Selection =>
  select(chat, { fromDay: dayNumber(from), toDay: dayNumber(to), authors: author })

/** The contract lets only real days through. */
const dayNumber = (day: string | undefined): number | undefined => (day === undefined ? undefined : (parseDay(day) ?? undefined))
