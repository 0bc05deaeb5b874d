import { type DateOrder, type Host, mergeReadings, type Reading } from '@convostat/engine'
import { plans } from '@convostat/license'
import type { HandlerContext } from '../answer.ts'
import { Failure } from '../failure.ts'
import { lastTouched, newestFirst } from '../newest-first.ts'
import type { History, ImportFacts, RestoredAnswer, Saved, UploadAnswer } from '../shapes/index.ts'
import type { AppendedRecord, Store, StoredUpload, UploadRecord } from '../store.ts'
import { restoreBackup, writeBackup } from './backup.ts'
import { analyzedPart, historyAnswer, importFacts, type OpenChat, uploadAnswer } from './open-chat.ts'
import { pause } from './pause.ts'
import { createReadings, type Source } from './readings.ts'
import { analyzed, appendedRecord, instant, recordOf } from './records.ts'

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
  /** Merges a further export of the same chat into an upload. */
  append(id: string, source: Source, context: HandlerContext): Promise<UploadAnswer>
  open(id: string, refresh: boolean, context: HandlerContext): Promise<UploadAnswer>
  /** All uploads, newest first, and what they take; the open one is among them even where it could not be kept. */
  history(): Promise<History>
  /** Forgets an upload, or with null all of them; gives the ids of those there were. */
  delete(id: string | null): Promise<string[]>
  /** Every upload that is kept, as one file, with what was saved out of them. */
  backup(saved: Saved, context: HandlerContext): Promise<File>
  /** Keeps what is in a backup and not kept yet. */
  restore(file: File, context: HandlerContext): Promise<RestoredAnswer>
  /** The open chat; throws `no_chat` where there is none. */
  current(context: HandlerContext): Promise<OpenChat>
}

export function createChats({ store, now, limits, opened }: ChatsOptions): Chats {
  const readings = createReadings(limits.textBytes)
  let open: OpenChat | null = null
  let resuming: Promise<OpenChat> | null = null
  let resumable = opened
  let lastId = 0
  /** What is being written down. */
  let keeping: Promise<void> = Promise.resolve()
  /** Uploads that were deleted while they were written down. */
  const gone = new Set<string>()

  return {
    inspect: async (source, context) => importFacts(await readings.read(source, hostOf(context)), context.plan),

    async upload(source, context) {
      // Asked now, to be known when the file is read; where the store tells nothing, nothing of it is overwritten.
      const known = store.list().catch(() => [])
      const reading = await readings.read(source, hostOf(context))
      const chat = analyzedPart(reading.chat, context.plan)
      const record = recordOf(freshId(await known), now(), source, chat, reading)
      const uploaded: OpenChat = { record, chat, facts: importFacts(reading, context.plan), stored: 'writing' }
      const answer = await counted(uploaded, context)
      readings.forget()
      open = uploaded
      keeping = keep(uploaded, () => store.put(record, source.file))
      return answer
    },

    async append(id, source, context) {
      await keeping
      const { before, added, dateOrder } = await readBoth(id, source, context)
      const { reading, merged } = mergeReadings(before.reading, added)
      if (merged.shared * 2 < merged.people) throw new Failure('different_chat')
      const chat = analyzedPart(reading.chat, context.plan)
      const record = {
        ...before.record,
        ...analyzed(chat, reading),
        uploadDate: instant(now()),
        appended: [...before.record.appended, appendedRecord({ ...source, dateOrder }, merged, now())],
      }
      const uploaded: OpenChat = { record, chat, facts: importFacts(reading, context.plan), stored: 'writing' }
      const answer = await counted(uploaded, context)
      readings.forget()
      open = uploaded
      keeping = keep(uploaded, () => store.append(record, source.file))
      return answer
    },

    async history() {
      const [records, space] = await Promise.all([list(), store.space()])
      return historyAnswer(records, space)
    },

    async delete(id) {
      const [records, { bytes }] = await Promise.all([list(), store.space()])
      const there = new Set([...records.map((record) => record.id), ...bytes.keys()])
      const ids = [...there].filter((each) => id === null || each === id)
      for (const each of ids) {
        gone.add(each)
        if (open?.record.id === each) open = null
        if (resumable === each) resumable = undefined
        await store.remove(each)
      }
      return ids
    },

    async open(id, refresh, context) {
      const limit = plans[context.plan].messageLimit
      const isOpen = open?.record.id === id && open.facts.message_limit === limit && (await isThere(open))
      const opening = isOpen && open ? open : await read(id, context)
      if (refresh) {
        opening.record = { ...opening.record, uploadDate: instant(now()) }
        // The hour starts anew for this session even where it cannot be written down.
        void store.update(opening.record).catch(() => undefined)
      }
      const answer = await counted(opening, context)
      open = opening
      return answer
    },

    async backup(saved, context) {
      await keeping
      return writeBackup(readable(await store.list()), saved, instant(now()), context)
    },

    async restore(file, context) {
      await keeping
      const known = new Set((await store.list()).map(({ id }) => id))
      const keepOne = async (record: UploadRecord, files: StoredUpload['files']) => {
        await store.restore(record, files)
        gone.delete(record.id)
      }
      const room = HISTORY_LENGTH - known.size
      return restoreBackup(file, { known, room, limitBytes: limits.textBytes, keep: keepOne }, context)
    },

    async current(context) {
      if (open) return open
      if (resumable === undefined) throw new Failure('no_chat')
      // Several charts ask at once; the file is read for all of them, and none of them may stop it.
      resuming ??= read(resumable, { ...context, signal: new AbortController().signal, report: () => undefined }).finally(() => {
        resuming = null
      })
      const resumed = await resuming.catch((error: unknown) => {
        throw error instanceof Failure && error.code === 'upload_not_found' ? new Failure('no_chat') : error
      })
      open ??= resumed
      return open
    },
  }

  /** The records of all uploads, newest first, the open one among them. */
  async function list(): Promise<UploadRecord[]> {
    const records = (await store.list()).filter((record) => !gone.has(record.id))
    const shown = open?.record
    if (!shown || gone.has(shown.id) || records.some(({ id }) => id === shown.id)) return records
    // It was kept and is no more: somebody deleted it elsewhere, in another tab perhaps.
    if (open?.stored === 'stored') return records
    return [...records, shown].sort(newestFirst)
  }

  /** Whether a chat that is open and was kept still is; where the store tells nothing, it is believed to be. */
  async function isThere({ record: { id }, stored }: OpenChat): Promise<boolean> {
    if (stored !== 'stored') return true
    return store.list().then(
      (records) => records.some((record) => record.id === id),
      () => true,
    )
  }

  /** The uploads that can be read; a backup holds nothing else. */
  async function* readable(records: readonly UploadRecord[]): AsyncGenerator<StoredUpload> {
    for (const { id } of records) {
      const upload = await store.get(id).catch((error: unknown) => {
        if (error instanceof Failure && error.code === 'upload_damaged') return null
        throw error
      })
      if (upload) yield upload
    }
  }

  /**
   * An upload and a further file for it. One phone writes all its dates in one order: where only one of the two files
   * tells which, the other is read by it.
   */
  async function readBoth(id: string, source: Source, context: HandlerContext) {
    const before = await kept(id, context)
    const added = await readings.read(source, hostOf(context))
    const [a, b] = [before.reading.facts, added.facts]
    const isAgreed = a.dateOrder === b.dateOrder || a.layout !== b.layout || a.dateOrderCertain === b.dateOrderCertain
    if (isAgreed) return { before, added, dateOrder: source.dateOrder }
    if (a.dateOrderCertain && source.dateOrder === undefined)
      return { before, added: await readings.read({ ...source, dateOrder: a.dateOrder }, hostOf(context)), dateOrder: a.dateOrder }
    if (b.dateOrderCertain && before.record.dateOrder === null)
      return { before: await kept(id, context, b.dateOrder), added, dateOrder: source.dateOrder }
    return { before, added, dateOrder: source.dateOrder }
  }

  /** An upload that is kept, its files read again and merged; with an order of dates, by that. */
  async function kept(id: string, context: HandlerContext, dateOrder?: DateOrder): Promise<{ record: UploadRecord; reading: Reading }> {
    const upload = await store.get(id)
    if (!upload) throw new Failure('upload_not_found')
    const { files } = upload
    const record = { ...upload.record, dateOrder: dateOrder ?? upload.record.dateOrder }
    const [file, ...further] = files
    let reading = await readCopy(sourceOf(file, record), context)
    for (const [i, more] of further.entries())
      reading = mergeReadings(reading, await readCopy(sourceOf(more, record.appended[i]), context)).reading
    readings.forget()
    return { record, reading }
  }

  /** A copy was read once; one that cannot be understood any more was damaged since. */
  async function readCopy(source: Source, context: HandlerContext): Promise<Reading> {
    try {
      return await readings.read(source, hostOf(context))
    } catch (error) {
      const { status, code } = Failure.from(error)
      throw status === 422 && code !== 'file_changed' ? new Failure('upload_damaged', { cause: error }) : error
    }
  }

  async function read(id: string, context: HandlerContext): Promise<OpenChat> {
    const { record, reading } = await kept(id, context)
    const chat = analyzedPart(reading.chat, context.plan)
    return {
      record: { ...record, ...analyzed(chat, reading) },
      chat,
      facts: importFacts(reading, context.plan),
      stored: 'stored',
    }
  }

  /** The time it is, or later: a newer upload has a higher id even where the clock was set back. */
  function freshId(known: UploadRecord[]): string {
    const newest = Math.max(0, ...known.map(lastTouched))
    lastId = Math.max(now(), lastId + 1, newest + 1)
    return `upload_${lastId}`
  }

  /** Writes the upload down and forgets the oldest beyond the history. Nobody waits for it, and an upload stands without it. */
  async function keep(uploaded: OpenChat, write: () => Promise<void>): Promise<void> {
    try {
      await write()
      uploaded.stored = 'stored'
      if (gone.has(uploaded.record.id)) await store.remove(uploaded.record.id)
      // Even where the clock was set back it is not the oldest.
      const others = (await store.list()).filter(({ id }) => id !== uploaded.record.id)
      const beyond = others.slice(HISTORY_LENGTH - 1)
      for (const { id } of beyond) await store.remove(id)
    } catch (error) {
      // Said in the next answer about the chat; what could not be forgotten is tried again at the next upload.
      if (uploaded.stored !== 'writing') return
      uploaded.stored = 'failed'
      uploaded.storedProblem = Failure.from(error)
    }
  }
}

const sourceOf = (file: File, { dateOrder, lastModified }: Pick<AppendedRecord, 'dateOrder' | 'lastModified'>): Source => ({
  file,
  dateOrder: dateOrder ?? undefined,
  lastModified,
})

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

const hostOf = ({ report, signal }: HandlerContext): Host => ({ report, signal, pause })
