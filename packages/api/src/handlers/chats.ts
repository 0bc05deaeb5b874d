import type { Chat } from '@convostat/engine/chat/chat'
import { type MergeDoubt, mergeReadingsFor } from '@convostat/engine/merge/merge-readings'
import type { History, UploadAnswer } from '#shapes/index.ts'
import type { HandlerContext } from '../answer.ts'
import { Failure, type ToldFacts } from '../failure.ts'
import type { Store, UploadRecord } from '../store.ts'
import { type Backups, chatBackups } from './chat-backups.ts'
import { type ChosenFile, chosenFile } from './chosen-file.ts'
import { countInSlices } from './counting.ts'
import { hostOf } from './host-of.ts'
import { fitToPlan, historyAnswer, type OpenChat, type ShownChat, uploadAnswer } from './open-chat.ts'
import { createOpenChats } from './open-chats.ts'
import type { Source } from './parse-cache.ts'
import { keepFiles } from './pending-saves.ts'
import { createPrecedence, type Precedence } from './precedence.ts'
import { appendedRecord, instant } from './records.ts'
import {
  afterDeletion,
  afterNumber,
  afterRestore,
  isAsStored,
  listed,
  newNumber,
  type Replaced,
  replacedBy,
  sessionBegins,
} from './session-uploads.ts'
import { type KeptFor, namesBy, shownChat } from './shown-chat.ts'
import { createKeptReadings } from './stored-chats.ts'
import { afterKeeping, heardAndRefreshed, newUpload, readAgain, withExport } from './upload-transitions.ts'

export { HISTORY_LENGTH } from './session-uploads.ts'

export interface ChatsOptions {
  store: Store
  /** The real clock, epoch milliseconds. */
  now: () => number
  /** The most bytes of text that this host reads. */
  limits: { textBytes: number }
  /** An upload to open where a chat is asked for and none is open: this host has been restarted. */
  opened?: string
  /** Notified of the chat that is open from now on. */
  hearOpen?: (chat: Chat) => void
  /** Notified that calls are about this one, too, and it was read for them. */
  hearResumed?: (chat: Chat) => void
  /** Notified that one was deleted. */
  hearGone?: (chat: Chat) => void
  /** What was saved about a chat's people. */
  keptPeople?: KeptFor
  /** What gives way while a chat is read or saved. */
  precedence?: Precedence
}

/** Uploads, and the chats that calls are about: the one they name, else the one opened last. */
export interface Chats extends Backups, ChosenFile {
  /** `replace`: which upload it takes the place of once the history is full, by its id, or `none`; the oldest without it. */
  upload(source: Source, context: HandlerContext, replace?: string): Promise<UploadAnswer>
  /** Merges a further export of the same chat into an upload. */
  append(id: string, source: Source, context: HandlerContext): Promise<UploadAnswer>
  open(id: string, how: { refresh?: boolean; heard?: boolean }, context: HandlerContext): Promise<UploadAnswer>
  /** All uploads, newest first, and what they take; the open one is among them even where it could not be kept. */
  history(): Promise<History>
  /**
   * Deletes an upload, or with null all of them; gives the ids of those it deleted. One that consists of another number of exports
   * than `exports` is kept. Of several each is tried, before the first failure is thrown.
   */
  delete(id: string | null, exports?: number): Promise<{ deleted: string[]; kept: string[] }>
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
  const { readings, ...chosen } = chosenFile({ limitBytes: limits.textBytes, keptPeople, precedence })
  const held = createOpenChats()
  const keptReadings = createKeptReadings(store, readings, held)
  /** Chats that are read because a call is about them, by id and plan. */
  const resuming = new Map<string, Promise<OpenChat>>()
  let session = sessionBegins(opened)
  /** What is being written down. */
  let keeping: Promise<void> = Promise.resolve()
  const backups = chatBackups({
    ...{ store, now, limits, readings, held, keptReadings, hearOpen, list },
    settled: () => keeping,
    isGone: (id) => session.gone.has(id),
    restored: (id) => {
      session = afterRestore(session, id)
    },
  })

  return {
    ...chosen,

    async upload(source, context, replace) {
      // Asked now, to be known when the file is read; where the store does not answer, nothing in it is overwritten.
      const known = store.list().catch(() => [])
      const replaced = await replacedOf(replace, known)
      const reading = await readings.read(source, hostOf(context))
      const records = await known
      const number = newNumber(session, records, now())
      session = afterNumber(session, number)
      return added(newUpload(`upload_${number}`, source, reading, context.plan, now()), context, replaced)
    },

    async append(id, source, context) {
      await keeping
      const { before, further, dateOrder } = await keptReadings.withFurther(id, source, context)
      const { reading, merged, doubt } = await mergeReadingsFor(hostOf(context), before.reading, further)
      if (doubt) throw new Failure('different_chat', doubts[doubt])
      const appended = appendedRecord({ ...source, dateOrder }, merged, now())
      return added(withExport(before, reading, { file: source.file, appended, uploadDate: instant(now()) }, context.plan), context, 'none')
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
      const change = heardAndRefreshed(opening, { heard, refresh }, now())
      if (change) {
        Object.assign(opening, change)
        // The hour restarts for this session even where it cannot be written down.
        void store.update(opening.record).catch(() => undefined)
      }
      const answer = await counted(asShown(opening), context, () => session.gone.has(id))
      held.setOpen(opening)
      hearOpen(opening.chat)
      return answer
    },

    ...backups,

    current: async (context) => asShown(await current(context)),
    asWritten: current,
  }

  async function replacedOf(replace: string | undefined, known: Promise<UploadRecord[]>): Promise<Replaced> {
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
    session = afterDeletion(session, id)
    const there = held.get(id)
    if (there) hearGone(there.chat)
    held.drop(id)
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
    const id = context.uploadId ?? open?.record.id ?? session.resumable
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
    if (session.gone.has(id)) throw new Failure('no_chat')
    // It may have been opened or added to in the meantime.
    const there = heldFor(id, context)
    if (!there) {
      held.hold(resumed)
      hearResumed(resumed.chat)
    }
    return there ?? resumed
  }

  /** What was uploaded or added to is the open chat; nobody waits until it is kept. */
  async function added(uploaded: OpenChat, context: HandlerContext, replaced: Replaced): Promise<UploadAnswer> {
    const answer = await counted(asShown(uploaded), context)
    readings.forget()
    held.setOpen(uploaded)
    hearOpen(uploaded.chat)
    keeping = precedence.first(() => keep(uploaded, replaced))
    return answer
  }

  async function list(): Promise<UploadRecord[]> {
    const records = await store.list()
    return listed(session, records, held.open())
  }

  /** Whether the chat in memory is the stored one. Where the store answers nothing, it is believed to be. */
  async function isAsKept(there: OpenChat): Promise<boolean> {
    if (there.stored !== 'stored') return true
    return store.list().then(
      (records) => isAsStored(there, records),
      () => true,
    )
  }

  async function read(id: string, context: HandlerContext): Promise<OpenChat> {
    // What is still written down is read when it is.
    if (held.get(id)?.stored === 'writing') await keeping
    const upload = await precedence.first(() => keptReadings.read(id, context))
    const again = readAgain(upload, context.plan, held.get(id)?.storedProblem)
    // Files whose record was lost have one again.
    if (upload.record.messageCount === 0) await store.update(again.record).catch(() => undefined)
    else noteAnalyzed(again.record, upload.record.wasTruncated)
    return again
  }

  /** Keeps the upload in the background, and deletes the one it replaces if the history is full. The chat is shown meanwhile. */
  async function keep(uploaded: OpenChat, replaced: Replaced): Promise<void> {
    const { id } = uploaded.record
    try {
      await keepFiles(store, uploaded.unkept)
      uploaded.stored = 'stored'
      if (session.gone.has(id)) await store.remove(id)
      if (replaced === 'none') return
      for (const { id: left, exports } of replacedBy(id, replaced, await store.list()))
        if ((await store.remove(left, exports)) && replaced !== 'oldest') forget(left)
    } catch (error) {
      // The next answer about the chat says so.
      Object.assign(uploaded, afterKeeping(uploaded, error))
    }
  }
}

/** Why a file is not added to a chat. */
const doubts: Record<MergeDoubt, { detail: string; facts: ToldFacts } | undefined> = {
  people: undefined,
  messages: {
    detail: 'This looks like a different chat: it has messages from the same days, but hardly any of them match.',
    facts: { doubt: 'messages' },
  },
}

/** The answer about a whole open chat, with the counting as progress. Other calls have their turn meanwhile, and one may delete it. */
async function counted(chat: ShownChat, context: HandlerContext, isGone = () => false): Promise<UploadAnswer> {
  await countInSlices(chat.chat, hostOf(context))
  if (isGone()) throw new Failure('upload_not_found')
  return uploadAnswer(chat)
}
