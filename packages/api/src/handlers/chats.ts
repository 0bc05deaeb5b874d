import type { Chat } from '@convostat/engine/chat/chat'
import { maskedSample } from '@convostat/engine/import/masked-sample'
import type { ReadResult } from '@convostat/engine/import/read-chat'
import { type MergeDoubt, mergeReadingsFor } from '@convostat/engine/merge/merge-readings'
import { chatMark } from '@convostat/engine/people/chat-identity'
import type { History, ImportFacts, MaskedSample, RestoredAnswer, Saved, UnreadableUpload, UploadAnswer } from '#shapes/index.ts'
import type { HandlerContext } from '../answer.ts'
import { Failure, type ToldFacts } from '../failure.ts'
import { lastTouched, mostAheadMs, newestFirst, numberOf } from '../newest-first.ts'
import type { Store, StoredUpload, UploadRecord } from '../store.ts'
import { openBackup, type ToBackUp, writeBackup } from './backup.ts'
import { copyOf } from './copies.ts'
import { hostOf } from './host-of.ts'
import {
  analyzedPart,
  fitToPlan,
  historyAnswer,
  importFacts,
  type OpenChat,
  type ShownChat,
  uploadAnswer,
  uploadDateOf,
} from './open-chat.ts'
import { createOpenChats } from './open-chats.ts'
import { createReadings, type Source } from './parse-cache.ts'
import { pause } from './pause.ts'
import { keepFiles, withUnkept } from './pending-saves.ts'
import { createPrecedence, type Precedence } from './precedence.ts'
import { printOf } from './print-of.ts'
import { analyzed, appendedRecord, instant, recordOf } from './records.ts'
import { keptReadingOf, readingBefore, readingsWith, rereadOf, unheardOf } from './reread.ts'
import { type Further, type Here, isDamage, movedSaved, planRestore, restorePlanned } from './restoring.ts'
import { type KeptFor, namesBy, shownChat } from './shown-chat.ts'
import { createKeptReadings } from './stored-chats.ts'

/** How many uploads are kept. A further one replaces one of them. */
export const HISTORY_LENGTH = 10

/** Which upload a new one replaces once the history is full, by its id; the oldest without it. */
type Replaced = string | 'none' | undefined

export interface ChatsOptions {
  store: Store
  /** The real clock, epoch milliseconds. */
  now: () => number
  /** The most bytes of text that this host reads. */
  limits: { textBytes: number }
  /** An upload to open where a chat is asked for and none is open: this host has been restarted. */
  opened?: string
  /** Hears which chat is the open one from now on. */
  hearOpen?: (chat: Chat) => void
  /** Hears that calls are about this one, too, and it was read for them. */
  hearResumed?: (chat: Chat) => void
  /** Hears that one was deleted. */
  hearGone?: (chat: Chat) => void
  /** What was saved about a chat's people. */
  keptPeople?: KeptFor
  /** What gives way while a chat is read or saved. */
  precedence?: Precedence
}

/** Uploads, and the chats that calls are about: the one they name, else the one opened last. */
export interface Chats {
  inspect(source: Source, context: HandlerContext): Promise<ImportFacts>
  /** A masked sample of a file, whether it can be read or not. */
  sample(file: File, context: HandlerContext): Promise<MaskedSample>
  upload(source: Source, context: HandlerContext, replace?: Replaced): Promise<UploadAnswer>
  /** Merges a further export of the same chat into an upload. */
  append(id: string, source: Source, context: HandlerContext): Promise<UploadAnswer>
  open(id: string, how: { refresh?: boolean; heard?: boolean }, context: HandlerContext): Promise<UploadAnswer>
  /** All uploads, newest first, and what they take; the open one is among them even where it could not be kept. */
  history(): Promise<History>
  /** The uploads that a backup would hold only in part; each is read to its end. */
  unreadable(context: HandlerContext): Promise<UnreadableUpload[]>
  /**
   * Deletes an upload, or with null all of them; gives the ids of those it deleted. One that consists of another number of exports
   * than `exports` is kept. Of several each is tried, before the first failure is thrown.
   */
  delete(id: string | null, exports?: number): Promise<{ deleted: string[]; kept: string[] }>
  /** The files of an upload as they are, readable or not, as one file; with null those of all uploads. */
  copy(id: string | null): Promise<File>
  /** Every upload that is here, or only this one, as one file, with what was saved out of them; of one that cannot be read, what is left of it. */
  backup(saved: Saved, context: HandlerContext, id?: string): Promise<File>
  /** Adds what a backup has and is not here yet, or with `isSavedOnly` just answers what was saved and which uploads that would be. */
  restore(file: File, isSavedOnly: boolean, context: HandlerContext): Promise<RestoredAnswer>
  /** The chat that a call names, else the open one, with its people as they are shown; throws `no_chat` where there is none. */
  current(context: HandlerContext): Promise<ShownChat>
  /** The same as its file has it. */
  asWritten(context: HandlerContext): Promise<OpenChat>
}

const nobody = () => undefined

export function createChats({
  store,
  now,
  limits,
  opened,
  hearOpen = nobody,
  hearResumed = nobody,
  hearGone = nobody,
  keptPeople = () => null,
  precedence = createPrecedence(),
}: ChatsOptions): Chats {
  const readings = createReadings(limits.textBytes)
  const held = createOpenChats()
  const keptReadings = createKeptReadings(store, readings, held)
  /** Chats that are read because a call is about them, by id and plan. */
  const resuming = new Map<string, Promise<OpenChat>>()
  let resumable = opened
  let lastId = 0
  /** The numbers of the ids that were given in this session. */
  const given = new Set<number>()
  /** What is being written down. */
  let keeping: Promise<void> = Promise.resolve()
  /** Uploads that were deleted while they were written down. */
  const gone = new Set<string>()

  return {
    inspect: async (source, context) => importFacts(await readings.read(source, hostOf(context)), context.plan),

    sample: async (file, context) => ({ sample: await maskedSample(file, { limitBytes: limits.textBytes, host: hostOf(context) }) }),

    async upload(source, context, replace) {
      // Asked now, to be known when the file is read; where the store does not answer, nothing in it is overwritten.
      const known = store.list().catch(() => [])
      const replaced = await replacedOf(replace, known)
      const reading = await readings.read(source, hostOf(context))
      const chat = analyzedPart(reading.chat, context.plan)
      const mark = chatMark(reading.chat)
      const record = { ...recordOf(freshId(await known), now(), source, chat, reading), mark, reading: keptReadingOf(reading, mark) }
      return added(
        { record, chat, mark, facts: importFacts(reading, context.plan), stored: 'writing', unkept: [{ record, file: source.file }] },
        context,
        replaced,
      )
    },

    async append(id, source, context) {
      await keeping
      const { before, further, dateOrder } = await keptReadings.withFurther(id, source, context)
      const { reading, merged, doubt } = await mergeReadingsFor(hostOf(context), before.reading, further)
      if (doubt) throw new Failure('different_chat', doubts[doubt])
      const chat = analyzedPart(reading.chat, context.plan)
      const mark = chatMark(reading.chat)
      const record = {
        ...before.record,
        ...analyzed(chat, reading),
        mark: markKept(before, mark),
        ...readingsWith(before, reading, mark),
        uploadDate: instant(now()),
        appended: [...before.record.appended, appendedRecord({ ...source, dateOrder }, merged, now())],
      }
      // What could not be kept before is tried again with it.
      const unkept = [...before.unkept, { record, file: source.file }]
      return added(
        { record, chat, mark, ...heardOf(record, mark), facts: importFacts(reading, context.plan), stored: 'writing', unkept },
        context,
        'none',
      )
    },

    async history() {
      const [records, space] = await Promise.all([list(), store.space()])
      const unreadable = [...(space.unreadable ?? [])].map(
        ([id, each]) => [id, { ...each, record: each.record && shownRecord(each.record) }] as const,
      )
      return historyAnswer(records.map(shownRecord), { ...space, ...(space.unreadable && { unreadable: new Map(unreadable) }) })
    },

    async delete(id, exports) {
      const [records, { bytes }] = await Promise.all([list(), store.space()])
      const there = new Set([...records.map((record) => record.id), ...bytes.keys()])
      const ids = [...there].filter((each) => id === null || each === id)
      const deleted: string[] = []
      const kept: string[] = []
      const failed: unknown[] = []
      for (const each of ids) {
        try {
          const done = (await deleteOne(each, exports)) ? deleted : kept
          done.push(each)
        } catch (error) {
          failed.push(error)
        }
      }
      if (failed.length > 0) throw failed[0]
      return { deleted, kept }
    },

    async open(id, { refresh = false, heard = false }, context) {
      const there = held.get(id)
      const isCurrent = there !== undefined && (await isAsKept(there)) && fits(there, context)
      const opening = isCurrent ? there : await read(id, context)
      const isHeard = heard && opening.reread != null
      if (isHeard) {
        opening.reread = null
        opening.record = { ...opening.record, reading: opening.reading, unheard: undefined }
      }
      if (refresh) opening.record = { ...opening.record, uploadDate: instant(now()) }
      if (refresh || isHeard) {
        // The hour restarts for this session even where it cannot be written down.
        void store.update(opening.record).catch(() => undefined)
      }
      const answer = await counted(asShown(opening), context)
      held.setOpen(opening)
      hearOpen(opening.chat)
      return answer
    },

    async copy(id) {
      await keeping
      const { bytes } = await store.space()
      return copyOf(store, id === null ? [...bytes.keys()] : [id])
    },

    async unreadable(context) {
      await keeping
      const found: UnreadableUpload[] = []
      for await (const upload of backedUp(context)) {
        if ('files' in upload) continue
        const { id, remains } = upload
        const { filename = null, title = null } = remains?.record ?? (await list()).find((record) => record.id === id) ?? {}
        // If nothing is left of it, it counts as missing, too.
        const isMissing = remains?.files.some(({ file }) => file === null) ?? true
        found.push({ id, uploadDate: uploadDateOf(id), filename, title, is_missing: isMissing })
      }
      return found
    },

    async backup(saved, context, id) {
      await keeping
      if (id !== undefined && !(await list()).some((record) => record.id === id)) throw new Failure('upload_not_found')
      return writeBackup(backedUp(context, id), saved, instant(now()), context)
    },

    async restore(file, isSavedOnly, context) {
      await keeping
      const { signal, report } = context
      const backup = await openBackup(file, limits.textBytes, signal)
      const there = await here(context)
      const plan = await planRestore(backup, there, signal)
      const saved = movedSaved(backup.saved, plan.moved)
      const none = { restored: 0, skipped: 0, damaged: 0, no_room: 0 }
      if (isSavedOnly) return { ...none, ...saved, chats: plan.chats }
      let done = 0
      const unpacked = (bytes: number) => {
        done += bytes
        report({ stage: 'opening', done, total: Math.max(done, file.size) })
      }
      return { ...(await restorePlanned(plan, there, { signal, unpacked })), ...saved }
    },

    current: async (context) => asShown(await current(context)),
    asWritten: current,
  }

  async function replacedOf(replace: Replaced, known: Promise<UploadRecord[]>): Promise<UploadRecord | 'oldest' | 'none'> {
    if (replace === undefined) return 'oldest'
    if (replace === 'none') return 'none'
    const replaced = (await known).find(({ id }) => id === replace)
    if (!replaced) throw new Failure('upload_not_found')
    return replaced
  }

  async function deleteOne(id: string, exports?: number): Promise<boolean> {
    const open = held.get(id)
    // What is written down now is not what is kept: the newest of it counts.
    if (open && open.stored !== 'stored' && exports !== undefined && 1 + open.record.appended.length !== exports) return false
    if (!(await store.remove(id, exports))) return false
    forget(id)
    return true
  }

  /** What memory still has of a deleted chat. */
  function forget(id: string): void {
    gone.add(id)
    const there = held.get(id)
    if (there) hearGone(there.chat)
    held.drop(id)
    if (resumable === id) resumable = undefined
  }

  /** An open chat as answers tell of it. */
  function asShown(open: OpenChat): ShownChat {
    return shownChat(open, keptPeople(open))
  }

  /** An entry of the history with the names that are shown; one that was written before chats had marks has those of its file. */
  function shownRecord(record: UploadRecord): UploadRecord {
    const { mark, participants } = record
    const kept = mark === undefined ? null : keptPeople({ mark, facts: { participants } })
    return kept ? { ...record, participants: [...new Set(participants.map(namesBy(kept)))] } : record
  }

  async function current(context: HandlerContext): Promise<OpenChat> {
    const open = held.open()
    const id = context.uploadId ?? open?.record.id ?? resumable
    if (id === undefined) throw new Failure('no_chat')
    const there = heldFor(id, context)
    if (there) return there
    const resumed = await resume(id, context)
    if (context.uploadId !== undefined) return resumed
    if (!held.open()) held.setOpen(resumed)
    // Another one may have been opened in the meantime.
    return heldFor(held.open()?.record.id ?? id, context) ?? resumed
  }

  /** A chat that is held, as much of it as the plan analyzes now: a license may have come or ended since it was read. */
  function heldFor(id: string, context: HandlerContext): OpenChat | undefined {
    const there = held.get(id)
    return there && fits(there, context) ? there : undefined
  }

  function fits(there: OpenChat, { plan }: HandlerContext): boolean {
    const { wasTruncated } = there.record
    const { chat } = there
    if (!fitToPlan(there, plan)) return false
    if (there.chat !== chat && held.open() === there) hearOpen(there.chat)
    noteAnalyzed(there.record, wasTruncated)
    return true
  }

  /** The history shows how much is analyzed now. Where that cannot be saved, the next reading does so. */
  function noteAnalyzed(record: UploadRecord, wasTruncated: boolean): void {
    if (record.wasTruncated !== wasTruncated) void store.update(record).catch(() => undefined)
  }

  /** Reads a chat for the calls about it. Several ask at once; the file is read for all of them, and none of them may stop it. */
  async function resume(id: string, context: HandlerContext): Promise<OpenChat> {
    const alone = { ...context, signal: new AbortController().signal, report: () => undefined }
    const key = `${id} ${context.plan}`
    const reading = resuming.get(key) ?? read(id, alone).finally(() => resuming.delete(key))
    resuming.set(key, reading)
    const resumed = await reading.catch((error: unknown) => {
      throw error instanceof Failure && error.code === 'upload_not_found' ? new Failure('no_chat') : error
    })
    if (gone.has(id)) throw new Failure('no_chat')
    // It may have been opened or added to in the meantime.
    const there = heldFor(id, context)
    if (!there) {
      held.hold(resumed)
      hearResumed(resumed.chat)
    }
    return there ?? resumed
  }

  /** What was uploaded or added to is the open chat; nobody waits until it is kept. */
  async function added(uploaded: OpenChat, context: HandlerContext, replaced: UploadRecord | 'oldest' | 'none'): Promise<UploadAnswer> {
    const answer = await counted(asShown(uploaded), context)
    readings.forget()
    held.setOpen(uploaded)
    hearOpen(uploaded.chat)
    keeping = precedence.first(() => keep(uploaded, replaced))
    return answer
  }

  /** The records of all uploads, newest first, the open one among them. */
  async function list(): Promise<UploadRecord[]> {
    const records = (await store.list()).filter((record) => !gone.has(record.id))
    const open = held.open()
    const shown = open?.record
    if (!shown || gone.has(shown.id) || records.some(({ id }) => id === shown.id)) return records
    // It was kept and is no more: somebody deleted it elsewhere, in another tab perhaps.
    if (open?.stored === 'stored') return records
    return [...records, shown].sort(newestFirst)
  }

  /**
   * Whether the chat in memory is the stored one: another tab may have deleted it, or added to it. Where the store answers
   * nothing, it is believed to be.
   */
  async function isAsKept({ record: { id, appended }, stored }: OpenChat): Promise<boolean> {
    if (stored !== 'stored') return true
    return store.list().then(
      (records) => records.some((record) => record.id === id && record.appended.length === appended.length),
      () => true,
    )
  }

  /** All uploads, each whole or what is left of it, newest first; those that are not listed come last. */
  async function* backedUp({ signal }: HandlerContext, only?: string): AsyncGenerator<ToBackUp> {
    const [records, { bytes, damaged }] = await Promise.all([list(), store.space()])
    for (const id of new Set([...records.map((record) => record.id), ...damaged, ...bytes.keys()])) {
      if (only !== undefined && id !== only) continue
      signal.throwIfAborted()
      const upload = await readable(id, signal)
      if (upload) yield upload
      else if (!gone.has(id)) yield { id, remains: await store.remains(id) }
    }
  }

  /** An upload that can be read to its end, with what of it is not kept yet; else null. */
  async function readable(id: string, signal: AbortSignal): Promise<StoredUpload | null> {
    try {
      const { record, files } = await withUnkept(store, id, held.get(id)?.unkept ?? [])
      for (const file of files) await printOf(file, signal)
      return { record, files }
    } catch (error) {
      signal.throwIfAborted()
      if (isDamage(error) || (error instanceof Failure && error.code === 'upload_not_found')) return null
      throw error
    }
  }

  /** What a backup is restored into. */
  async function here(context: HandlerContext): Promise<Here> {
    const [records, { bytes, damaged }] = await Promise.all([store.list(), store.space()])
    const silent = { ...context, report: () => undefined }
    return {
      records,
      ids: new Set([...records.map(({ id }) => id), ...damaged, ...bytes.keys()]),
      room: HISTORY_LENGTH - records.length,
      get: (id) => store.get(id),
      remains: (id) => store.remains(id),
      async keep(record, files) {
        await store.restore(record, files)
        gone.delete(record.id)
      },
      extend: (id, further) => extend(id, further, silent),
    }
  }

  /** Adds an export that a backup has to an upload. What is read of it here follows. */
  async function extend(id: string, { file, fact, uploadDate, isLeftOutIfKnown }: Further, context: HandlerContext): Promise<boolean> {
    const source: Source = { file, dateOrder: fact.dateOrder ?? undefined, otherFormats: fact.otherFormats }
    const { before, further, dateOrder } = await keptReadings.withFurther(id, source, context)
    const { reading, merged, doubt } = await mergeReadingsFor(hostOf(context), before.reading, further)
    readings.forget()
    if (doubt) throw new Failure('different_chat')
    if (isLeftOutIfKnown && merged.added === 0) return false
    const chat = analyzedPart(reading.chat, context.plan)
    const mark = chatMark(reading.chat)
    const later = Date.parse(uploadDate) > Date.parse(before.record.uploadDate) ? uploadDate : before.record.uploadDate
    const record = {
      ...before.record,
      ...analyzed(chat, reading),
      mark: markKept(before, mark),
      ...readingsWith(before, reading, mark),
      uploadDate: later,
      appended: [...before.record.appended, { ...appendedRecord({ ...source, dateOrder }, merged, now()), appendDate: fact.appendDate }],
    }
    const unkept = [...before.unkept, { record, file }]
    await keepFiles(store, unkept).catch((error: unknown) => {
      // It is here as long as anything is, where nothing outlasts the window.
      if (!(error instanceof Failure && error.code === 'storage_denied')) throw error
    })
    const isOpen = held.open()?.record.id === id
    held.drop(id)
    if (isOpen) {
      const facts = importFacts(reading, context.plan)
      held.setOpen({ record, chat, mark, ...heardOf(record, mark), facts, stored: 'stored', unkept: [] })
      hearOpen(chat)
    }
    return true
  }

  async function read(id: string, context: HandlerContext): Promise<OpenChat> {
    // What is still written down is read when it is.
    if (held.get(id)?.stored === 'writing') await keeping
    const { record: written, reading, unkept } = await precedence.first(() => keptReadings.read(id, context))
    const chat = analyzedPart(reading.chat, context.plan)
    const mark = chatMark(reading.chat)
    const unheard = unheardOf(written, reading, mark)
    const now = keptReadingOf(reading, mark)
    // What was kept stays what the person has heard of, and the mark what was said of the chat is found by.
    const heard = unheard ? readingBefore(written) : now
    const record = { ...written, ...analyzed(chat, reading), mark: written.mark ?? mark, reading: heard ?? now }
    // Files whose record was lost have one again.
    if (written.messageCount === 0) await store.update(record).catch(() => undefined)
    else noteAnalyzed(record, written.wasTruncated)
    return {
      record,
      chat,
      mark,
      earlierMark: record.mark === mark ? undefined : record.mark,
      reread: unheard && rereadOf(unheard),
      reading: now,
      facts: importFacts(reading, context.plan),
      stored: unkept.length > 0 ? 'failed' : 'stored',
      storedProblem: unkept.length > 0 ? held.get(id)?.storedProblem : undefined,
      unkept,
    }
  }

  /**
   * The time it is, or later: a newer upload has a higher id even where the clock was set back. An id that is too far ahead
   * came from a wrong clock; none follows it, or all later ones would be wrong, too.
   */
  function freshId(known: UploadRecord[]): string {
    const before = [lastId, ...known.map(lastTouched)].filter((time) => time <= now() + mostAheadMs)
    const taken = new Set([...known.map(numberOf), ...given])
    let number = before.reduce((latest, time) => Math.max(latest, time + 1), now())
    while (taken.has(number)) number++
    lastId = number
    given.add(number)
    return `upload_${number}`
  }

  /** Keeps the upload in the background, and deletes the one it replaces if the history is full. The chat is shown meanwhile. */
  async function keep(uploaded: OpenChat, replaced: UploadRecord | 'oldest' | 'none'): Promise<void> {
    try {
      await keepFiles(store, uploaded.unkept)
      uploaded.stored = 'stored'
      if (gone.has(uploaded.record.id)) await store.remove(uploaded.record.id)
      await makeRoom(uploaded.record.id, replaced)
    } catch (error) {
      // The next answer about the chat says so. A chat that could not be deleted stays.
      if (uploaded.stored !== 'writing') return
      uploaded.stored = 'failed'
      uploaded.storedProblem = Failure.from(error)
    }
  }

  /** Deletes what a new upload replaces, as it was when the upload began: a chat that was added to since stays. */
  async function makeRoom(id: string, replaced: UploadRecord | 'oldest' | 'none'): Promise<void> {
    if (replaced === 'none') return
    // Even where the clock was set back the new one is not the oldest.
    const others = (await store.list()).filter((record) => record.id !== id)
    if (others.length < HISTORY_LENGTH) return
    if (replaced === 'oldest') for (const record of others.slice(HISTORY_LENGTH - 1)) await store.remove(record.id)
    else if (await store.remove(replaced.id, 1 + replaced.appended.length)) forget(replaced.id)
  }
}

/** What an open chat with a further export says of the reading before. */
const heardOf = ({ mark: kept, reading, unheard }: UploadRecord, mark: string) => ({
  earlierMark: kept === mark ? undefined : kept,
  reread: unheard && rereadOf(unheard),
  reading,
})

/** The mark a chat with a further export is kept by: what was said of it may be under one by which only an earlier version read it. */
const markKept = ({ record, reading }: { record: UploadRecord; reading: ReadResult }, mark: string): string =>
  record.mark === undefined || record.mark === chatMark(reading.chat) ? mark : record.mark

/** Why a file is not added to a chat. */
const doubts: Record<MergeDoubt, { detail: string; facts: ToldFacts } | undefined> = {
  people: undefined,
  messages: {
    detail: 'This looks like another chat: it holds messages of the same days, and hardly any of them are the same.',
    facts: { doubt: 'messages' },
  },
}

/** The answer about a whole open chat, with the counting as progress. */
async function counted(chat: ShownChat, { report, signal }: HandlerContext): Promise<UploadAnswer> {
  const total = chat.chat.count
  report({ stage: 'counting', done: 0, total })
  await pause()
  signal.throwIfAborted()
  const answer = uploadAnswer(chat)
  report({ stage: 'counting', done: total, total })
  return answer
}
