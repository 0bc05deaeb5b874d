/**
 * Opening a chat reads its files again. A newer version may read them differently than the one that kept them: other dates,
 * other messages. What is remembered of the reading before is compared with the new one, so that the person is informed.
 */
import { messageShare } from '@convostat/engine/analyses/message-share'
import { type Chat, mostRecent } from '@convostat/engine/chat/chat'
import { isoTime } from '@convostat/engine/chat/civil'
import type { ReadResult } from '@convostat/engine/import/read-chat'
import { chatMark } from '@convostat/engine/people/chat-identity'
import type { Reread } from '#shapes/index.ts'
import type { KeptReading, UploadRecord } from '../store.ts'

/** What is remembered of a reading. */
export const keptReadingOf = ({ chat, facts }: ReadResult, mark = chatMark(chat)): KeptReading => ({
  dateOrder: facts.dateOrder,
  ...summaryOf(chat),
  mark,
  newest: null,
})

/** What is remembered of the reading before; null where nothing is, as of a record of which only the files were left. */
export function readingBefore({ reading, ...record }: UploadRecord): KeptReading | null {
  if (reading || record.messageCount === 0) return reading ?? null
  // Version 1.0 wrote down what it analyzed, which on Free were the newest messages, and no order of dates but the person's.
  const { dateOrder, dateRangeStart: first, dateRangeEnd: last, messageCount: messages, participants, mark = null, wasTruncated } = record
  return { dateOrder, first, last, messages, people: participants.length, mark, newest: wasTruncated ? messages : null }
}

/** Both readings where a chat is read differently than the person knows; null where it is not. */
export function unheardOf(record: UploadRecord, reading: ReadResult, mark = chatMark(reading.chat)): UploadRecord['unheard'] | null {
  const before = readingBefore(record)
  const fresh = before && differenceOf(before, reading, mark)
  const { unheard = null } = record
  // What was not shown yet when a further file was added is shown together with what changed since.
  return unheard && fresh ? { before: unheard.before, now: fresh.now } : (fresh ?? unheard)
}

/** What is kept for a chat that gets a further file: the new reading, and what the person has not been shown of the old one. */
export const readingsWith = (before: { record: UploadRecord; reading: ReadResult }, reading: ReadResult, mark: string) => ({
  reading: keptReadingOf(reading, mark),
  unheard: unheardOf(before.record, before.reading) ?? undefined,
})

/** Both readings as answers tell of them. */
export const rereadOf = ({ before, now }: NonNullable<UploadRecord['unheard']>): Reread => ({ before: told(before), now: told(now) })

function differenceOf(before: KeptReading, { chat, facts }: ReadResult, mark: string): UploadRecord['unheard'] | null {
  const part = before.newest === null ? chat : mostRecent(chat, before.newest)
  const now = { ...before, ...summaryOf(part), dateOrder: facts.dateOrder, mark }
  const isSame =
    (before.dateOrder === null || before.dateOrder === now.dateOrder) &&
    (before.mark === null || before.mark === now.mark) &&
    before.first === now.first &&
    before.last === now.last &&
    before.messages === now.messages &&
    before.people === now.people
  return isSame ? null : { before, now }
}

const summaryOf = (chat: Chat) => ({
  first: isoTime(chat.time[0]),
  last: isoTime(chat.time[chat.count - 1]),
  messages: chat.count,
  people: messageShare(chat).length,
})

const told = ({ dateOrder, first, last, messages, people }: KeptReading): Reread['now'] => ({
  date_order: dateOrder,
  first,
  last,
  message_count: messages,
  people_count: people,
})
