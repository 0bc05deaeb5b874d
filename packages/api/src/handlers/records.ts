import { messageShare } from '@convostat/engine/analyses/message-share'
import type { Chat } from '@convostat/engine/chat/chat'
import { isoTime } from '@convostat/engine/chat/civil'
import type { ReadResult } from '@convostat/engine/import/read-chat'
import type { MergedReading } from '@convostat/engine/merge/merge-readings'
import type { AppendedRecord, UploadRecord } from '../store.ts'
import type { Source } from './parse-cache.ts'

/** What is remembered of a file that was read. */
export function recordOf(
  id: string,
  time: number,
  { file, dateOrder, otherFormats }: Source,
  chat: Chat,
  reading: ReadResult,
): UploadRecord {
  return {
    id,
    filename: file.name,
    uploadDate: instant(time),
    ...analyzed(chat, reading),
    dateOrder: dateOrder ?? null,
    ...(otherFormats && { otherFormats }),
    lastModified: file.lastModified,
    appended: [],
  }
}

/** What is remembered of a further export, once it is merged. */
export function appendedRecord({ file, dateOrder, otherFormats }: Source, merged: MergedReading['merged'], time: number): AppendedRecord {
  const written = (seconds: number | null) => (seconds === null ? null : isoTime(seconds))
  return {
    filename: file.name,
    dateOrder: dateOrder ?? null,
    ...(otherFormats && { otherFormats }),
    lastModified: file.lastModified,
    appendDate: instant(time),
    knownMessages: merged.known,
    newMessages: merged.added,
    firstNew: written(merged.firstAdded),
    lastNew: written(merged.lastAdded),
  }
}

/** What a record says of the part that is analyzed, and of the chat it is of. */
export function analyzed(chat: Chat, { chat: { count }, facts: { title, isGroup } }: Whole) {
  return {
    participants: messageShare(chat).map(({ person }) => person),
    messageCount: chat.count,
    dateRangeStart: isoTime(chat.time[0]),
    dateRangeEnd: isoTime(chat.time[chat.count - 1]),
    wasTruncated: chat.count < count,
    title,
    isGroup,
  }
}

/** What is known about a whole chat, read just now or before. */
interface Whole {
  chat: Pick<Chat, 'count'>
  facts: Pick<ReadResult['facts'], 'title' | 'isGroup'>
}

/** A moment of the real clock, as records have it. */
export const instant = (milliseconds: number): string => new Date(milliseconds).toISOString()
