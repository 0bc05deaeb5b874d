import { type Chat, kinds, messageText, textBetween } from '#chat/chat.ts'
import { isoTime } from '#chat/civil.ts'
import { openExport } from '#import/open-export.ts'
import { type ReadOptions, type ReadResult, readChat } from '#import/read-chat.ts'

/** Reads a text, or bytes, as the whole way in would: opened as a file, then read. */
export async function readText(
  content: string | Uint8Array<ArrayBuffer>,
  options: ReadOptions = {},
  name = 'chat.txt',
): Promise<ReadResult> {
  const file = new File([content], name)
  return readChat(await openExport(file, { limitBytes: 512 << 20 }), options)
}

/** A chat as plain objects in file order, for comparing. */
export interface PlainMessage {
  date: string
  author: string
  kind: string
  text: string
  edited?: true
  /** A file or contact card without caption. */
  bare?: true
}

export function plainMessages(chat: Chat): PlainMessage[] {
  const messages: PlainMessage[] = []
  for (let row = 0; row < chat.count; row++) {
    messages[chat.id[row]] = {
      date: isoTime(chat.time[row]),
      author: chat.participants[chat.author[row]],
      kind: kinds[chat.kind[row]],
      text: messageText(chat, row),
      ...(chat.flags[row] & 1 ? { edited: true } : {}),
      ...(chat.flags[row] & 2 ? { bare: true } : {}),
    }
  }
  return messages
}

/** The chat's system lines as written, in time order. */
export function plainEvents(chat: Chat): { date: string; text: string; before: number }[] {
  const { events } = chat
  return Array.from({ length: events.count }, (_, i) => ({
    date: isoTime(events.time[i]),
    text: textBetween(chat.bytes, events.start[i], events.end[i]),
    before: events.before[i],
  }))
}
