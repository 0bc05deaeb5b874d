import type { Chat } from '#chat/chat.ts'
import { column } from '#chat/column.ts'
import { everything } from '#chat/selection.ts'
import { type Everyday, everydayIn, languagesSpoken } from './everyday.ts'
import { sampleOf } from './sample.ts'

/** The languages a chat is written in. */
export const languagesHere: (chat: Chat) => readonly string[] = column((chat) => languagesSpoken(sampleOf(chat, everything(chat)).words))

/** What people say elsewhere in a chat's languages; null where no table has that. */
export const everydayHere = (chat: Chat): Everyday | null => everydayIn(languagesHere(chat))
