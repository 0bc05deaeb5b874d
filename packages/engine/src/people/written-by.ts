import { type Chat, messageText } from '#chat/chat.ts'
import { asWritten } from '#chat/column.ts'
import { firstAtOrAfter } from '#stats/sorted.ts'

/** A message, identified by its stated author, its time (wall-clock seconds, as in `Chat.time`) and what. */
export interface ToldMessage {
  readonly author: string
  readonly time: number
  readonly message: string
}

/**
 * What the file calls the author of a message, where its author is called as in the file or as shown; null where the chat
 * does not contain it. Of several alike the first counts, and one by someone called so in the file before all.
 */
export function writtenBy(chat: Chat, { author, time, message }: ToldMessage): string | null {
  const file = asWritten(chat)
  let found: string | null = null
  for (let row = firstAtOrAfter(chat.time, time); row < chat.count && chat.time[row] === time; row++) {
    const written = file.participants[file.author[row]]
    const isTheirs = written === author || chat.participants[chat.author[row]] === author
    if (!isTheirs || messageText(chat, row) !== message) continue
    if (written === author) return author
    found ??= written
  }
  return found
}
