import type { ReadResult } from '@convostat/engine/import/read-chat'
import { chatMark } from '@convostat/engine/people/chat-identity'
import type { Plan } from '../call.ts'
import { Failure } from '../failure.ts'
import type { AppendedRecord, UploadRecord } from '../store.ts'
import { analyzedPart, importFacts, type OpenChat } from './open-chat.ts'
import type { Source } from './parse-cache.ts'
import { analyzed, instant, recordOf } from './records.ts'
import { keptReadingOf, readingBefore, readingsWith, rereadOf, unheardOf } from './reread.ts'
import type { ReadUpload } from './stored-chats.ts'

/** A file that was read for the first time, and is not kept yet. */
export function newUpload(id: string, source: Source, reading: ReadResult, plan: Plan, now: number): OpenChat {
  const chat = analyzedPart(reading.chat, plan)
  const mark = chatMark(reading.chat)
  const record = { ...recordOf(id, now, source, chat, reading), mark, reading: keptReadingOf(reading, mark) }
  const unkept = [{ record, file: source.file }]
  return { record, chat, mark, facts: importFacts(reading, plan), stored: 'writing', unkept }
}

interface FurtherExport {
  file: File
  appended: AppendedRecord
  uploadDate: string
}

/** An upload with a further export, `reading` being that of both. What could not be kept before is tried again with it. */
export function withExport(before: ReadUpload, reading: ReadResult, { file, appended, uploadDate }: FurtherExport, plan: Plan): OpenChat {
  const chat = analyzedPart(reading.chat, plan)
  const mark = chatMark(reading.chat)
  const record: UploadRecord = {
    ...before.record,
    ...analyzed(chat, reading),
    mark: markKept(before, mark),
    ...readingsWith(before, reading, mark),
    uploadDate,
    appended: [...before.record.appended, appended],
  }
  const unkept = [...before.unkept, { record, file }]
  return { record, chat, mark, ...heardOf(record, mark), facts: importFacts(reading, plan), stored: 'writing', unkept }
}

/** An upload that was read again. `storedProblem`: why some of its files were not kept, as far as that is known. */
export function readAgain({ record: written, reading, unkept }: ReadUpload, plan: Plan, storedProblem?: Failure): OpenChat {
  const chat = analyzedPart(reading.chat, plan)
  const mark = chatMark(reading.chat)
  const unheard = unheardOf(written, reading, mark)
  const now = keptReadingOf(reading, mark)
  // What was kept stays: the reading that the person has been notified of, and the mark by which what was said of the chat is found.
  const heard = unheard ? readingBefore(written) : now
  const record = { ...written, ...analyzed(chat, reading), mark: written.mark ?? mark, reading: heard ?? now }
  const isKept = unkept.length === 0
  return {
    record,
    chat,
    mark,
    earlierMark: record.mark === mark ? undefined : record.mark,
    reread: unheard && rereadOf(unheard),
    reading: now,
    facts: importFacts(reading, plan),
    stored: isKept ? 'stored' : 'failed',
    storedProblem: isKept ? undefined : storedProblem,
    unkept,
  }
}

/** What changes of an open chat once the person has been notified that it is read differently, or has had it analyzed again. */
export function heardAndRefreshed(open: OpenChat, { heard, refresh }: { heard: boolean; refresh: boolean }, now: number) {
  const isHeard = heard && open.reread != null
  if (!isHeard && !refresh) return null
  const record = {
    ...open.record,
    ...(isHeard && { reading: open.reading, unheard: undefined }),
    ...(refresh && { uploadDate: instant(now) }),
  }
  return { record, ...(isHeard && { reread: null }) }
}

/** Whether a chat is kept, after that was tried. One that is kept stays so where what it replaces could not be deleted. */
export function afterKeeping({ stored }: Pick<OpenChat, 'stored'>, error: unknown): Pick<OpenChat, 'stored' | 'storedProblem'> {
  return stored === 'writing' ? { stored: 'failed', storedProblem: Failure.from(error) } : { stored }
}

/** What an open chat with a further export says of the reading before. */
const heardOf = ({ mark: kept, reading, unheard }: UploadRecord, mark: string) => ({
  earlierMark: kept === mark ? undefined : kept,
  reread: unheard && rereadOf(unheard),
  reading,
})

/** The mark a chat with a further export is kept by: its saved changes may be under one that only an earlier version found. */
const markKept = ({ record, reading }: Pick<ReadUpload, 'record' | 'reading'>, mark: string): string =>
  record.mark === undefined || record.mark === chatMark(reading.chat) ? mark : record.mark
