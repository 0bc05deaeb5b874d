import { type Chat, type Host, isoTime, messageShare } from '@convostat/engine'
import { plans } from '@convostat/license'
import type { HandlerContext } from '../answer.ts'
import { Failure } from '../failure.ts'
import type { ImportFacts, UploadAnswer } from '../shapes.ts'
import type { Store, UploadRecord } from '../store.ts'
import { analyzedPart, importFacts, type OpenChat, uploadAnswer } from './open-chat.ts'
import { pause } from './pause.ts'
import { createReadings, type Source } from './readings.ts'

/** How many uploads are kept; the oldest beyond are forgotten. */
export const HISTORY_LENGTH = 10

export interface ChatsOptions {
  store: Store
  /** The real clock, epoch milliseconds. */
  now: () => number
  /** The most bytes of text that this host reads. */
  limits: { textBytes: number }
  /** An upload to open where a chat is asked for and none is open: this host was ended and has begun anew. */
  opened?: string
}

/** Uploads, and the one chat that calls are about: the chat opened last. */
export interface Chats {
  inspect(source: Source, context: HandlerContext): Promise<ImportFacts>
  upload(source: Source, context: HandlerContext): Promise<UploadAnswer>
  open(id: string, refresh: boolean, context: HandlerContext): Promise<UploadAnswer>
  /** The open chat; throws `no_chat` where there is none. */
  current(context: HandlerContext): Promise<OpenChat>
}

export function createChats({ store, now, limits, opened }: ChatsOptions): Chats {
  const readings = createReadings(limits.textBytes)
  let open: OpenChat | null = null
  let resuming: Promise<OpenChat> | null = null
  let lastId = 0

  return {
    inspect: async (source, context) => importFacts(await readings.read(source, hostOf(context)), context.plan),

    async upload(source, context) {
      // Asked now, to be known when the file is read; where the store tells nothing, nothing of it is overwritten.
      const kept = store.list().catch(() => [])
      const reading = await readings.read(source, hostOf(context))
      const chat = analyzedPart(reading.chat, context.plan)
      const record = recordOf(freshId(await kept), now(), source, chat, reading.chat.count)
      const uploaded: OpenChat = { record, chat, facts: importFacts(reading, context.plan), stored: 'writing' }
      const answer = await counted(uploaded, context)
      readings.forget()
      open = uploaded
      void keep(uploaded, source.file)
      return answer
    },

    async open(id, refresh, context) {
      const limit = plans[context.plan].messageLimit
      const opening = open?.record.id === id && open.facts.message_limit === limit ? open : await read(id, context)
      if (refresh) {
        opening.record = { ...opening.record, uploadDate: instant(now()) }
        // The hour starts anew for this session even where it cannot be written down.
        void store.update(opening.record).catch(() => undefined)
      }
      const answer = await counted(opening, context)
      open = opening
      return answer
    },

    async current(context) {
      if (open) return open
      if (opened === undefined) throw new Failure('no_chat')
      // Several charts ask at once; the file is read for all of them, and none of them may stop it.
      resuming ??= read(opened, { ...context, signal: new AbortController().signal, report: () => undefined }).finally(() => {
        resuming = null
      })
      const resumed = await resuming.catch((error: unknown) => {
        throw error instanceof Failure && error.code === 'upload_not_found' ? new Failure('no_chat') : error
      })
      open ??= resumed
      return open
    },
  }

  /** An upload that is kept, read again. */
  async function read(id: string, context: HandlerContext): Promise<OpenChat> {
    const kept = await store.get(id)
    if (!kept) throw new Failure('upload_not_found')
    const { record, file } = kept
    const { dateOrder, lastModified } = record
    const reading = await readings.read({ file, dateOrder: dateOrder ?? undefined, lastModified }, hostOf(context))
    readings.forget()
    const chat = analyzedPart(reading.chat, context.plan)
    return {
      record: { ...record, ...analyzed(chat, reading.chat.count) },
      chat,
      facts: importFacts(reading, context.plan),
      stored: 'stored',
    }
  }

  function freshId(kept: UploadRecord[]): string {
    const taken = new Set(kept.map(({ id }) => id))
    lastId = Math.max(now(), lastId + 1)
    while (taken.has(`upload_${lastId}`)) lastId++
    return `upload_${lastId}`
  }

  /** Writes the upload down and forgets the oldest beyond the history. Nobody waits for it, and an upload stands without it. */
  async function keep(uploaded: OpenChat, file: File): Promise<void> {
    try {
      await store.put(uploaded.record, file)
      uploaded.stored = 'stored'
      const beyond = (await store.list()).slice(HISTORY_LENGTH)
      for (const { id } of beyond) await store.remove(id)
    } catch {
      // Said in the next answer about the chat; what could not be forgotten is tried again at the next upload.
      if (uploaded.stored === 'writing') uploaded.stored = 'failed'
    }
  }
}

/** The answer about a whole open chat, with the counting told as progress. */
async function counted(chat: OpenChat, { report, signal }: HandlerContext): Promise<UploadAnswer> {
  const total = chat.chat.count
  report({ stage: 'counting', done: 0, total })
  await pause()
  signal.throwIfAborted()
  const answer = uploadAnswer(chat)
  report({ stage: 'counting', done: total, total })
  return answer
}

function recordOf(id: string, time: number, { file, dateOrder }: Source, chat: Chat, count: number): UploadRecord {
  return {
    id,
    filename: file.name,
    uploadDate: instant(time),
    ...analyzed(chat, count),
    dateOrder: dateOrder ?? null,
    lastModified: file.lastModified,
  }
}

/** What a record says of the part that is analyzed, of a file with `count` messages. */
function analyzed(chat: Chat, count: number) {
  return {
    participants: messageShare(chat).map(({ person }) => person),
    messageCount: chat.count,
    dateRangeStart: isoTime(chat.time[0]),
    dateRangeEnd: isoTime(chat.time[chat.count - 1]),
    wasTruncated: chat.count < count,
  }
}

const hostOf = ({ report, signal }: HandlerContext): Host => ({ report, signal, pause })

const instant = (milliseconds: number): string => new Date(milliseconds).toISOString()
